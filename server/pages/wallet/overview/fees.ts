import { toCardPath } from "../../../contract/addresses.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import type { FeeRow, Overview } from "./read.ts";
import { cardLabel } from "../words.ts";

/** The day a fee is due, or as much as is known of it. */
export const dueDay = ({ due_on: on, due_month: month }: FeeRow): Html =>
  html`${on === undefined && "in "}${toShortDay(on ?? month)}`;

/** The fees of the coming year, the soonest first. */
export function toFeeList(data: Overview["fees"]["data"]): Html {
  const { fees, year_total_usd: total, unknown } = data;
  if (fees.length === 0 && unknown.length === 0) {
    return html`<p class="empty">Your cards have no annual fees in the next twelve months.</p>`;
  }
  return html`<p>${formatUsd(total)} a year.</p>
    <ul class="due">
      ${fees.map((fee) => toFee(fee))}
    </ul>
    ${undatedFees(data)}`;
}

/** The cards whose fees cannot be dated. */
export const undatedFees = (data: Overview["fees"]["data"]): Html | false =>
  undatedOf(data).length > 0 &&
  html`<p class="hint">Not dated, as the opening date is missing: ${undatedNames(data)}.</p>`;

/** The cards that cost a fee on a day that is not known. */
export const undatedOf = ({ unknown }: Overview["fees"]["data"]): typeof unknown =>
  unknown.filter(({ fee_usd: usd }) => usd !== 0);

export const undatedNames = (data: Overview["fees"]["data"]): Html =>
  html`${undatedOf(data).map(
    ({ card, fee_usd: usd }, at) =>
      html`${at > 0 && ", "}<a href="${toCardPath(card.wallet_card_id)}">${cardLabel(card)}</a>${
          usd !== undefined && ` (${formatUsd(usd)})`
        }`,
  )}`;

/** One fee as a line of a list, with what stands before its card. */
export const toFee = (fee: FeeRow, before = ""): Html =>
  html`<li>
    <span class="when">${fee.status === "posted" && "posted "}${dueDay(fee)}</span>
    <span class="what"
      >${before}${cardLabel(fee.card)}
      ${
        fee.decide_by !== undefined &&
        html`<span class="hint"
          >${fee.status === "posted" ? "refundable until" : "refunded if you cancel or downgrade by"}
          ${toShortDay(fee.decide_by)}</span
        >`
      }</span
    >
    <span class="amount">${formatUsd(fee.fee_usd)}</span>
  </li>`;
