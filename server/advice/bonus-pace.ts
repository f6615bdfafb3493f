import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  type PartialDay,
  type Span,
  shiftSpan,
  spanOf,
} from "./days.ts";

/**
 * done: nothing is left to spend. open: there is time. missed: the deadline has passed. unknown: no
 * deadline is recorded.
 */
type PaceStatus = "done" | "open" | "missed" | "unknown";

export interface BonusPace {
  readonly status: PaceStatus;
  readonly requiredCents: number;
  readonly netSpentCents: number;
  /** Never below zero; refunds can make it more than required. */
  readonly leftCents: number;
  readonly deadline?: Day | undefined;
  /** Days to spend on, today and the deadline included; 0 once it has passed. */
  readonly daysLeft?: number | undefined;
  /** What to spend each week from today, rounded up to the cent; all that is left in a last week. */
  readonly perWeekCents?: number | undefined;
}

export interface BonusInput {
  readonly requiredCents: number;
  /** Purchases less refunds, without fees; negative when refunds are more. */
  readonly netSpentCents: number;
  /** The last day on which a purchase counts. */
  readonly deadline?: Day | undefined;
  readonly today: Day;
}

const DAYS_A_WEEK = 7;

/** How far a spending bonus is, and how fast the rest must go. */
export function bonusPace({
  requiredCents,
  netSpentCents,
  deadline,
  today,
}: BonusInput): BonusPace {
  const leftCents = Math.max(0, requiredCents - netSpentCents);
  const base = { requiredCents, netSpentCents, leftCents, deadline };
  const daysLeft =
    deadline === undefined ? undefined : Math.max(0, daysBetween(today, deadline) + 1);
  if (leftCents === 0) return { ...base, status: "done", daysLeft };
  if (daysLeft === undefined) return { ...base, status: "unknown" };
  if (daysLeft === 0) return { ...base, status: "missed", daysLeft };
  const weekly = Math.ceil((leftCents * DAYS_A_WEEK) / daysLeft);
  return { ...base, status: "open", daysLeft, perWeekCents: Math.min(leftCents, weekly) };
}

/**
 * The last day of `months` months from the opening: the day before the same day of a later month,
 * which is safe however the issuer counts. A span when only the month of the opening is known.
 */
export const bonusDeadline = (openedOn: PartialDay, months: number): Span =>
  shiftSpan(spanOf(openedOn), (day) => addDays(addMonths(day, months), -1));
