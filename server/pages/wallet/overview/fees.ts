import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../dates.ts";
import type { FeeRow, Overview } from "./read.ts";
import { cardLabel } from "../words.ts";

/** The day a fee is due, or as much as is known of it. */
export const dueDay = ({ due_on: on, due_month: month }: FeeRow): Html =>
  html`${on === undefined && "in "}${toShortDay(on ?? month)}`;

/** The fees of the coming year, the soonest first. */
export function toFeeList(data: Overview["fees"]["data"]): Html {
  const { fees, total_usd: total, unknown } = data;
  if (fees.length === 0 && unknown.length === 0) {
    return html`<p class="empty">Your cards have no annual fees in the next twelve months.</p>`;
  }
  return html`<p>${formatUsd(total)} in the next twelve months.</p>
    <ul class="due">
      ${fees.map((fee) => toFee(fee))}
    </ul>
    ${undatedFees(data)}`;
}

/** The cards whose fees cannot be dated. */
export const undatedFees = ({ unknown }: Overview["fees"]["data"]): Html | false =>
  unknown.length > 0 &&
  html`<p class="hint">
    Not dated, as the opening date is missing:
    ${unknown.map(({ card }) => cardLabel(card)).join(", ")}.
  </p>`;

/** One fee as a line of a list, with what stands before its card. */
export const toFee = (fee: FeeRow, before = ""): Html =>
  html`<li>
    <span class="when">${dueDay(fee)}</span>
    <span class="what"
      >${before}${cardLabel(fee.card)}${fee.status === "posted" && html`<span class="tag">posted</span>`}
      ${
        fee.decide_by !== undefined &&
        html`<span class="hint"
          >refunded if you close or change it by ${toShortDay(fee.decide_by)}</span
        >`
      }</span
    >
    <span class="amount">${formatUsd(fee.fee_usd)}</span>
  </li>`;
