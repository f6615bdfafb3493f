/*
 * Arithmetic on local days, written YYYY-MM-DD, by the calendar alone: no Date, no time zones. A
 * day compares with another as text. Years are 0001 to 9999.
 */

/** A local day, YYYY-MM-DD. */
export type Day = string;

/** A day as precisely as it is known: YYYY-MM-DD, YYYY-MM or YYYY. */
export type PartialDay = string;

/** From the first to the last day that something may have been on, both included. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const WHOLE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const PARTIAL = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;
const FIRST_DAY: Day = "0001-01-01";
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
export const MONTHS_A_YEAR = 12;
/** Days of 400 years, after which the calendar repeats. */
const ERA_DAYS = 146_097;

/** Every day up to `last`: what is known of a day that nobody recorded. */
export const anyDayUntil = (last: Day): Span => ({ first: FIRST_DAY, last });

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The length of a month; `month` is 1 to 12. */
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);

/** The days that a date covers: one for a whole day, all of its month or year otherwise. */
export function spanOf(date: PartialDay): Span {
  if (isWholeDay(date)) {
    toParts(date);
    return { first: date, last: date };
  }
  const match = PARTIAL.exec(date);
  const year = Number(match?.[1]);
  const month = match?.[2] === undefined ? undefined : Number(match[2]);
  if (match === null || year === 0) throw new RangeError(`not a date YYYY-MM-DD: ${date}`);
  if (month === undefined) {
    return { first: toDay({ year, month: 1, day: 1 }), last: toDay({ year, month: 12, day: 31 }) };
  }
  return { first: `${date}-01`, last: `${date}-${daysInMonth(year, month)}` };
}

/** True if year, month and day are all known. */
const isWholeDay = (date: PartialDay): boolean => date.length === FIRST_DAY.length;

/** `days` later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days);

/** Days from one day to another: 0 for the same day, negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/**
 * The same day of the month `months` later, or the last of that month when it is shorter. Count
 * from the first day always, never on from a result: 31 January, 28 February, 31 March.
 */
export function addMonths(day: Day, months: number): Day {
  const parts = toParts(day);
  const count = parts.year * MONTHS_A_YEAR + parts.month - 1 + months;
  const year = Math.floor(count / MONTHS_A_YEAR);
  const month = count - year * MONTHS_A_YEAR + 1;
  return toDay({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) });
}

/**
 * Whole months passed: the largest n for which n months after `from` is not later than `to`. From
 * 31 January to 28 February it is one; negative when `to` comes first.
 */
export function monthsBetween(from: Day, to: Day): number {
  const [start, end] = [toParts(from), toParts(to)];
  const months = (end.year - start.year) * MONTHS_A_YEAR + end.month - start.month;
  const isShort = end.day < Math.min(start.day, daysInMonth(end.year, end.month));
  return isShort ? months - 1 : months;
}

/** True if a partly known date lies on or before a day; undefined if that is not certain. */
export function isOnOrBefore(date: PartialDay, day: Day): boolean | undefined {
  const { first, last } = spanOf(date);
  if (last <= day) return true;
  return first > day ? false : undefined;
}

export function shiftSpan(span: Span, shift: (day: Day) => Day): Span {
  const first = shift(span.first);
  return { first, last: isExact(span) ? first : shift(span.last) };
}

export const isExact = (span: Span): boolean => span.first === span.last;

export const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);

/** The first day of the block of `months` months, counted from January, that holds a day. */
export function calendarStart(day: Day, months: number): Day {
  const { year, month } = toParts(day);
  return toDay({ year, month: month - ((month - 1) % months), day: 1 });
}

/** The month of a day, 1 to 12. */
export const monthOf = (day: Day): number => toParts(day).month;

/** The month that a day lies in, YYYY-MM. */
export const monthKey = (day: Day): string => day.slice(0, 7);

function toParts(day: Day): Parts {
  const parts = {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
  };
  if (!WHOLE.test(day) || parts.year === 0) throw new RangeError(`not a day YYYY-MM-DD: ${day}`);
  if (parts.day > daysInMonth(parts.year, parts.month)) throw new RangeError(`no such day: ${day}`);
  return parts;
}

function toDay({ year, month, day }: Parts): Day {
  if (year < 1 || year > 9999) throw new RangeError(`the year ${year} is out of range`);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

const pad = (value: number, length: number): string => String(value).padStart(length, "0");

/** Days since 1 March of the year 0, by years that begin in March so that leap days come last. */
function toNumber(day: Day): number {
  const parts = toParts(day);
  const year = parts.month > 2 ? parts.year : parts.year - 1;
  const month = (parts.month + 9) % MONTHS_A_YEAR;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leaps + Math.floor((153 * month + 2) / 5) + parts.day - 1;
}

function fromNumber(number: number): Day {
  const era = Math.floor(number / ERA_DAYS);
  const ofEra = number - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const ofYear = ofEra - (yearOfEra * 365 + leaps);
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month < 10 ? 0 : 1);
  return toDay({ year, month: month < 10 ? month + 3 : month - 9, day });
}
