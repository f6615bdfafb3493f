import { addMonths, daysBetween, laterOf, monthKey, spanOf } from "../../../advice/days.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { listExpiringTool } from "../../../tools/benefits/list-expiring.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import type { FeeRow } from "../overview/read.ts";
import type { Labels } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";

const MONTHS = 12;

/** One month, with the tools' own sums. */
export interface CalendarMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly lapsing: Found<DataOf<typeof listExpiringTool>>;
  readonly fees: readonly FeeRow[];
  readonly feesUsd: number;
}

/** Twelve months, beginning with the running one. */
export interface Calendar {
  readonly months: readonly CalendarMonth[];
  readonly fees: Found<DataOf<typeof listUpcomingFees>>;
  readonly credits: Found<DataOf<typeof listCredits>>;
  readonly labels: Labels;
}

/** Of one person, or of everybody. */
export function readCalendar(desk: Desk, owner?: string): Calendar {
  const { first: start } = spanOf(monthKey(desk.today));
  const spans = Array.from({ length: MONTHS }, (_, at) => spanOf(monthKey(addMonths(start, at))));
  const until = spans.at(-1)?.last;
  const fees = desk.read(listUpcomingFees, { until, owner });
  const credits = desk.read(listCredits, { owner });
  return {
    months: spans.map(({ first, last }) => {
      const month = monthKey(first);
      return {
        month,
        lapsing: readLapsing(desk, { from: laterOf(first, desk.today), until: last, owner }),
        fees: fees.data.fees.filter((fee) => monthOfFee(fee, desk.today) === month),
        feesUsd: fees.data.by_month.find((one) => one.month === month)?.total_usd ?? 0,
      };
    }),
    fees,
    credits,
    labels: new Map(credits.data.credits.map((row) => [row.wallet_card_id, cardLabel(row)])),
  };
}

interface Span {
  readonly from: string;
  readonly until: string;
  readonly owner: string | undefined;
}

/**
 * The tool lists the running periods only, so each month is asked for on its first day: what renews
 * until then is whole again.
 */
const readLapsing = (desk: Desk, { from, until, owner }: Span): CalendarMonth["lapsing"] =>
  desk.onDay(from).read(listExpiringTool, {
    within_days: daysBetween(from, until),
    owner,
    kinds: ["credit", "certificate", "points"],
  });

/** A posted fee stands in the running month, as it can still be got back. */
const monthOfFee = ({ status, due_month: month }: FeeRow, today: string): string =>
  status === "posted" ? monthKey(today) : month;
