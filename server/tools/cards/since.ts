import { addDays, addMonths, type Day, spanOf } from "../../advice/days.ts";
import { readDate } from "../../member/written-dates.ts";

const SPAN = /^(?:last\s+|past\s+)?(\d{1,4})\s*(d|w|m|y|day|week|month|year)s?(?:\s+ago)?$/;
const ONE =
  /^(?:since\s+)?(?:(?:last|past|one|a|this past)\s+)(day|week|month|quarter|year)(?:\s+ago)?$/;
const YEAR = /^\d{4}$/;

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** Most years back: before that nothing is recorded, and the calendar stays in range. */
const MAX_DAYS = 36_525;

/**
 * The first day meant by a date, a month, a year, or a span before today such as `90d`, `6 months`
 * or `last month`, which is one month back. Undefined when it is none of these.
 */
export function toSince(since: string, today: Day): Day | undefined {
  const text = since.trim().toLowerCase();
  const date = readDate(text);
  if (date !== undefined) return spanOf(date).first;
  if (YEAR.test(text) && text > "0000") return `${text}-01-01`;
  if (text === "today") return today;
  if (text === "yesterday") return addDays(today, -1);
  if (text === "this month") return `${today.slice(0, 7)}-01`;
  if (text === "this year") return `${today.slice(0, 4)}-01-01`;
  const one = ONE.exec(text)?.[1];
  if (one !== undefined) return back(1, one, today);
  const [, many, unit] = SPAN.exec(text) ?? [];
  return many === undefined || unit === undefined ? undefined : back(Number(many), unit, today);
}

function back(many: number, unit: string, today: Day): Day | undefined {
  const days = unit.startsWith("d") ? many : unit.startsWith("w") ? many * 7 : undefined;
  if (days !== undefined) return days > MAX_DAYS ? undefined : addDays(today, -days);
  const months =
    many *
    (unit.startsWith("y") ? MONTHS.year : unit.startsWith("q") ? MONTHS.quarter : MONTHS.month);
  return months * 31 > MAX_DAYS ? undefined : addMonths(today, -months);
}
