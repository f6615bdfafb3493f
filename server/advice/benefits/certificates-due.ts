import {
  addDays,
  addMonths,
  type Day,
  monthsBetween,
  type PartialDay,
  type Span,
  shiftSpan,
  spanOf,
} from "../days.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

export interface DueCertificate {
  readonly name: string;
  readonly kind: PlainRow<"certificates">["kind"];
  readonly program?: string | undefined;
  readonly quantity?: number | undefined;
  readonly capPoints?: number | undefined;
  readonly row: PlainRow<"certificates">;
  /** The next anniversary, as exactly as is known; no source says how soon after it posts. */
  readonly due?: Span | undefined;
  /** The last day to use it if it comes as early as it may; undefined if no source says. */
  readonly usableUntil?: Day | undefined;
  readonly note: string;
  readonly unknown?: string | undefined;
}

/** The certificates that come with the next anniversary of a held card. */
export function dueCertificates(
  rows: readonly PlainRow<"certificates">[],
  openedOn: PartialDay | undefined,
  today: Day,
): readonly DueCertificate[] {
  return rows
    .filter((row) => row.how === "anniversary" && isUsable(row))
    .flatMap((row) => {
      const due = openedOn === undefined ? undefined : nextAnniversary(openedOn, today);
      if (due !== undefined && row.ends !== undefined && due.first > row.ends) return [];
      const mayHavePassed = due !== undefined && due.first === addDays(today, 1);
      return [toDue(row, due, mayHavePassed && due.first !== due.last)];
    });
}

/**
 * The first anniversary after a day; a span of days if only the opening month is known. In the
 * anniversary month it is the rest of the month, though the day may have passed already.
 */
function nextAnniversary(openedOn: PartialDay, today: Day): Span {
  const opened = spanOf(openedOn);
  const years = Math.max(0, Math.floor(monthsBetween(opened.last, today) / 12));
  const next = shiftSpan(opened, (day) => addMonths(day, (years + 1) * 12));
  return next.first > today ? next : { first: addDays(today, 1), last: next.last };
}

function toDue(
  row: PlainRow<"certificates">,
  due: Span | undefined,
  mayHavePassed: boolean,
): DueCertificate {
  const { kind, program, quantity, note, cap_points: capPoints, valid_months: months } = row;
  const base = { row, name: row.certificate_name, kind, program, quantity, capPoints, note };
  if (due === undefined) {
    return { ...base, unknown: "It comes with the anniversary; the opening day is not recorded." };
  }
  const usableUntil = months === undefined ? undefined : addMonths(due.first, months);
  if (!mayHavePassed) return { ...base, due, usableUntil };
  return { ...base, due, usableUntil, unknown: "This month's anniversary may have passed." };
}
