import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../page/dates.ts";
import { bar } from "../bar.ts";
import { undatedOf } from "../overview/fees.ts";
import type { FeeRow } from "../overview/read.ts";
import type { Calendar, CalendarMonth } from "./read.ts";

/** The months side by side, each leading to its list. */
export function toStrip({ months, fees }: Calendar): Html {
  const none = undatedOf(fees.data).length > 0 ? "no dated fees" : "no fees";
  const most = Math.max(...months.flatMap((one) => [lapsingUsd(one), one.feesUsd]));
  return html`<nav class="strip" aria-label="Months">
    <ul>
      ${months.map((month) => toCell(month, most, none))}
    </ul>
  </nav>`;
}

const lapsingUsd = ({ lapsing }: CalendarMonth): number => lapsing.totals.value_usd;

const toCell = (month: CalendarMonth, most: number, none: string): Html =>
  html`<li>
    <a href="#m-${month.month}">
      <strong>${toShortDay(month.month)}</strong>
      ${toSum(lapsingUsd(month), most, "lapses", "no lapse")}
      ${toSum(month.feesUsd, most, "fees", none)}
      ${month.fees.filter(({ status }) => status === "posted").map(toPosted)}
    </a>
  </li>`;

const toPosted = ({ fee_usd: usd }: FeeRow): Html =>
  html`<span>${formatUsd(usd)} fee posted</span>`;

const toSum = (usd: number, most: number, kind: "lapses" | "fees", none: string): Html =>
  html`<span class="${kind}"
    >${usd === 0 ? none : `${formatUsd(usd)} ${kind}`} ${bar(usd, most, kind)}</span
  >`;
