import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";
import { type Day } from "../days.ts";

type Lounge = PlainRow<"lounges">;

/**
 * yes: the card gets you in, within its visits and same-day conditions. paid: a membership with
 * paid visits. unknown: depends on spend or status that is not known to be reached. not_now: it has
 * not started. unverified: no dated source at all.
 */
export type LoungeEntry = "yes" | "paid" | "unknown" | "not_now" | "unverified";

/** Conditions of a visit, not of the member. */
const OF_THE_DAY: ReadonlySet<string> = new Set(["same_day_ticket", "same_airline_ticket"]);

/** Tells if the holder may enter on a day, given the conditions they are said to meet. */
export function loungeEntry(row: Lounge, today: Day, met: ReadonlySet<string>): LoungeEntry {
  if (!isUsable(row)) return "unverified";
  if (row.starts !== undefined && row.starts > today) return "not_now";
  if (row.unlimited !== true && row.visits_per_year === 0) return "paid";
  const spend = row.annual_spend_usd === undefined ? [] : ["annual_spend"];
  const needs = [...row.requires, ...spend].filter((need) => !OF_THE_DAY.has(need));
  return needs.every((need) => met.has(need)) ? "yes" : "unknown";
}

export interface GuestCost {
  readonly free: number;
  /** Undefined when no source gives the fee. */
  readonly cents?: number | undefined;
}

/**
 * The guests' price of one visit, some of them children of known ages; undefined when no source
 * says how many enter free. Without a rule for children they pay as adults.
 */
export function guestCost(
  row: Lounge,
  count: number,
  childAges: readonly number[] = [],
): GuestCost | undefined {
  const { guests, child_free_under_age: freeUnder = 0, child_age_limit: limit = 0 } = row;
  const ages = childAges.slice(0, count);
  const counted = count - ages.filter((age) => age < freeUnder).length;
  if (counted === 0) return { free: count, cents: 0 };
  if (guests === undefined) return undefined;
  const paying = Math.max(0, counted - guests);
  const children = ages.filter((age) => age >= freeUnder && age < limit).length;
  // The free places go to adults first, who would pay more.
  const adults = Math.min(paying, Math.max(0, counted - children - guests));
  const fees = [
    feeOf(adults, row.guest_fee_usd),
    feeOf(paying - adults, row.child_guest_fee_usd ?? row.guest_fee_usd),
  ];
  const cents = fees.reduce<number | undefined>(
    (sum, fee) => (sum === undefined || fee === undefined ? undefined : sum + fee),
    0,
  );
  return { free: count - paying, cents };
}

const feeOf = (many: number, fee: number | undefined): number | undefined =>
  many === 0 ? 0 : fee === undefined ? undefined : many * toCents(fee);

/** The price for children in words: "under 2 free, from 2 to 17 $30"; undefined if unknown. */
export function childRule(row: Lounge): string | undefined {
  const { child_free_under_age: freeUnder, child_guest_fee_usd: fee, child_age_limit: limit } = row;
  const parts = [
    ...(freeUnder === undefined ? [] : [`children under ${freeUnder} are free`]),
    ...(fee === undefined || limit === undefined
      ? []
      : [`a further guest ${agesOf(freeUnder, limit)} pays $${fee}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

const agesOf = (freeUnder: number | undefined, limit: number): string =>
  freeUnder === undefined ? `under ${limit}` : `from ${freeUnder} to ${limit - 1} years`;
