import { addDays, addMonths, type Day } from "../../../advice/days.ts";
import {
  type Amount,
  amountsOf,
  type DateMention,
  type Understood,
} from "../../language/understood.ts";

/*
 * The days a question is about. A month, year or day is read by itself; the words around it say
 * whether what lies before it is meant as well, or what comes after it.
 */

/** From the first day to the last. */
export interface AskedSpan {
  readonly from: Day;
  readonly to: Day;
}

/** The last day of what has no end. */
export const NO_END: Day = "9999-12-31";

/** The spans a question names, in the order of the text; none where it names none. */
export function spansAsked(asked: Understood, today: Day): readonly AskedSpan[] {
  const { dates } = asked;
  const [first, second] = dates;
  if (first !== undefined && second !== undefined && isPair(first, second, asked)) {
    return [{ from: first.from, to: second.to }];
  }
  if (dates.length > 0) return dates.map((date) => spanOf(date, asked, today));
  const until = untilAmount(asked, today);
  return until === undefined ? [] : [{ from: today, to: until }];
}

/** From the first day of all the spans to the last; undefined where there are none. */
export function wholeOf(spans: readonly AskedSpan[]): AskedSpan | undefined {
  const [from] = spans.map((span) => span.from).toSorted();
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

export const isWithin = (day: Day, { from, to }: AskedSpan): boolean => day >= from && day <= to;

/** "From January 5 to March 3". */
const isPair = (first: DateMention, second: DateMention, { tokens }: Understood): boolean =>
  /^(?:and|to|through|until|till)$/.test(tokens.slice(first.end, second.start).join(" ")) &&
  /^(?:between|from)$/.test(tokens[first.start - 1] ?? "");

/** Words between such a word and the day: "before my trip in March". */
const UP_TO = /\b(?:by|until|till|through|thru|up to|now (?:to|and))(?: [a-z]+){0,3}$/;
const BEFORE = /\b(?:before|ahead of|prior to)(?: [a-z]+){0,3}$/;
const AFTER = /\b(?:after|past|beyond|following)(?: [a-z]+){0,2}$/;
const FROM = /\b(?:starting|beginning|from)(?: in| on)?$/;
const ON = /^(?:on|onward|onwards|forward)$/;
const NEAR = 4;

function spanOf(date: DateMention, asked: Understood, today: Day): AskedSpan {
  const { tokens } = asked;
  const words = tokens.slice(date.start, date.end).join(" ");
  const before = tokens.slice(Math.max(0, date.start - NEAR), date.start).join(" ");
  const rolling = rollingEnd(words, before, today);
  if (rolling !== undefined) return { from: today, to: rolling };
  // The end of something, or a single day, is in what runs out before it.
  const isDay = date.from === date.to;
  if (BEFORE.test(before)) return { from: today, to: isDay ? date.to : addDays(date.from, -1) };
  if (UP_TO.test(before) || /^(?:in|within) /.test(words)) return { from: today, to: date.to };
  if (AFTER.test(before)) return { from: addDays(date.to, 1), to: NO_END };
  if (FROM.test(before) && ON.test(tokens[date.end] ?? "")) return { from: date.from, to: NO_END };
  return { from: date.from, to: date.to };
}

/** "Over the coming year" and "the next month" run from today; "next year" is the one of the calendar. */
function rollingEnd(words: string, before: string, today: Day): Day | undefined {
  const [, which, unit = ""] = /^(coming|next) (week|month|year)$/.exec(words) ?? [];
  if (which === undefined || /\b(?:end|start|beginning) of the$/.test(before)) return undefined;
  if (which === "next" && !/\bthe$/.test(before)) return undefined;
  return UNITS[unit]?.(today);
}

const UNITS: Readonly<Record<string, (today: Day) => Day>> = {
  week: (today) => addDays(today, 7),
  month: (today) => monthsOn(today, 1),
  year: (today) => monthsOn(today, 12),
};

/** The last day before the months are full: what comes once a year comes once in twelve of them. */
const monthsOn = (today: Day, months: number): Day => addDays(addMonths(today, months), -1);

/** "The next 90 days", "within six months". */
function untilAmount(asked: Understood, today: Day): Day | undefined {
  const days = amountsOf(asked, "days").find((one) => isAhead(one, asked));
  if (days !== undefined) return addDays(today, Math.max(0, Math.round(days.value)));
  const months = amountsOf(asked, "months").find((one) => isAhead(one, asked));
  return months === undefined ? undefined : monthsOn(today, Math.max(1, Math.round(months.value)));
}

/** Not "for 3 years now" or "the last two months". */
const isAhead = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  !/^(?:last|past|previous|for|since)$/.test(tokens[start - 1] ?? "") &&
  !/^(?:ago|old|now|already)$/.test(tokens[end] ?? "");
