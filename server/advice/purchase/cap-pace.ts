import type { FactRow } from "../../contract/facts.ts";
import { addDays, addMonths, type Day, monthKey, type PartialDay } from "../days.ts";
import { anniversaryPeriod, calendarPeriod, type Period } from "../periods.ts";

/* The current period of a spending cap, and when the cap fills up at a monthly spend. */

type CapPeriod = NonNullable<FactRow<"earnRates">["cap_period"]>;

/** Follows an amount of dollars, as in "$6,000 a calendar year". */
export const CAP_PERIOD_WORDS: Readonly<Record<CapPeriod, string>> = {
  billing_cycle: "a billing cycle",
  month: "a month",
  quarter: "a quarter",
  half_year: "a half-year",
  calendar_year: "a calendar year",
  anniversary_year: "a cardmember year",
  lifetime: "once",
  promotion: "during the promotion",
};

/** Months of the periods that go by the calendar. */
const CALENDAR_MONTHS: Partial<Readonly<Record<CapPeriod, number>>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  calendar_year: 12,
};

const PERIOD_MONTHS: Partial<Readonly<Record<CapPeriod, number>>> = {
  ...CALENDAR_MONTHS,
  anniversary_year: 12,
};

/** The period of a cap that contains a day; undefined for lifetime and statement-cycle caps. */
export function capPeriod(
  period: CapPeriod,
  openedOn: PartialDay | undefined,
  day: Day,
): Period | undefined {
  const calendar = CALENDAR_MONTHS[period];
  if (calendar === undefined && period !== "anniversary_year") return undefined;
  const found =
    calendar === undefined ? anniversaryPeriod(12, openedOn, day) : calendarPeriod(calendar, day);
  return "period" in found ? found.period : undefined;
}

interface Cap {
  readonly limitUsd: number;
  readonly period: CapPeriod;
  /** The rest of the cap today, where known. */
  readonly leftUsd: number | undefined;
  /** The account's opening, for caps of its own year. */
  readonly openedOn?: PartialDay | undefined;
}

/** A cap that fills later than in a hundred years is never full. */
const HORIZON_MONTHS = 1200;

export interface CapPace {
  /** The start of the months: the period's, or today if the amount left is known. */
  readonly from: Day;
  /** Until the cap is full; to one decimal. */
  readonly months: number;
  /** The month in which it is full, `YYYY-MM`; undefined if the period ends before, or never. */
  readonly full_in: string | undefined;
  /** The spend of a whole period, and the part beyond the cap. */
  readonly period_usd: number | undefined;
  readonly over_usd: number | undefined;
}

export function capPace(
  { limitUsd, period, leftUsd, openedOn }: Cap,
  monthUsd: number,
  today: Day,
): CapPace {
  const running = capPeriod(period, openedOn, today);
  const from = leftUsd === undefined ? (running?.start.last ?? today) : today;
  const months = (leftUsd ?? limitUsd) / monthUsd;
  const wait = Math.max(0, Math.ceil(months) - 1);
  const fullIn = wait < HORIZON_MONTHS ? monthKey(addMonths(from, wait)) : undefined;
  const end = running && addDays(running.end.first, 1);
  const length = PERIOD_MONTHS[period];
  const periodUsd = length === undefined ? undefined : monthUsd * length;
  const isReached = end === undefined || (fullIn !== undefined && fullIn < monthKey(end));
  return {
    from,
    months: Math.round(months * 10) / 10,
    full_in: isReached ? fullIn : undefined,
    period_usd: periodUsd,
    over_usd: periodUsd === undefined ? undefined : Math.max(0, periodUsd - limitUsd),
  };
}
