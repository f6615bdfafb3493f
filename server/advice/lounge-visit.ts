import { isUsable, type PlainRow, toCents } from "./plain-row.ts";
import { type Day } from "./days.ts";

type Lounge = PlainRow<"lounges">;

/**
 * yes: the card opens the door, on its visits and conditions of the day. paid: a membership whose
 * visits are paid. unknown: it hangs on a spend or a status that nobody said to be reached. not_now:
 * it has not begun. unverified: no dated source at all.
 */
export type LoungeEntry = "yes" | "paid" | "unknown" | "not_now" | "unverified";

/** Conditions of a visit, not of the member. */
const OF_THE_DAY: ReadonlySet<string> = new Set(["same_day_ticket", "same_airline_ticket"]);

/** Whether the holder comes in on a day, with what he is said to meet. */
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
  readonly paying: number;
  /** Undefined when no source gives the fee. */
  readonly cents?: number | undefined;
}

/** What so many guests cost on one visit; undefined when no source says how many come in free. */
export function guestCost(
  { guests, guest_fee_usd: fee }: Lounge,
  count: number,
): GuestCost | undefined {
  if (guests === undefined) return count === 0 ? { free: 0, paying: 0, cents: 0 } : undefined;
  const paying = Math.max(0, count - guests);
  const cents = paying === 0 ? 0 : fee === undefined ? undefined : paying * toCents(fee);
  return { free: count - paying, paying, cents };
}
