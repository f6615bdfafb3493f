import { DAY_MS, daySpan, type Span, type Today } from "./calendar.ts";

/* Days that people name by their feast: "before christmas", "by year end". */

type DayIn = (year: number) => number;

const fixed =
  (month: number, day: number): DayIn =>
  (year) =>
    Date.UTC(year, month - 1, day);

const THURSDAY = 4;
const MONDAY = 1;
const SUNDAY = 0;

/** The weekday of a month that is so many weeks in. */
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

/** The Sunday after the first full moon of spring, by Gauss's rule for this and the last century. */
function easterIn(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  return Date.UTC(year, 2, 22 + moon + week);
}

const DECEMBER = 12;
const NOVEMBER = 11;

/** Longest first, for "new year" begins "new year's eve". */
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

/** Words after which a feast is a day up to which something is, and no occasion to buy for. */
const UP_TO = new Set(
  "by before until till til through thru after since on come around".split(" "),
);
const MAX_WORDS = 4;

/** The next day of a feast; only where it is told as a day. */
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

/** "By 12/31", "posts 12/1": a day of a month, where no rule such as 5/24 can be meant. */
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

const DATED = new Set(
  "by before until till til through thru posts posted due on since from".split(" "),
);
