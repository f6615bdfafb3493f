import type { DateMention } from "../../../../server/chat/language/understood.ts";
import { pick, type Rewording, type Swap, type Written, withSwaps } from "./written.ts";

/* The same day or span by another name. */

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
const endingOf = (day: number): string =>
  [11, 12, 13].includes(day) ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");

/** "December 31", "dec 31st", "the 31st of december"; with the year where it is told. */
const DAYS: readonly ((month: string, day: number, year: string) => string)[] = [
  (month, day, year) => `${month} ${day}${year === "" ? "" : `, ${year}`}`,
  (month, day, year) => `${month.slice(0, 3).toLowerCase()} ${day}${endingOf(day)}${spaced(year)}`,
  (month, day, year) => `${month.toLowerCase()} ${day}${spaced(year)}`,
  (month, day, year) => `the ${day}${endingOf(day)} of ${month.toLowerCase()}${spaced(year)}`,
  (month, day, year) => `${MONTHS.indexOf(month) + 1}/${day}${year === "" ? "" : `/${year}`}`,
];

const spaced = (year: string): string => (year === "" ? "" : ` ${year}`);

/** A day in figures alone is read only after these. */
const BY = /\b(?:by|before|until|till|through|since|from) $/i;

const SAID_MONTH = /^(?:this|next|last) month$/i;
const SAID_YEAR = /^(?:this|next|last) year$/i;
const NAMED_MONTH =
  /^in (?:january|february|april|june|july|august|september|october|november|december)$/i;
const NAMED_YEAR = /^in 20\d\d$/i;

export const DAYS_AND_SPANS: readonly Rewording[] = [
  { name: "days and spans written otherwise", reword: dated },
];

function dated({ text, at, asked, scene }: Written): string {
  const swaps = asked().dates.map((date): Swap => {
    const from = withIn(text, date.text);
    const before = text.slice(0, text.indexOf(from));
    const others = othersOf(from, date, { today: scene.today, before });
    return { from, to: pick(others, at) ?? from };
  });
  return withSwaps(text, swaps);
}

/** "in 2027" for "2027": both are said of the same span. */
const withIn = (text: string, said: string): string =>
  new RegExp(`\\bin ${said.replaceAll(/\W/g, String.raw`\$&`)}(?!\\w)`, "i").exec(text)?.[0] ??
  said;

interface Place {
  readonly today: string;
  /** The text before it. */
  readonly before: string;
}

function othersOf(
  said: string,
  { from, to }: DateMention,
  { today, before }: Place,
): readonly string[] {
  const isOne = from === to && /\d/.test(said) && /[a-z]{3}|\//i.test(said);
  if (isOne && !NOT_A_DAY.test(said)) return daysOf(said, from, BY.test(before));
  const year = from.slice(0, 4);
  const at = OF.test(before) ? "" : "in ";
  if (SAID_MONTH.test(said)) {
    const isNext = from.slice(0, 7) < today.slice(0, 7) || year !== today.slice(0, 4);
    return [`${at}${monthOf(from)}${isNext ? ` ${year}` : ""}`];
  }
  if (SAID_YEAR.test(said)) return [`${at}${year}`];
  if (NAMED_MONTH.test(said) && from.slice(0, 7) === today.slice(0, 7)) return ["this month"];
  const off = NAMED_YEAR.test(said) ? Number(year) - Number(today.slice(0, 4)) : undefined;
  return off === undefined ? [] : [["last year", "this year", "next year"][off + 1] ?? said];
}

function daysOf(said: string, day: string, isBy: boolean): readonly string[] {
  const year = /20\d\d|\/\d\d$/.test(said) ? day.slice(0, 4) : "";
  const ways = isBy || year !== "" ? DAYS : DAYS.slice(0, -1);
  return ways
    .map((way) => way(monthOf(day), Number(day.slice(8)), year))
    .filter((one) => one !== said);
}

const NOT_A_DAY = /\b(?:ago|in|now|back|end)\b/i;
/** After these a span is named without "in". */
const OF = /\b(?:for|of|since|until|till|by|during|through|before|after|from) $/i;
