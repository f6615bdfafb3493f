import { addMonths, type Day } from "../../../../advice/days.ts";
import { type AskedSpan, isWithin, spansAsked, wholeOf } from "../../readings/asked-span.ts";
import { type Bounds, boundsOf } from "../../readings/bounds.ts";
import { asksHowMuch } from "../../readings/rows-asked.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { asksUsed } from "./credit-columns.ts";
import type { Credit } from "./credit-rows.ts";

/*
 * Which credits a question is about by all that it says of them besides their names: how often they
 * come, by what clock, how big they are, when they end and when they are whole again.
 */

export const RESETS =
  /\b(?:reset|resets|resetting|renew|renews|renewing|refresh|refreshes|come back|comes back|start over|starts over|start again|refill|refills|replenish|replenishes|restart|restarts|roll over|rolls over|whole again)\b/;

const ENDS =
  /\b(?:end|ends|ending|expires?|expiring|lapses?|lapsing|runs? out|running out|die|dies|dying|gone|lose|forfeit)\b/;
const LEFT =
  /\b(?:left|remaining|remains|unused|not used|still|leaving|on the table|to use|use up|have to use|must use|should (?:i|we) use|can (?:i|we) (?:still )?use)\b/;

/** "My monthly credits", "which ones come every quarter". */
const PERIODS: readonly (readonly [period: string, words: RegExp])[] = [
  ["month", /\bmonthly\b|\b(?:each|every) month\b/],
  ["quarter", /\bquarterly\b|\b(?:each|every) quarter\b/],
  [
    "half_year",
    /\b(?:semi ?annual(?:ly)?|biannual|half ?yearly|twice (?:a|per) year|every (?:six|6) months)\b/,
  ],
  // "A year" and "annual" are more often said of the sum, or of the fee.
  [
    "year",
    /\b(?:annual|yearly|once a year)(?= (?:statement )?(?:credits?|ones?|perks?)\b| (?:and|or|versus|vs)\b)|\b(?:are|is|and|or|only) (?:annual|yearly|once a year)$/,
  ],
];

/** The periods that are named; "how much are they yearly" is of the sum. */
export const periodsAsked = (asked: Understood): readonly string[] =>
  PERIODS.filter(
    ([period, words]) => says(asked, words) && !(period === "year" && asksHowMuch(asked)),
  ).map(([period]) => period);

const CLOCKS: readonly (readonly [basis: string, words: RegExp])[] = [
  ["anniversary", /\b(?:anniversary|card ?member year|membership year|account year)\b/],
  ["calendar", /\bcalendar\b/],
];

/** The clocks that are named, where just one of them is. */
function clockAsked(asked: Understood): string | undefined {
  const [only, ...others] = CLOCKS.filter(([, words]) => says(asked, words));
  return others.length === 0 ? only?.[0] : undefined;
}

/** What is asked of the days: that credits end in them, that they are whole again, or either. */
export interface DaysAsked {
  readonly span: AskedSpan;
  readonly by: "end" | "reset" | "either";
}

/** The days that choose among credits; undefined where none do. */
export function daysAsked(asked: Understood, today: Day): DaysAsked | undefined {
  const span = wholeOf(spansAsked(asked, today));
  if (span === undefined || span.to <= today) return undefined;
  if (says(asked, RESETS)) return { span, by: "reset" };
  // What has been used is of the past: no end of it is asked for.
  if (asksUsed(asked)) return undefined;
  if (says(asked, ENDS)) return { span, by: "end" };
  if (span.from > today) return { span, by: "either" };
  // "This year" tells apart only what is left of it.
  return isYear(span) && !says(asked, LEFT)
    ? undefined
    : { span: { ...span, from: today }, by: "end" };
}

const isYear = ({ from, to }: AskedSpan): boolean =>
  from.endsWith("-01-01") && to.endsWith("-12-31") && from.slice(0, 4) === to.slice(0, 4);

/** "What is locked behind spend": those that a yearly spend has yet to open. */
const LOCKED =
  /\b(?:locked|gated|behind (?:a |an |some |the |that )?(?:big |huge |yearly |annual )?(?:spend(?:ing)?|threshold|75k|paywall)|(?:spend(?:ing)?|threshold)s? (?:gated?|locked?|unlocks?|opens?)|(?:need|have|take|takes) (?:a |some )?(?:big |huge )?(?:yearly |annual )?spend(?:ing)? to (?:unlock|open|get)|(?:open|opens|unlock|start|come|kick in) (?:up )?(?:only )?(?:after|with|by|from|once) (?:\S+ ){0,3}?(?:spend\w*|spent)|only after (?:a |some )?(?:big |heavy |huge |lots of )?spend\w*|unlock(?:s|ed)? (?:by|with|after|through) (?:a |my |our )?(?:spend\w*|spending))\b/;

export const asksLocked = (asked: Understood): boolean => says(asked, LOCKED);

/** Whether a credit is one of those that are asked for. */
export function conditionOf(asked: Understood, today: Day): (row: Credit) => boolean {
  const periods = periodsAsked(asked);
  const clock = clockAsked(asked);
  const days = daysAsked(asked, today);
  const bounds = sizeAsked(asked);
  const isLocked = asksLocked(asked);
  return (row) =>
    (!isLocked || row.status === "locked") &&
    (periods.length === 0 || periods.includes(row.period ?? "")) &&
    (clock === undefined || row.basis === clock) &&
    (days === undefined || isInDays(row, days)) &&
    (bounds === undefined || isOfSize(row, bounds));
}

/** So many months are between one day of becoming whole and the next. */
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, half_year: 6, year: 12 };

function isInDays(
  { period_ends: end, next_reset: reset, period }: Credit,
  { span, by }: DaysAsked,
): boolean {
  const isEnd = end !== undefined && isWithin(end, span);
  const isReset = reset !== undefined && comesWithin(reset, MONTHS[period ?? ""] ?? 0, span);
  return by === "end" ? isEnd : by === "reset" ? isReset : isEnd || isReset;
}

/** A day, or one that comes so many months after it again and again. */
function comesWithin(day: Day, months: number, span: AskedSpan): boolean {
  if (day > span.to) return false;
  return isWithin(day, span) || (months > 0 && comesWithin(addMonths(day, months), months, span));
}

const CENT = 0.01;
const COUNTED = /^(?:credits?|perks?|benefits?|cards?|of)$/;

/** "Over $100", "more than 200": not "more than 3 credits". */
function sizeAsked(asked: Understood): Bounds | undefined {
  const amounts = amountsOf(asked, "usd", "count").filter(
    ({ end }) => !COUNTED.test(asked.tokens[end] ?? ""),
  );
  return boundsOf(asked, amounts, CENT);
}

const isOfSize = (
  { unit, per_period: usd }: Credit,
  { least = 0, most = Number.POSITIVE_INFINITY }: Bounds,
): boolean => unit === "usd" && usd !== undefined && usd >= least && usd <= most;
