import { addMonths, daysBetween, laterOf, monthKey, spanOf } from "../../../advice/days.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { listExpiringTool } from "../../../tools/benefits/list-expiring.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import type { FeeRow } from "../overview/read.ts";
import type { Labels } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";

/** One month, with the tools' own sums. */
export interface CalendarMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly lapsing: DataOf<typeof listExpiringTool>;
  readonly fees: readonly FeeRow[];
  readonly feesUsd: number;
}

/** Twelve months, beginning with the current one. */
export interface Calendar {
  readonly months: readonly CalendarMonth[];
  readonly fees: Found<DataOf<typeof listUpcomingFees>>;
  readonly credits: Found<DataOf<typeof listCredits>>;
  readonly labels: Labels;
}

const MONTHS = 12;

/** Reads the calendar of one owner, or of everybody. */
export async function readCalendar(desk: Desk, owner?: string): Promise<Calendar> {
  const months: { month: string; lapsing: CalendarMonth["lapsing"] }[] = [];
  for (let ahead = 0; ahead < MONTHS; ahead += 1) {
    // All twelve in one turn would hold up everybody else where a wallet is large.
    // oxlint-disable-next-line no-await-in-loop
    months.push(await readMonth(desk, owner, ahead));
  }
  const fees = await desk.readInTurn(listUpcomingFees, {
    until: months.at(-1)?.lapsing.until,
    owner,
  });
  const credits = await desk.readInTurn(listCredits, { owner });
  return {
    months: months.map(({ month, lapsing }) => ({
      month,
      lapsing,
      fees: fees.data.fees.filter((fee) => monthOfFee(fee, desk.today) === month),
      feesUsd: fees.data.by_month.find((one) => one.month === month)?.total_usd ?? 0,
    })),
    fees,
    credits,
    labels: new Map(credits.data.credits.map((row) => [row.wallet_card_id, cardLabel(row)])),
  };
}

/**
 * Reads a month as if today were its first day, so that credits that renew by then count in full:
 * as of today only their current period is known.
 */
async function readMonth(desk: Desk, owner: string | undefined, ahead: number) {
  const month = monthKey(addMonths(spanOf(monthKey(desk.today)).first, ahead));
  const { first, last } = spanOf(month);
  const today = laterOf(first, desk.today);
  const { data: lapsing } = await desk.readInTurn(listExpiringTool, {
    owner,
    kinds: ["credit", "certificate", "points"],
    within_days: daysBetween(today, last),
    as_if: { today },
  });
  return { month, lapsing };
}

/** A posted fee goes into the current month, as it can still be refunded. */
const monthOfFee = ({ status, due_month: month }: FeeRow, today: string): string =>
  status === "posted" ? monthKey(today) : month;
