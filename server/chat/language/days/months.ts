import { dayNumber } from "./calendar.ts";

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
      words.slice(Math.max(0, at - MAX_BETWEEN), at).includes("between"))
  );
}

/** "Between the first of December and March", words. */
const MAX_BETWEEN = 6;

export const yearNumber = (word: string | undefined): number | undefined =>
  /^20[0-4]\d$/.test(word ?? "") ? Number(word) : undefined;
