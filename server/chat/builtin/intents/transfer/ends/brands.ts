import type { FactIndex } from "../../../../../tools/core/facts.ts";
import type { NamedProgram } from "../../../readings/program-meant.ts";
import { mentionsOf, type Understood } from "../../../../language/understood.ts";

/*
 * "The Park Hyatt is 35k a night": a hotel or an airline that is named as a place to book, by a name
 * that its program does not bear, takes the points of that program.
 */

/** The programs of such places, apart from those that are named as programs. */
export const brandPrograms = (
  asked: Understood,
  named: readonly NamedProgram[],
  facts: FactIndex,
): readonly NamedProgram[] =>
  mentionsOf(asked, "merchant")
    .filter(({ start, end }) => !named.some((one) => one.start < end && start < one.end))
    .flatMap(({ start, end, text, ids: [id, ...others] }) => {
      const program = id === undefined || others.length > 0 ? undefined : programOfBrand(id, facts);
      return program === undefined ? [] : [{ start, end, text, ids: [program] }];
    });

function programOfBrand(merchant: string, { merchants, facts }: FactIndex): string | undefined {
  const brand = merchants.get(merchant);
  if (brand?.kind !== "hotel" && brand?.kind !== "airline") return undefined;
  const name = brand.name.toLowerCase();
  return facts.tables.programs.find(
    ({ category, aliases, name: own }) =>
      category === brand.kind &&
      ((aliases ?? []).some((alias) => alias.toLowerCase() === name) ||
        own.toLowerCase().startsWith(`${name} `)),
  )?.key;
}
