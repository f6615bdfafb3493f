import { wordSet } from "../words/phrases.ts";
import {
  dayNumber,
  away,
  toWeekday,
  DAY_MS,
  dayOf,
  daySpan,
  iso,
  monthSpan,
  type Span,
  spanOf,
  type Today,
  yearSpan,
  longMonth,
  monthNumber,
  MONTHS,
  yearNumber,
  readMonths,
  readSince,
  readHoliday,
  readShortDate,
} from "./calendar.ts";

/** A span of days and its position in the words. */
export interface DatePlace {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** The days, months and spans in the words, relative to the member's today. */
export function readDates(
  words: readonly string[],
  today: string,
  isTaken: (place: number) => boolean,
): readonly DatePlace[] {
  const ms = Date.parse(`${today}T00:00:00Z`);
  const now: Today = {
    day: today,
    ms,
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)) - 1,
  };
  const dates: DatePlace[] = [];
  for (let at = 0; at < words.length; at++) {
    if (isTaken(at)) continue;
    const span = READERS.reduce<Span | undefined>(
      (found, read) => found ?? read(words, at, now),
      undefined,
    );
    if (span === undefined) continue;
    dates.push({ start: at, ...span });
    at = span.end - 1;
  }
  return dates;
}

type Reader = (words: readonly string[], at: number, now: Today) => Span | undefined;

const SHIFTS: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["next", 1],
  ["last", -1],
  ["previous", -1],
  ["coming", 1],
  ["past", -1],
]);

const readNamed: Reader = (words, at, now) => {
  const word = words[at] ?? "";
  if (word === "today" || word === "tonight") return daySpan(now.ms, at + 1);
  if (word === "tomorrow") return daySpan(now.ms + DAY_MS, at + 1);
  if (word === "yesterday") return daySpan(now.ms - DAY_MS, at + 1);
  return undefined;
};

/** "this quarter", "next month", "last june". */
const readShifted: Reader = (words, at, now) => {
  const by = SHIFTS.get(words[at] ?? "");
  const unit = words[at + 1] ?? "";
  if (by === undefined) return undefined;
  const month = MONTHS.indexOf(longMonth(unit));
  if (month >= 0 && unit !== "may") {
    const isOver = month < now.month;
    const past = isOver ? now.year : now.year - 1;
    const next = isOver ? now.year + 1 : now.year;
    return monthSpan(by < 0 ? past : next, month, at + 2);
  }
  const weekday = WEEKDAYS.indexOf(unit);
  if (weekday >= 0) return toWeekday(weekday, by < 0, now, at + 2);
  return readNextFew(words, at, now) ?? withNext(spanOf(unit, by, now, at + 2), words, now);
};

/** "The next 6 months", "the coming two weeks": from today on. */
const readNextFew: Reader = (words, at, now) => {
  const count = countAt(words, at + 1);
  const unit = (words[at + 2] ?? "").replace(/s$/, "");
  if ((SHIFTS.get(words[at] ?? "") ?? 0) < 1 || count === undefined || !UNITS.has(unit)) {
    return undefined;
  }
  return { from: now.day, to: away(count, unit, now, at).to, end: at + 3 };
};

/** "This month and next": extends the span to the end of the next unit. */
function withNext(span: Span | undefined, words: readonly string[], now: Today): Span | undefined {
  if (span === undefined || words[span.end] !== "and" || words[span.end + 1] !== "next")
    return span;
  const unit = words[span.end - 1] ?? "";
  const isSaidAgain = words[span.end + 2] === unit;
  const next = spanOf(unit, 1, now, span.end + (isSaidAgain ? 3 : 2));
  const isOther = next === undefined || (!isSaidAgain && UNITS.has(words[span.end + 2] ?? ""));
  return isOther ? span : { ...next, from: span.from };
}

/** "end of year", "end of the month", "end of june". */
const readEnd: Reader = (words, at, now) => {
  if (words[at] !== "end") return undefined;
  let next = at + 1;
  if (words[next] === "of") next++;
  if (words[next] === "the") next++;
  const inner =
    readShifted(words, next, now) ??
    readMonth(words, next, now) ??
    readYear(words, next, now) ??
    spanOf(words[next] ?? "", 0, now, next + 1);
  return inner === undefined ? undefined : { from: inner.to, to: inner.to, end: inner.end };
};

/** "in 3 weeks", "2 years ago", "3 months from now", "a year ago". */
const readAway: Reader = (words, at, now) => {
  const isIn = words[at] === "in" || words[at] === "within";
  const first = isIn ? at + 1 : at;
  const count = countAt(words, first);
  if (count === undefined) return undefined;
  const unit = (words[first + 1] ?? "").replace(/s$/, "");
  // "What do I pay in a year" means any year.
  if (isIn && words[first] === "a" && unit === "year") return undefined;
  if (!UNITS.has(unit)) return undefined;
  const after = words[first + 2];
  if (after === "ago" || (after === "back" && !isIn)) return away(-count, unit, now, first + 3);
  if (after === "from" && words[first + 3] === "now") return away(count, unit, now, first + 4);
  return isIn && words[at] === "in" ? away(count, unit, now, first + 2) : undefined;
};

const UNITS: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

const countAt = (words: readonly string[], at: number): number | undefined =>
  SMALL.get(words[at] ?? "") ?? (/^\d{1,3}$/.test(words[at] ?? "") ? Number(words[at]) : undefined);

const SMALL: ReadonlyMap<string, number> = new Map(
  "a one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at) => [word, Math.max(1, at)]),
);

/** "june", "june 2027", "june 5", "5 june", "june 5th 2027". A bare month is the next one. */
const readMonth: Reader = (words, at, now) => {
  const ordinal = dayNumber(words[at]);
  if (ordinal !== undefined) {
    const later = words[at + 1] === "of" ? at + 2 : at + 1;
    const month = monthNumber(words, later);
    return month === undefined
      ? undefined
      : toDay(now, month, ordinal, yearNumber(words[later + 1]), later + 1);
  }
  const month = monthNumber(words, at);
  if (month === undefined) return undefined;
  const year = yearNumber(words[at + 1]);
  if (year !== undefined) return monthSpan(year, month, at + 2);
  const day = dayNumber(words[at + 1]);
  if (day !== undefined) return toDay(now, month, day, yearNumber(words[at + 2]), at + 2);
  return monthSpan(month < now.month ? now.year + 1 : now.year, month, at + 1);
};

function toDay(
  now: Today,
  month: number,
  day: number,
  year: number | undefined,
  end: number,
): Span {
  if (year !== undefined) return daySpan(Date.UTC(year, month, day), end + 1);
  const ms = Date.UTC(now.year, month, day);
  return daySpan(ms < now.ms ? Date.UTC(now.year + 1, month, day) : ms, end);
}

const BY_DAY = wordSet("by before until till on after");

/** "Before the 30th": of this month, or of the next one where it is past. */
const readDayOfMonth: Reader = (words, at, now) => {
  if (words[at] !== "the" || !BY_DAY.has(words[at - 1] ?? "")) return undefined;
  const word = words[at + 1] ?? "";
  const day = /^\d{1,2}(?:st|nd|rd|th)$/.test(word) ? dayNumber(word) : undefined;
  if (day === undefined || words[at + 2] === "of" || monthNumber(words, at + 2) !== undefined)
    return undefined;
  const ms = Date.UTC(now.year, now.month, day);
  return daySpan(ms < now.ms ? Date.UTC(now.year, now.month + 1, day) : ms, at + 2);
};

const COUNTED_AFTER = wordSet(
  "points miles pts dollars bucks mr ur point people avios usd a per on at each every",
);
const SPENT_BEFORE = wordSet(
  "spend spent spending pay paid cost costs transfer need buy for have worth about",
);

/** A bare year, unless it counts something. */
const readYear: Reader = (words, at) => {
  const year = yearNumber(words[at]);
  const counts = COUNTED_AFTER.has(words[at + 1] ?? "") || SPENT_BEFORE.has(words[at - 1] ?? "");
  return year === undefined || counts ? undefined : yearSpan(year, at + 1);
};

/** 2026-12-31, 2026-12, 3/2026, 12/31/2026, 12/31/26, q1 2027. */
const readWritten: Reader = (words, at, now) => {
  const word = words[at] ?? "";
  const [, y, m, d] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(word) ?? [];
  if (y !== undefined && m !== undefined) return dated(Number(y), Number(m), d, at + 1);
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(word) ?? [];
  if (month !== undefined && year !== undefined)
    return dated(Number(year), Number(month), undefined, at + 1);
  const [, mm, dd, yy] = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(word) ?? [];
  if (mm !== undefined && yy !== undefined)
    return dated(Number(yy) + (yy.length === 2 ? 2000 : 0), Number(mm), dd, at + 1);
  const [, quarter] = /^q([1-4])$/.exec(word) ?? [];
  if (quarter === undefined) return undefined;
  const said = yearNumber(words[at + 1]);
  const first = (Number(quarter) - 1) * 3;
  // A past quarter means next year's, unless the question is about the past.
  const isOver = first + 3 <= now.month && !words.some((one) => PAST.has(one));
  const inYear = said ?? (isOver ? now.year + 1 : now.year);
  return {
    from: dayOf(inYear, first, 1),
    to: dayOf(inYear, first + 3, 0),
    end: said === undefined ? at + 1 : at + 2,
  };
};

const PAST = wordSet("was were did spent earned had got made used paid last");

function dated(
  year: number,
  month: number,
  day: string | undefined,
  end: number,
): Span | undefined {
  if (month < 1 || month > 12 || year < 1990 || year > 2100) return undefined;
  if (day === undefined) return monthSpan(year, month - 1, end);
  const ms = Date.UTC(year, month - 1, Number(day));
  return iso(ms).slice(5, 7) === String(month).padStart(2, "0") ? daySpan(ms, end) : undefined;
}

const READERS: readonly Reader[] = [
  readNamed,
  readEnd,
  readShifted,
  readAway,
  readWritten,
  readShortDate,
  readHoliday,
  readMonths,
  readSince,
  readMonth,
  readDayOfMonth,
  readYear,
];
