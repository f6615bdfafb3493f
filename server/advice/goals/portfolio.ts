import { addDays, type Day } from "../days.ts";
import { groupBy } from "../../contract/group-by.ts";
import type { PlainRow } from "../plain-row.ts";
import { type ExpiringBalance, expiryOf, type PointsExpiry } from "./points-expiry.ts";
import { canPool, type Pooling, poolingOf } from "../transfers/pooling.ts";
import { centsOf } from "./redemption-value.ts";

export interface HeldBalance extends ExpiringBalance {
  readonly owner: string;
  readonly points: number;
  /** Cents per point in each style; undefined when nobody values the program. */
  readonly cpp?: Styled | undefined;
}

export interface PortfolioInput {
  readonly balances: readonly HeldBalance[];
  readonly programRules: readonly PlainRow<"programRules">[];
  readonly day: Day;
  /** Expiry within this many days counts as soon. */
  readonly within_days: number;
}

/** One figure in each style; whole cents, or cents per point. */
export interface Styled {
  readonly floor: number;
  readonly typical: number;
  readonly high: number;
}

export interface ValuedBalance {
  readonly balance: HeldBalance;
  readonly cents: Styled | undefined;
  readonly expiry: PointsExpiry;
  /** Lapses from the day asked on and within the days asked. */
  readonly is_expiring: boolean;
  /** Lapsed already by the rule or date. */
  readonly is_expired: boolean;
}

interface Share {
  /** A program or an owner. */
  readonly of: string;
  readonly points: number | undefined;
  readonly cents: Styled;
  /** Share of the whole typical value, in percent to one decimal; undefined when that is zero. */
  readonly percent: number | undefined;
}

/** Balances of one program with several owners, and if they can be combined. */
export interface PoolablePoints {
  readonly program: string;
  readonly owners: readonly string[];
  readonly points: number;
  readonly pooling: Pooling;
  /** Undefined when no source says. */
  readonly can_pool: boolean | undefined;
}

export interface Portfolio {
  readonly balances: readonly ValuedBalance[];
  readonly total: Styled;
  /** Programs without a value; their points are in no total. */
  readonly unvalued: readonly string[];
  readonly by_program: readonly Share[];
  readonly by_owner: readonly Share[];
  /** Balances known to expire within the days in question. */
  readonly expiring: Styled;
  /** Balances that have expired by their rule or date; they are still in the total. */
  readonly lapsed: Styled;
  /** Balances without a known expiry. */
  readonly expiry_unknown: Styled;
  readonly poolable: readonly PoolablePoints[];
}

const NOTHING: Styled = { floor: 0, typical: 0, high: 0 };

/** Points at a value in every style, in whole cents. */
export const valueOf = (points: number, cpp: Styled): Styled => ({
  floor: centsOf(points, cpp.floor),
  typical: centsOf(points, cpp.typical),
  high: centsOf(points, cpp.high),
});

/** All balances valued, with shares, what lapses soon and what could be pooled. */
export function valuePortfolio(input: PortfolioInput): Portfolio {
  const balances = input.balances.map((balance) => toValued(input, balance));
  const total = sumOf(balances);
  const shares = (key: (balance: HeldBalance) => string, counts: boolean): readonly Share[] =>
    [...groupBy(balances, (row) => key(row.balance))]
      .map(([of, rows]) => toShare(of, rows, total.typical, counts))
      .toSorted((a, b) => b.cents.typical - a.cents.typical || (a.of < b.of ? -1 : 1));
  const unvalued = balances.filter(
    ({ cents, balance }) => cents === undefined && balance.points > 0,
  );
  return {
    balances,
    total,
    unvalued: [...new Set(unvalued.map(({ balance }) => balance.program))],
    by_program: shares(({ program }) => program, true),
    by_owner: shares(({ owner }) => owner, false),
    expiring: sumOf(balances.filter((row) => row.is_expiring)),
    lapsed: sumOf(balances.filter((row) => row.is_expired)),
    expiry_unknown: sumOf(balances.filter(({ expiry }) => expiry.kind === "unknown")),
    poolable: toPoolable(input),
  };
}

function toValued(input: PortfolioInput, balance: HeldBalance): ValuedBalance {
  const expiry = expiryOf(input.programRules, balance);
  const isExpired = expiry.kind === "dated" && expiry.on < input.day;
  return {
    balance,
    cents: balance.cpp === undefined ? undefined : valueOf(balance.points, balance.cpp),
    expiry,
    is_expiring:
      expiry.kind === "dated" && !isExpired && expiry.on <= addDays(input.day, input.within_days),
    is_expired: isExpired,
  };
}

function toShare(
  of: string,
  rows: readonly ValuedBalance[],
  whole: number,
  counts: boolean,
): Share {
  const cents = sumOf(rows);
  return {
    of,
    // Points of different programs do not add up.
    points: counts ? rows.reduce((sum, { balance }) => sum + balance.points, 0) : undefined,
    cents,
    percent: whole > 0 ? Math.round((cents.typical * 1000) / whole) / 10 : undefined,
  };
}

const sumOf = (rows: readonly ValuedBalance[]): Styled =>
  rows.reduce<Styled>(
    (sum, { cents }) => ({
      floor: sum.floor + (cents?.floor ?? 0),
      typical: sum.typical + (cents?.typical ?? 0),
      high: sum.high + (cents?.high ?? 0),
    }),
    NOTHING,
  );

function toPoolable({ balances, programRules }: PortfolioInput): readonly PoolablePoints[] {
  const held = balances.filter(({ points }) => points > 0);
  return [...groupBy(held, ({ program }) => program)].flatMap(([program, rows]) => {
    const owners = [...new Set(rows.map(({ owner }) => owner))];
    if (owners.length < 2) return [];
    const pooling = poolingOf(programRules, program);
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    return [{ program, owners, points, pooling, can_pool: canPool(pooling) }];
  });
}
