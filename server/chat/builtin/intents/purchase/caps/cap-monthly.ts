import type { Amount, Understood } from "../../../../language/understood.ts";

/* "450 a month since January": what is spent by the month comes to as much as the months that are past. */

const MONTHS_A_YEAR = 12;
const MONTHS_A_QUARTER = 3;

const isMonthly = ({ end }: Amount, { tokens }: Understood): boolean =>
  /^(?:(?:a|per|each|every) month|monthly)\b/.test(tokens.slice(end, end + 2).join(" "));

/** The dollars that are told by the month; undefined where none are. */
export const monthlyTold = (asked: Understood): number | undefined =>
  asked.amounts.find(
    (sum) => (sum.unit === "usd" || sum.unit === "count") && sum.value > 0 && isMonthly(sum, asked),
  )?.value;

/** The sum that is spent by now of what is told by the month; undefined where none is told so. */
export function monthlyUpTo(
  sum: Amount,
  asked: Understood,
  { today, period }: { readonly today: string; readonly period: string },
): number | undefined {
  if (!isMonthly(sum, asked)) return undefined;
  const month = monthOf(today);
  const length = period === "quarter" ? MONTHS_A_QUARTER : MONTHS_A_YEAR;
  const first = month - ((month - 1) % length);
  const told = asked.dates.find(
    ({ from }) => from <= today && from.slice(0, 4) === today.slice(0, 4),
  );
  const since = told === undefined ? first : Math.max(first, monthOf(told.from));
  return sum.value * (month - since + 1);
}

const monthOf = (day: string): number => Number(day.slice("2026-".length, "2026-11".length));
