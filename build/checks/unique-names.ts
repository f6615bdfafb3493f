import { normalizeName } from "../../server/contract/names.ts";
import { defineCheck } from "./check.ts";

interface Named {
  readonly file: string;
  readonly line: number;
  readonly owner: string;
  readonly column: string;
  readonly name: string;
}

export default defineCheck({
  name: "unique-names",
  about: "A name, key or alias means one card, program or issuer, and one merchant or category.",
  run: ({ cards, programs, issuers, spendCategories, merchants }) => [
    ...clashes(
      cards.flatMap((card) =>
        namesOf("cards.csv", card, card.id, [
          "id",
          "card_name",
          "display_name",
          "former_ids",
          "aliases",
        ]),
      ),
    ),
    ...clashes(
      programs.flatMap((program) =>
        namesOf("programs.csv", program, program.key, ["key", "name", "aliases"]),
      ),
    ),
    ...clashes(
      issuers.flatMap((issuer) => namesOf("issuers.csv", issuer, issuer.name, ["name", "aliases"])),
    ),
    // A question can name a merchant or a category in the same place, so they share one namespace.
    ...clashes([
      ...spendCategories.flatMap((category) =>
        namesOf("spend-categories.csv", category, category.key, ["key", "name", "aliases"]),
      ),
      ...merchants.flatMap((merchant) =>
        namesOf("merchants.csv", merchant, merchant.key, ["key", "name", "aliases"]),
      ),
    ]),
  ],
});

const namesOf = (
  file: string,
  row: { readonly line: number },
  owner: string,
  columns: readonly string[],
): readonly Named[] =>
  columns.flatMap((column) =>
    [Reflect.get(row, column)]
      .flat()
      .map((name) => ({ file, line: row.line, owner, column, name: String(name) })),
  );

function clashes(names: readonly Named[]) {
  const owners = new Map<string, string>();
  return names.flatMap(({ owner, name, ...place }) => {
    const key = normalizeName(name);
    const other = owners.get(key) ?? owner;
    owners.set(key, other);
    if (other === owner) return [];
    return [{ ...place, message: `"${name}" already means ${other}; choose another` }];
  });
}
