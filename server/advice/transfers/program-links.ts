import { oncePer } from "../../contract/once-per.ts";
import { groupBy } from "../../contract/group-by.ts";
import type { PlainRow } from "../plain-row.ts";

/*
 * Linked programs: one's points count as the other's as soon as the owner holds an unlocking card.
 */

interface ProgramTable {
  readonly programs: readonly PlainRow<"programs">[];
}

/** The program with the routes of a program's points: the one a card unlocks, or itself. */
export const toTransferProgram = ({ programs }: ProgramTable, program: string): string =>
  linksOf(programs).openedBy.get(program) ?? program;

/** The program that points belong to while no card unlocks them; undefined if there is none. */
export const lockedProgramOf = ({ programs }: ProgramTable, opened: string): string | undefined =>
  linksOf(programs).lockedOf.get(opened);

/** The programs that cards unlock for points of another one. */
export const openedPrograms = ({ programs }: ProgramTable): readonly string[] => [
  ...linksOf(programs).lockedOf.keys(),
];

/** True if the points of a program can be moved without holding a card. */
export const movesWithoutCard = ({ programs }: ProgramTable, program: string): boolean =>
  linksOf(programs).cardless.has(program);

/** The family of programs that points move within 1:1, including this one; empty without one. */
export function familyOf(
  { programs }: ProgramTable,
  program: string,
): readonly PlainRow<"programs">[] {
  const { families } = linksOf(programs);
  return [...families.values()].find((all) => all.some(({ key }) => key === program)) ?? [];
}

const linksOf = oncePer((programs: ProgramTable["programs"]) => {
  const pairs = programs.flatMap(({ key, opens_to: opened }) =>
    opened === undefined ? [] : [[key, opened] as const],
  );
  const cardless = programs.filter(({ moves_without_card: moves }) => moves === true);
  return {
    openedBy: new Map(pairs),
    lockedOf: new Map(pairs.map(([locked, opened]) => [opened, locked])),
    families: groupBy(
      programs.filter(({ family }) => family !== undefined),
      ({ family = "" }) => family,
    ),
    cardless: new Set(cardless.map(({ key }) => key)),
  };
});
