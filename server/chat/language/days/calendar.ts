export const DAY_MS = 86_400_000;

export const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const dayOf = (year: number, month: number, day: number): string =>
  iso(Date.UTC(year, month, day));

/** Days from the first to the last, and where the words for them end. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly end: number;
}

/** Today as its parts; months from 0. */
export interface Today {
  readonly day: string;
  readonly ms: number;
  readonly year: number;
  readonly month: number;
}

export const monthSpan = (year: number, month: number, end: number): Span => ({
  from: dayOf(year, month, 1),
  to: dayOf(year, month + 1, 0),
  end,
});
export const yearSpan = (year: number, end: number): Span => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  end,
});
export const daySpan = (ms: number, end: number): Span => ({ from: iso(ms), to: iso(ms), end });

/** The month, quarter, week or season that is so many after this one. */
export function spanOf(
  unit: string,
  by: number,
  { ms, year, month }: Today,
  end: number,
): Span | undefined {
  if (unit === "month") return monthSpan(year, month + by, end);
  if (unit === "year") return yearSpan(year + by, end);
  if (unit === "quarter") {
    const first = (Math.floor(month / 3) + by) * 3;
    return { from: dayOf(year, first, 1), to: dayOf(year, first + 3, 0), end };
  }
  if (unit === "summer" || unit === "winter" || unit === "spring" || unit === "fall")
    return season(unit, year + by, end);
  const monday = ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS + by * 7 * DAY_MS;
  if (unit === "week") return { from: iso(monday), to: iso(monday + 6 * DAY_MS), end };
  if (unit === "weekend")
    return { from: iso(monday + 5 * DAY_MS), to: iso(monday + 6 * DAY_MS), end };
  return undefined;
}

function season(name: string, year: number, end: number): Span {
  const first = { spring: 2, summer: 5, fall: 8, winter: 11 }[name] ?? 0;
  return { from: dayOf(year, first, 1), to: dayOf(year, first + 3, 0), end };
}

/** A day so many days, weeks, months or years off. */
export function away(
  count: number,
  unit: string,
  { ms, year, month, day }: Today,
  end: number,
): Span {
  if (unit === "day") return daySpan(ms + count * DAY_MS, end);
  if (unit === "week") return daySpan(ms + count * 7 * DAY_MS, end);
  const months = unit === "year" ? count * 12 : count;
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return daySpan(Date.UTC(year, month + months, Math.min(Number(day.slice(8)), lastDay)), end);
}

/** The next such day of the week, or the last one. */
export function toWeekday(weekday: number, isPast: boolean, { ms }: Today, end: number): Span {
  const ahead = (weekday - new Date(ms).getUTCDay() + 7) % 7 || 7;
  return daySpan(ms + (isPast ? ahead - (ahead === 7 ? 14 : 7) : ahead) * DAY_MS, end);
}

/** The day of a month that a word tells: 5, 5th. */
export function dayNumber(word: string | undefined): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? "") ?? [];
  const day = Number(digits);
  return digits !== undefined && day >= 1 && day <= 31 ? day : undefined;
}

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
