import { oncePer } from "../../contract/once-per.ts";
import { groupBy } from "../group-by.ts";
import type { PlainRow } from "../plain-row.ts";

/*
 * Programs whose points are those of another one as soon as their owner holds a card that opens it.
 */

interface ProgramTable {
  readonly programs: readonly PlainRow<"programs">[];
}

/** The program whose routes the points of a program take: the one a card opens them to, or its own. */
export const toTransferProgram = ({ programs }: ProgramTable, program: string): string =>
  linksOf(programs).openedBy.get(program) ?? program;

/** The program of the same points while no card opens them; undefined if there is none. */
export const lockedProgramOf = ({ programs }: ProgramTable, opened: string): string | undefined =>
  linksOf(programs).lockedOf.get(opened);

/** The programs that a card opens for points of another one. */
export const openedPrograms = ({ programs }: ProgramTable): readonly string[] => [
  ...linksOf(programs).lockedOf.keys(),
];

/** True if the points of a program can be moved without holding a card. */
export const movesWithoutCard = ({ programs }: ProgramTable, program: string): boolean =>
  linksOf(programs).cardless.has(program);

/** The programs to whose accounts points move 1:1, the program itself among them; none without a family. */
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
