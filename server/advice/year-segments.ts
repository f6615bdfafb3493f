import type { EarnRate } from "./purchase.ts";

type CapPeriod = NonNullable<EarnRate["cap_period"]>;

interface Month {
  readonly year: number;
  /** From 0. */
  readonly month: number;
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

const MONTHS = 12;

/** Twelve months from that of a day. */
export function toMonths(from: string): readonly Month[] {
  const first = Number(from.slice(0, 4)) * MONTHS + Number(from.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, step) => {
    const year = Math.floor((first + step) / MONTHS);
    const month = (first + step) % MONTHS;
    return { year, month, midDay: `${year}-${String(month + 1).padStart(2, "0")}-15` };
  });
}

/** What a rate is like on a day: the same mark, the same rate. */
type MarkOn = (day: string) => string;

/**
 * One segment when nothing begins or ends in the year; else the quarters of the calendar, cut where
 * a rate begins or ends. Spend is even within a segment, so months of it are alike.
 */
export function toSegments(
  months: readonly Month[],
  marksOn: readonly MarkOn[],
): readonly YearSegment[] {
  const marks = months.map(({ midDay }) => marksOn.map((markOn) => markOn(midDay)).join());
  if (new Set(marks).size === 1) return [toSegment(months, months, true)];
  const runs: Month[][] = [];
  months.forEach((month, place) => {
    const before = months[place - 1];
    const goesOn =
      before !== undefined &&
      marks[place] === marks[place - 1] &&
      quarterOf(before) === quarterOf(month);
    if (goesOn) runs.at(-1)?.push(month);
    else runs.push([month]);
  });
  return runs.map((run) => toSegment(run, months, false));
}

const quarterOf = ({ year, month }: Month) => `${year} quarter ${Math.floor(month / 3)}`;
const halfOf = ({ year, month }: Month) => `${year} half ${Math.floor(month / 6)}`;

function toSegment(run: readonly Month[], months: readonly Month[], isAll: boolean): YearSegment {
  const [first] = run;
  const once: CapSpan = { name: "year", share: { months: 1, of: 1 } };
  const named = (nameOf: (month: Month) => string, of: number): CapSpan => {
    if (isAll || first === undefined) return { name: "year", share: { months: MONTHS, of } };
    const name = nameOf(first);
    return { name, share: { months: months.filter((month) => nameOf(month) === name).length, of } };
  };
  const midDay = first?.midDay ?? "";
  const month: CapSpan = { name: midDay, share: { months: run.length, of: 1 } };
  return {
    midDay,
    months: run.length,
    spans: {
      billing_cycle: month,
      month,
      quarter: named(quarterOf, 3),
      half_year: named(halfOf, 6),
      calendar_year: once,
      anniversary_year: once,
      lifetime: once,
      promotion: once,
    },
  };
}
