import {
  addDays,
  addMonths,
  calendarStart,
  type Day,
  earlierOf,
  isExact,
  laterOf,
  monthsBetween,
  type PartialDay,
  type Span,
  shiftSpan,
  spanOf,
} from "./days.ts";
import type { PlainRow } from "./plain-row.ts";

type PeriodName = NonNullable<PlainRow<"credits">["period"]>;

/** Months of each period that comes again. */
export const PERIOD_MONTHS: Readonly<Record<PeriodName, number | undefined>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  year: 12,
  two_years: 24,
  four_years: 48,
  four_and_a_half_years: 54,
  five_years: 60,
  per_booking: undefined,
  once: undefined,
};

/**
 * The period that holds a day, from its first to its last day. Each is a span of possible days: one
 * day, unless only the month of the opening is known.
 */
export interface Period {
  readonly start: Span;
  readonly end: Span;
}

/** A period, or why it is unknown. */
export type FoundPeriod =
  | { readonly period: Period }
  | { readonly unknown: string }
  | { readonly notBefore: Day };

const at = (day: Day): Span => ({ first: day, last: day });

/** The block of the calendar that holds `today`; years and their parts only. */
export function calendarPeriod(months: number, today: Day): FoundPeriod {
  if (12 % months !== 0) {
    return { unknown: "No source says in which year this multi-year period began." };
  }
  const start = calendarStart(today, months);
  return { period: { start: at(start), end: at(addDays(addMonths(start, months), -1)) } };
}

/**
 * The period counted from the opening of the account. An opening on the 31st or on 29 February
 * begins later periods on the last day of a shorter month, and again on its own day after it.
 */
export function anniversaryPeriod(
  months: number,
  openedOn: PartialDay | undefined,
  today: Day,
): FoundPeriod {
  if (openedOn === undefined) {
    return { unknown: "It runs with the account, whose opening day is not recorded." };
  }
  const opened = spanOf(openedOn);
  if (opened.first > today) return { notBefore: opened.first };
  // Recorded events are in the past, so the current month ends today.
  const last = earlierOf(opened.last, today);
  // In the anniversary month, earlier opening days have begun a new period and later ones have not.
  const later = firstOfLaterBlock({ first: opened.first, last }, months, today);
  const span =
    later === undefined
      ? { first: opened.first, last }
      : { first: later, last: addDays(later, -1) };
  const blockStart = (day: Day, further: number): Day =>
    addMonths(day, (blocksSince(day, months, today) + further) * months);
  return {
    period: {
      start: shiftSpan(span, (day) => blockStart(day, 0)),
      end: shiftSpan(span, (day) => addDays(blockStart(day, 1), -1)),
    },
  };
}

/** The first opening day in the span that is still in the period before the first day's. */
function firstOfLaterBlock({ first, last }: Span, months: number, today: Day): Day | undefined {
  const count = blocksSince(first, months, today);
  if (blocksSince(last, months, today) === count) return undefined;
  let day = first;
  while (blocksSince(day, months, today) === count) day = addDays(day, 1);
  return day;
}

/** The first day on which something used on `lastUse` can be used again. */
export const rollingReset = (months: number, lastUse: Day): Day => addMonths(lastUse, months);

/** Keeps a period inside the days on which a fact holds; undefined when nothing of it is left. */
export function clipPeriod(
  period: Period,
  starts: Day | undefined,
  ends: Day | undefined,
): Period | undefined {
  const start = starts === undefined ? period.start : shiftSpan(period.start, laterThan(starts));
  const end = ends === undefined ? period.end : shiftSpan(period.end, earlierThan(ends));
  return start.first > end.last ? undefined : { start, end };
}

/** True if a day lies in a period; undefined if that is not certain. */
export function isInPeriod({ start, end }: Period, day: Day): boolean | undefined {
  if (day < start.first || day > end.last) return false;
  return day >= start.last && day <= end.first ? true : undefined;
}

/** The day after the period, or the first it may be. */
export const resetAfter = (period: Period): Day => addDays(period.end.first, 1);

export const isExactPeriod = (period: Period): boolean =>
  isExact(period.start) && isExact(period.end);

const blocksSince = (from: Day, months: number, to: Day): number =>
  Math.floor(monthsBetween(from, to) / months);

const laterThan = (bound: Day) => (day: Day) => laterOf(day, bound);

const earlierThan = (bound: Day) => (day: Day) => earlierOf(day, bound);
