import * as z from "zod";
import { groupBy } from "../../advice/group-by.ts";
import { toCents, toDollars } from "../../advice/money.ts";

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
  readonly owner: string;
  readonly points: number;
  readonly value_usd?: number | undefined;
}

export const sumOf = (rows: readonly Row[]) => ({
  points: rows.reduce((total, { points }) => total + points, 0),
  value_usd: toDollars(rows.reduce((cents, row) => cents + toCents(row.value_usd ?? 0), 0)),
});

/** The sum of each group, the most points first; its names are those of the first row. */
export function sumsBy<One extends Row>(rows: readonly One[], keyOf: (row: One) => string) {
  const groups = [...groupBy(rows, keyOf).values()].flatMap((own) =>
    own.slice(0, 1).map((first) => ({
      ...first,
      ...sumOf(own),
      owners: own.map(({ owner }) => owner),
    })),
  );
  const mostPoints = Math.max(0, ...groups.map(({ points }) => points));
  const mostCents = Math.max(0, ...groups.map((group) => toCents(group.value_usd)));
  return groups
    .toSorted((a, b) => b.points - a.points)
    .map((group) => ({
      ...group,
      behind_points: mostPoints - group.points,
      behind_usd: toDollars(mostCents - toCents(group.value_usd)),
    }));
}
