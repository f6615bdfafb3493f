import { normalizeName } from "../../server/contract/names.ts";
import type { Problem } from "../problem.ts";
import { defineCheck } from "./check.ts";

interface Named {
  readonly line: number;
  readonly owner: string;
  readonly column: string;
  readonly name: string;
}

export default defineCheck({
  name: "unique-names",
  about: "A name, key or alias means one card, one program or one issuer.",
  severity: "error",
  run: ({ cards, programs, issuers }) => [
    ...clashes(
      "cards.csv",
      cards.flatMap((card) => [
        { line: card.line, owner: card.id, column: "id", name: card.id },
        { line: card.line, owner: card.id, column: "card_name", name: card.card_name },
        { line: card.line, owner: card.id, column: "display_name", name: card.display_name },
        ...named(card.line, card.id, "former_ids", card.former_ids),
        ...named(card.line, card.id, "aliases", card.aliases),
      ]),
    ),
    ...clashes(
      "programs.csv",
      programs.flatMap((program) => [
        { line: program.line, owner: program.key, column: "key", name: program.key },
        { line: program.line, owner: program.key, column: "name", name: program.name },
        ...named(program.line, program.key, "aliases", program.aliases),
      ]),
    ),
    ...clashes(
      "issuers.csv",
      issuers.flatMap((issuer) => [
        { line: issuer.line, owner: issuer.name, column: "name", name: issuer.name },
        ...named(issuer.line, issuer.name, "aliases", issuer.aliases),
      ]),
    ),
  ],
});

function named(line: number, owner: string, column: string, names: readonly string[]): Named[] {
  return names.map((name) => ({ line, owner, column, name }));
}

function clashes(file: string, names: readonly Named[]): readonly Problem[] {
  const owners = new Map<string, string>();
  return names.flatMap(({ line, owner, column, name }) => {
    const key = normalizeName(name);
    const other = owners.get(key) ?? owner;
    owners.set(key, other);
    if (other === owner) return [];
    return [{ file, line, column, message: `"${name}" already means ${other}; choose another` }];
  });
}
