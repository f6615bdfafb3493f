import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../dates.ts";
import { bar } from "../bar.ts";
import type { CalendarMonth } from "./read.ts";

/** The months side by side, each leading to its list. */
export function toStrip(months: readonly CalendarMonth[]): Html {
  const most = Math.max(...months.flatMap((one) => [lapsingUsd(one), one.feesUsd]));
  return html`<nav class="strip" aria-label="Months">
    <ul>
      ${months.map((month) => toCell(month, most))}
    </ul>
  </nav>`;
}

const lapsingUsd = ({ lapsing }: CalendarMonth): number => lapsing.totals.value_usd;

const toCell = (month: CalendarMonth, most: number): Html =>
  html`<li>
    <a href="#m-${month.month}">
      <strong>${toShortDay(month.month)}</strong>
      ${toSum(lapsingUsd(month), most, "lapses")} ${toSum(month.feesUsd, most, "fees")}
    </a>
  </li>`;

/** A sum and its bar. */
const toSum = (usd: number, most: number, kind: "lapses" | "fees"): Html =>
  html`<span class="${kind}"
    >${usd === 0 ? `no ${kind === "fees" ? "fees" : "lapse"}` : `${formatUsd(usd)} ${kind}`}
    ${bar(usd, most, kind)}</span
  >`;
