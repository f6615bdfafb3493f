import * as z from "zod";
import { groupBy } from "../../advice/group-by.ts";
import { fromDollars, toDollars } from "../../member/money.ts";

/* Balances added up by program and by owner, with how far each is behind the largest. */

const sum = {
  points: z.int(),
  value_usd: z.number().describe("What nobody has valued counts as nothing."),
  behind_points: z.int().describe("How many fewer than the largest of the list."),
  behind_usd: z.number().describe("How much less it is worth than what is worth most of the list."),
};

export const programSum = z.object({
  program: z.string(),
  program_name: z.string(),
  owners: z.array(z.string()),
  ...sum,
});

export const ownerSum = z.object({ owner: z.string(), ...sum });

interface Row {
  readonly program: string;
  readonly program_name: string;
  readonly owner: string;
  readonly points: number;
  readonly value_usd?: number | undefined;
}

export function toProgramSums(rows: readonly Row[]): z.infer<typeof programSum>[] {
  const groups = [...groupBy(rows, ({ program }) => program).values()];
  return ranked(
    groups.flatMap((own) => {
      const [first] = own;
      return first === undefined
        ? []
        : [
            {
              program: first.program,
              program_name: first.program_name,
              owners: own.map(({ owner }) => owner),
              ...sumOf(own),
            },
          ];
    }),
  );
}

export const toOwnerSums = (rows: readonly Row[]): z.infer<typeof ownerSum>[] =>
  ranked(
    [...groupBy(rows, ({ owner }) => owner)].map(([owner, own]) => ({ owner, ...sumOf(own) })),
  );

const sumOf = (rows: readonly Row[]) => ({
  points: rows.reduce((total, { points }) => total + points, 0),
  cents: rows.reduce((total, row) => total + fromDollars(row.value_usd ?? 0), 0),
});

function ranked<Group extends { readonly points: number; readonly cents: number }>(
  groups: readonly Group[],
) {
  const mostPoints = Math.max(0, ...groups.map(({ points }) => points));
  const mostCents = Math.max(0, ...groups.map(({ cents }) => cents));
  return groups
    .toSorted((a, b) => b.points - a.points)
    .map(({ cents, ...group }) => ({
      ...group,
      value_usd: toDollars(cents),
      behind_points: mostPoints - group.points,
      behind_usd: toDollars(mostCents - cents),
    }));
}
