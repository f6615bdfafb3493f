import { addMonths, calendarStart, MONTHS_A_YEAR } from "../days.ts";
import type { EarnRate } from "../purchase/purchase.ts";

type CapPeriod = NonNullable<EarnRate["cap_period"]>;

interface Month {
  /** Names of its calendar quarter and half-year. */
  readonly quarter: string;
  readonly half: string;
  /** A rate counts for a month when it runs on this day of it. */
  readonly midDay: string;
}

/** A run of a cap's period, and how many months of the year fall in one of its length. */
interface CapSpan {
  readonly name: string;
  readonly share: { readonly months: number; readonly of: number };
}

/** Months in which the same rates run. */
export interface YearSegment {
  readonly midDay: string;
  readonly months: number;
  readonly spans: Readonly<Record<CapPeriod, CapSpan>>;
}

/** Cached by month; there are few. */
const known = new Map<string, readonly Month[]>();

/** Twelve months from that of a day. */
export function toMonths(from: string): readonly Month[] {
  const start = from.slice(0, "YYYY-MM".length);
  const found = known.get(start) ?? monthsFrom(start);
  known.set(start, found);
  return found;
}

const monthsFrom = (start: string): readonly Month[] =>
  Array.from({ length: MONTHS_A_YEAR }, (_, step) => {
    const midDay = addMonths(`${start}-15`, step);
    return {
      quarter: `quarter from ${calendarStart(midDay, 3)}`,
      half: `half from ${calendarStart(midDay, 6)}`,
      midDay,
    };
  });

/** A fingerprint of a rate on a day: equal fingerprints, equal rate. */
type MarkOn = (day: string) => string;

/**
 * One segment when nothing begins or ends in the year; else the quarters of the calendar, cut where
 * a rate begins or ends. Spend is even within a segment, so months of it are alike. Quarters in
 * which the same rates run are alike too and stand together, unless caps of half-years tell them
 * apart.
 */
export function toSegments(
  months: readonly Month[],
  marksOn: readonly MarkOn[],
  hasHalfYears: boolean,
): readonly YearSegment[] {
  const marks = months.map(({ midDay }) => marksOn.map((markOn) => markOn(midDay)).join());
  if (marks.every((mark) => mark === marks[0])) return [toSegment(months, months)];
  const runs = new Map<string, Month[]>();
  let open = "";
  months.forEach((month, at) => {
    const mark = marks[at] ?? "";
    const before = months[at - 1];
    if (before?.quarter !== month.quarter || marks[at - 1] !== mark) open = `from ${month.midDay}`;
    const isWhole = months.every(
      ({ quarter }, place) => quarter !== month.quarter || marks[place] === mark,
    );
    const key = isWhole && !hasHalfYears ? mark : open;
    const run = runs.get(key);
    if (run === undefined) runs.set(key, [month]);
    else run.push(month);
  });
  return [...runs.values()].map((run) => toSegment(run, months));
}

function toSegment(run: readonly Month[], months: readonly Month[]): YearSegment {
  const midDay = run[0]?.midDay ?? "";
  const once: CapSpan = { name: "year", share: { months: 1, of: 1 } };
  const named = (nameOf: (month: Month) => string, of: number): CapSpan => {
    const names = new Set(run.map(nameOf));
    // Runs of the period that are alike count as one, as long as they are together.
    if (names.size > 1) return { name: midDay, share: { months: run.length, of } };
    const alike = months.filter((month) => names.has(nameOf(month)));
    return { name: [...names].join(), share: { months: alike.length, of } };
  };
  const month: CapSpan = { name: midDay, share: { months: run.length, of: 1 } };
  return {
    midDay,
    months: run.length,
    spans: {
      billing_cycle: month,
      month,
      quarter: named(({ quarter }) => quarter, 3),
      half_year: named(({ half }) => half, 6),
      calendar_year: once,
      anniversary_year: once,
      lifetime: once,
      promotion: once,
    },
  };
}
