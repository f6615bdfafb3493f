import { type Span, type Today, monthSpan } from "./calendar.ts";
import { monthNumber, yearNumber } from "./months.ts";

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
