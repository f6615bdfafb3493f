import { wordSet } from "../words/phrases.ts";

export const DAY_MS = 86_400_000;

export const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const dayOf = (year: number, month: number, day: number): string =>
  iso(Date.UTC(year, month, day));

/** A span of days, and the index after its words. */
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

/** The month, quarter, week or season `by` units after this one. */
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
  // Asked on a Sunday, "this week" includes the coming days.
  const sunday = monday + 6 * DAY_MS;
  if (unit === "week")
    return {
      from: iso(monday),
      to: iso(by === 0 ? Math.max(sunday, ms + 6 * DAY_MS) : sunday),
      end,
    };
  if (unit === "weekend")
    return { from: iso(monday + 5 * DAY_MS), to: iso(monday + 6 * DAY_MS), end };
  return undefined;
}

function season(name: string, year: number, end: number): Span {
  const first = { spring: 2, summer: 5, fall: 8, winter: 11 }[name] ?? 0;
  return { from: dayOf(year, first, 1), to: dayOf(year, first + 3, 0), end };
}

/** A day some days, weeks, months or years away. */
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

/** A day of the month from a word: 5, 5th. */
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

/** "may" and "march" are months only after a preposition, ending a span, or before a number. */
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

const PREPOSITION = wordSet(
  "in by on since until till before after of from last next this for through thru",
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

/** Words between "between" and its end: "Between the first of December and March". */
const MAX_BETWEEN = 6;

export const yearNumber = (word: string | undefined): number | undefined =>
  /^20[0-4]\d$/.test(word ?? "") ? Number(word) : undefined;

const UNTIL = wordSet("through to until till and");

/** "October through December", "from Nov to January": whole months, both ends included. */
export function readMonths(words: readonly string[], at: number, now: Today): Span | undefined {
  const first = monthNumber(words, at);
  const between = words[at + 1] ?? "";
  if (first === undefined || !UNTIL.has(between)) return undefined;
  if (between === "and" && words[at - 1] !== "between") return undefined;
  const last = monthNumber(words, at + 2);
  if (last === undefined) return undefined;
  const said = yearNumber(words[at + 3]);
  // Without a year it is the current or next span: in November, "October to December" is running.
  const isWithin = first <= last;
  const ends = said ?? (last < now.month ? now.year + 1 : now.year);
  const { from } = monthSpan(isWithin ? ends : ends - 1, first, at);
  const { to } = monthSpan(ends, last, at);
  return { from, to, end: said === undefined ? at + 3 : at + 4 };
}

/** "Since about June". */
const ABOUT = wordSet("about around roughly like maybe early late mid");

/** "Since October" is the last one that has begun. */
export function readSince(words: readonly string[], at: number, now: Today): Span | undefined {
  const before = ABOUT.has(words[at - 1] ?? "") ? at - 2 : at - 1;
  const month = words[before] === "since" ? monthNumber(words, at) : undefined;
  if (month === undefined || yearNumber(words[at + 1]) !== undefined) return undefined;
  if (/^\d/.test(words[at + 1] ?? "")) return undefined;
  return monthSpan(month > now.month ? now.year - 1 : now.year, month, at + 1);
}

/* Holidays as dates: "before christmas", "by year end". */

type DayIn = (year: number) => number;

const fixed =
  (month: number, day: number): DayIn =>
  (year) =>
    Date.UTC(year, month - 1, day);

const THURSDAY = 4;
const MONDAY = 1;
const SUNDAY = 0;

/** The nth such weekday of a month. */
const nthWeekday =
  (month: number, weekday: number, nth: number): DayIn =>
  (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
  };

const dayAfter =
  (day: DayIn, by: number): DayIn =>
  (year) =>
    day(year) + by * DAY_MS;

/** The Sunday after the first full moon of spring, by Gauss's rule for this and last century. */
function easterIn(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  return Date.UTC(year, 2, 22 + moon + week);
}

const DECEMBER = 12;
const NOVEMBER = 11;

/** Longest first: "new year" is the beginning of "new year's eve". */
const HOLIDAYS: readonly (readonly [words: RegExp, day: DayIn])[] = [
  [/^new years? eve\b/, fixed(DECEMBER, 31)],
  [/^christmas eve\b/, fixed(DECEMBER, 24)],
  [/^(?:the )?years? (?:ends?|is over)\b/, fixed(DECEMBER, 31)],
  [/^new years?(?: day)?\b(?! eve)/, fixed(1, 1)],
  [/^(?:christmas|xmas)\b/, fixed(DECEMBER, 25)],
  [/^thanksgiving\b/, nthWeekday(NOVEMBER, THURSDAY, 4)],
  [/^halloween\b/, fixed(10, 31)],
  [/^(?:hogmanay|nye|silvester)\b/, fixed(DECEMBER, 31)],
  [/^boxing day\b/, fixed(DECEMBER, 26)],
  [/^turkey day\b/, nthWeekday(NOVEMBER, THURSDAY, 4)],
  [/^black friday\b/, dayAfter(nthWeekday(NOVEMBER, THURSDAY, 4), 1)],
  [/^cyber monday\b/, dayAfter(nthWeekday(NOVEMBER, THURSDAY, 4), 4)],
  [/^(?:mlk|martin luther king) day\b/, nthWeekday(1, MONDAY, 3)],
  [/^presidents? day\b/, nthWeekday(2, MONDAY, 3)],
  [/^(?:st|saint) patricks?(?: day)?\b/, fixed(3, 17)],
  [/^easter\b/, easterIn],
  [/^mothers day\b/, nthWeekday(5, SUNDAY, 2)],
  [/^memorial day\b/, dayAfter(nthWeekday(6, MONDAY, 1), -7)],
  [/^fathers day\b/, nthWeekday(6, SUNDAY, 3)],
  [/^juneteenth\b/, fixed(6, 19)],
  [/^columbus day\b/, nthWeekday(10, MONDAY, 2)],
  [/^veterans day\b/, fixed(NOVEMBER, 11)],
  [/^labor day\b/, nthWeekday(9, MONDAY, 1)],
  [/^valentines?(?: day)?\b/, fixed(2, 14)],
  [/^(?:the )?fourth of july\b/, fixed(7, 4)],
];

/** Words after which a holiday is a date, not an occasion to buy for. */
const UP_TO = wordSet("by before until till til through thru after since on come around");
const MAX_WORDS = 4;

/** The next date of a holiday, only where it serves as a date. */
export function readHoliday(words: readonly string[], at: number, now: Today): Span | undefined {
  if (!UP_TO.has(words[at - 1] ?? "")) return undefined;
  const said = words.slice(at, at + MAX_WORDS).join(" ");
  for (const [pattern, dayIn] of HOLIDAYS) {
    const [found] = pattern.exec(said) ?? [];
    if (found === undefined) continue;
    const ms = dayIn(now.year);
    return daySpan(ms < now.ms ? dayIn(now.year + 1) : ms, at + found.split(" ").length);
  }
  return undefined;
}

/** "By 12/31", "posts 12/1": a date, where it cannot be a rule such as 5/24. */
export function readShortDate(words: readonly string[], at: number, now: Today): Span | undefined {
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(words[at] ?? "") ?? [];
  if (month === undefined || day === undefined || !DATED.has(words[at - 1] ?? "")) {
    return undefined;
  }
  const isDay = Number(month) >= 1 && Number(month) <= DECEMBER && Number(day) >= 1;
  const ms = Date.UTC(now.year, Number(month) - 1, Number(day));
  if (!isDay || new Date(ms).getUTCDate() !== Number(day)) return undefined;
  const isPast = ms < now.ms - DAY_MS;
  return daySpan(isPast ? Date.UTC(now.year + 1, Number(month) - 1, Number(day)) : ms, at + 1);
}

const DATED = wordSet("by before until till til through thru posts posted due on since from");
