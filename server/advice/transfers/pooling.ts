import { isUsable, type PlainRow } from "../plain-row.ts";

/** People who may pool points of a program; unknown if no source says. */
export interface Pooling {
  readonly rule: "none" | "own_accounts" | "household" | "anyone" | "unknown";
  readonly max_members: number | undefined;
  readonly fee_usd: number | undefined;
  readonly note: string | undefined;
}

export function poolingOf(rules: readonly PlainRow<"programRules">[], program: string): Pooling {
  const row = rules.find((rule) => rule.program === program);
  const known = row !== undefined && isUsable(row) ? row : undefined;
  return {
    rule: known?.pooling ?? "unknown",
    max_members: known?.pooling_max_members,
    fee_usd: known?.pooling_fee_usd,
    note: row?.note || undefined,
  };
}

/** True if points of several people can be combined; undefined when no source says. */
export const canPool = ({ rule }: Pooling): boolean | undefined =>
  rule === "unknown" ? undefined : rule === "household" || rule === "anyone";

/** Points of one person. */
export interface OwnedPoints {
  readonly owner: string;
  readonly points: number;
}

/** The others who fit into a pool besides its owner, those with most points first. */
export const othersIn = <Held extends OwnedPoints>(
  { max_members: most = Number.POSITIVE_INFINITY }: Pooling,
  others: readonly Held[],
): readonly Held[] =>
  others.toSorted((a, b) => b.points - a.points).slice(0, Math.max(0, most - 1));

/** The others who may pool points into an owner's; none if no source says that they may. */
export const lendersTo = <Held extends OwnedPoints>(
  pooling: Pooling,
  owner: string,
  held: readonly Held[],
): readonly Held[] =>
  canPool(pooling) === true
    ? othersIn(
        pooling,
        held.filter((one) => one.owner !== owner),
      )
    : [];

/** The share of a need that each of several people gives, taken in order. */
export function takeFrom(held: readonly OwnedPoints[], need: number): readonly OwnedPoints[] {
  let left = need;
  return held.flatMap(({ owner, points }) => {
    const taken = Math.min(points, left);
    left -= taken;
    return taken > 0 ? [{ owner, points: taken }] : [];
  });
}

export const sumOf = (all: readonly OwnedPoints[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);
