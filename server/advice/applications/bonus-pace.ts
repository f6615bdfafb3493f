import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  type PartialDay,
  type Span,
  shiftSpan,
  spanOf,
} from "../days.ts";

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
  /** Days until the deadline: 0 on the day itself, negative once it has passed. */
  readonly daysLeft?: number | undefined;
  /** Spend needed each week from today, rounded up to the cent; everything left in a last week. */
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

/** The progress of a spending bonus, and the pace needed for the rest. */
export function bonusPace({
  requiredCents,
  netSpentCents,
  deadline,
  today,
}: BonusInput): BonusPace {
  const leftCents = Math.max(0, requiredCents - netSpentCents);
  const base = { requiredCents, netSpentCents, leftCents, deadline };
  const daysLeft = deadline === undefined ? undefined : daysBetween(today, deadline);
  if (leftCents === 0) return { ...base, status: "done", daysLeft };
  if (daysLeft === undefined) return { ...base, status: "unknown" };
  if (daysLeft < 0) return { ...base, status: "missed", daysLeft };
  const weekly = Math.ceil((leftCents * DAYS_A_WEEK) / daysToSpend(daysLeft));
  return { ...base, status: "open", daysLeft, perWeekCents: Math.min(leftCents, weekly) };
}

/** Purchases of today and of the deadline count. */
const daysToSpend = (daysLeft: number): number => daysLeft + 1;

/** Actual or planned spending: an amount in a number of days. */
export interface BonusPlan {
  readonly cents: number;
  readonly days: number;
}

const DAYS_A_YEAR = 365;

/** Days per unit of a plan. */
export const EACH_DAYS = { day: 1, week: DAYS_A_WEEK, month: DAYS_A_YEAR / 12 } as const;

export interface PlannedPace {
  /** The day on which nothing is left at that pace. */
  readonly doneOn: Day;
  /** Undefined without a deadline. */
  readonly isInTime?: boolean | undefined;
  /** Shortfall at the deadline, half a cent up. */
  readonly missingCents?: number | undefined;
  /** Spend needed per unit to make the deadline. */
  readonly neededCents?: number | undefined;
}

/** The average pace until the last day with known spend; undefined while nothing is spent. */
export function paceSoFar(
  { netSpentCents }: BonusPace,
  startedOn: Day,
  knownOn: Day,
): BonusPlan | undefined {
  const days = daysBetween(startedOn, knownOn) + 1;
  if (days < 1 || netSpentCents <= 0) return undefined;
  return { cents: netSpentCents, days };
}

/** Cents a week at a pace, half a cent up. */
export const weeklyCents = ({ cents, days }: BonusPlan): number =>
  Math.round((cents * DAYS_A_WEEK) / days);

const MAX_DAYS = 100 * DAYS_A_YEAR;

/** When the bonus is done at a pace, spent evenly from today; undefined if never. */
export function plannedPace(
  { leftCents, deadline, daysLeft = -1 }: BonusPace,
  { cents, days: every }: BonusPlan,
  today: Day,
): PlannedPace | undefined {
  if (cents <= 0 || leftCents === 0) return undefined;
  const days = Math.ceil((leftCents * every) / cents);
  if (days > MAX_DAYS) return undefined;
  const plan = { doneOn: addDays(today, days - 1) };
  if (deadline === undefined || daysLeft < 0) return plan;
  const spendingDays = daysToSpend(daysLeft);
  const missing = Math.round(leftCents - (cents * spendingDays) / every);
  const needed = Math.ceil((leftCents * every) / spendingDays);
  return {
    ...plan,
    isInTime: plan.doneOn <= deadline,
    missingCents: Math.max(0, missing),
    neededCents: Math.min(leftCents, needed),
  };
}

/**
 * The last day of `months` months from the opening: the day before the same day of a later month,
 * which is safe however the issuer counts. A span when only the month of the opening is known.
 */
export const bonusDeadline = (openedOn: PartialDay, months: number): Span =>
  shiftSpan(spanOf(openedOn), (day) => addDays(addMonths(day, months), -1));
