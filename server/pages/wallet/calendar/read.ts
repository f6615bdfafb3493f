import { monthKey } from "../../../advice/days.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { listOfMonths } from "../../../tools/benefits/list-of-months.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import type { FeeRow } from "../overview/read.ts";
import type { Labels } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";

/** One month, with the tools' own sums. */
export interface CalendarMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly lapsing: DataOf<typeof listOfMonths>["months"][number];
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

/** All twelve in one turn would hold up everybody else where a wallet is large. */
const HALF_YEARS = [
  [0, 1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10, 11],
];

/** Reads the overview of one owner, or of everybody. */
export async function readCalendar(desk: Desk, owner?: string): Promise<Calendar> {
  const months: CalendarMonth["lapsing"][] = [];
  for (const half of HALF_YEARS) {
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await desk.readInTurn(listOfMonths, { owner, months_ahead: half });
    months.push(...data.months);
  }
  const fees = await desk.readInTurn(listUpcomingFees, { until: months.at(-1)?.until, owner });
  const credits = await desk.readInTurn(listCredits, { owner });
  return {
    months: months.map((lapsing) => {
      const { month } = lapsing;
      return {
        month,
        lapsing,
        fees: fees.data.fees.filter((fee) => monthOfFee(fee, desk.today) === month),
        feesUsd: fees.data.by_month.find((one) => one.month === month)?.total_usd ?? 0,
      };
    }),
    fees,
    credits,
    labels: new Map(credits.data.credits.map((row) => [row.wallet_card_id, cardLabel(row)])),
  };
}

/** A posted fee stands in the running month, as it can still be got back. */
const monthOfFee = ({ status, due_month: month }: FeeRow, today: string): string =>
  status === "posted" ? monthKey(today) : month;
