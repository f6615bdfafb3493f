import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import { commaList, dayList, type Line } from "../../page/lists.ts";
import { cardLink } from "../card-link.ts";
import type { FeeRow, Overview } from "./read.ts";
import { cardLabel } from "../words.ts";

/** The day a fee is due, or its month when the day is not known. */
export const dueDay = ({ due_on: on, due_month: month }: FeeRow): Html =>
  html`${on === undefined && "in "}${toShortDay(on ?? month)}`;

/** The fees of the coming year, the soonest first. */
export function toFeeList(data: Overview["fees"]["data"]): Html {
  const { fees, year_total_usd: total, unknown } = data;
  if (fees.length === 0 && unknown.length === 0) {
    return html`<p class="empty">Your cards have no annual fees in the next twelve months.</p>`;
  }
  return html`<p>${formatUsd(total)} a year.</p>
    ${dayList(fees.map((fee) => toFee(fee)))} ${undatedFees(data)}`;
}

/** The cards whose fees cannot be dated. */
export const undatedFees = (data: Overview["fees"]["data"]): Html | false =>
  undatedOf(data).length > 0 &&
  html`<p class="hint">Not dated, as the opening date is missing: ${undatedNames(data)}.</p>`;

/** The cards with a fee on an unknown day. */
export const undatedOf = ({ unknown }: Overview["fees"]["data"]): typeof unknown =>
  unknown.filter(({ fee_usd: usd }) => usd !== 0);

export const undatedNames = (data: Overview["fees"]["data"]): Html =>
  commaList(
    undatedOf(data).map(
      ({ card, fee_usd: usd }) =>
        html`${cardLink(card)}${usd !== undefined && ` (${formatUsd(usd)})`}`,
    ),
  );

/** One fee as a line of a list; `before` precedes the card's name. */
export const toFee = (fee: FeeRow, before = ""): Line => {
  const { status, decide_by: by } = fee;
  const until = status === "posted" ? "refundable until" : "refunded if you cancel or downgrade by";
  return {
    when: html`${status === "posted" && "posted "}${dueDay(fee)}`,
    what: before + cardLabel(fee.card),
    hint: by === undefined ? "" : html`${until} ${toShortDay(by)}`,
    amount: formatUsd(fee.fee_usd),
  };
};
