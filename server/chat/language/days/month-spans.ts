import { dayNumber, monthSpan, type Span, type Today } from "./calendar.ts";

export const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

const SHORT_MONTHS = new Map(MONTHS.map((name) => [name.slice(0, 3), name]));

export const longMonth = (word: string): string =>
  word === "sept" ? "september" : (SHORT_MONTHS.get(word) ?? word);

/** "may" and "march" are months only after a preposition, at the end of a span, or before a year or a day. */
export function monthNumber(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  const month = MONTHS.indexOf(longMonth(word));
  if (month < 0) return undefined;
  const isPlain = word === "may" || word === "march" || word === "mar";
  return !isPlain ||
    PREPOSITION.has(words[at - 1] ?? "") ||
    endsSpan(words, at) ||
    yearNumber(words[at + 1]) !== undefined ||
    dayNumber(words[at + 1]) !== undefined
    ? month
    : undefined;
}

const PREPOSITION = new Set(
  "in by on since until till before after of from last next this for through thru".split(" "),
);

/** "Between now and March", "November to May", "today to May". */
function endsSpan(words: readonly string[], at: number): boolean {
  const from = words[at - 2] ?? "";
  return (
    ["and", "to"].includes(words[at - 1] ?? "") &&
    (["now", "today"].includes(from) ||
      MONTHS.includes(longMonth(from)) ||
      words.slice(Math.max(0, at - MOST_BETWEEN), at).includes("between"))
  );
}

/** "Between the first of December and March", words. */
const MOST_BETWEEN = 6;

export const yearNumber = (word: string | undefined): number | undefined =>
  /^20[0-4]\d$/.test(word ?? "") ? Number(word) : undefined;

const UNTIL = new Set("through to until till and".split(" "));

/** "October through December", "from Nov to January": from the first day of one to the last of the other. */
export function readMonths(words: readonly string[], at: number, now: Today): Span | undefined {
  const first = monthNumber(words, at);
  const between = words[at + 1] ?? "";
  if (first === undefined || !UNTIL.has(between)) return undefined;
  if (between === "and" && words[at - 1] !== "between") return undefined;
  const last = monthNumber(words, at + 2);
  if (last === undefined) return undefined;
  const said = yearNumber(words[at + 3]);
  // Without a year the next that is not over: in November "October to December" runs.
  const isWithin = first <= last;
  const ends = said ?? (last < now.month ? now.year + 1 : now.year);
  const { from } = monthSpan(isWithin ? ends : ends - 1, first, at);
  const { to } = monthSpan(ends, last, at);
  return { from, to, end: said === undefined ? at + 3 : at + 4 };
}

/** "Since about June". */
const ABOUT = new Set("about around roughly like maybe early late mid".split(" "));

/** "Since October" is the last one that has begun. */
export function readSince(words: readonly string[], at: number, now: Today): Span | undefined {
  const before = ABOUT.has(words[at - 1] ?? "") ? at - 2 : at - 1;
  const month = words[before] === "since" ? monthNumber(words, at) : undefined;
  if (month === undefined || yearNumber(words[at + 1]) !== undefined) return undefined;
  if (/^\d/.test(words[at + 1] ?? "")) return undefined;
  return monthSpan(month > now.month ? now.year - 1 : now.year, month, at + 1);
}
