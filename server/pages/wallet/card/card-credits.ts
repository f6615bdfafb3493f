import { ENROL_PATH, toCardPath } from "../../../contract/addresses.ts";
import { formatPoints, formatUsd } from "../../../advice/money.ts";
import type { listCredits } from "../../../tools/benefits/list-credits.ts";
import type { DataOf, Found } from "../../../tools/desk.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import { dayList, type Line } from "../../page/lists.ts";
import { hiddenField, postForm } from "../../forms/fields.ts";
import type { HeldRow } from "../overview/read.ts";
import { partUsed, unusedButton, usedButton } from "./credit-use.ts";
import { toSentences } from "../words.ts";

type Credits = DataOf<typeof listCredits>;
type CreditRow = Credits["credits"][number];

/** The card's credits as of today, each with its actions. */
export const toCreditList = ({ data }: Found<Credits>, card: HeldRow, token: string): Html =>
  html`<h2 id="credits">Credits</h2>
    ${
      data.credits.length === 0
        ? html`<p class="empty">This card has no credits.</p>`
        : dayList(data.credits.map((row, at) => toRow(row, at, { card, token })))
    }`;

interface Shown {
  readonly card: HeldRow;
  readonly token: string;
}

function toRow(row: CreditRow, at: number, { card, token }: Shown): Line {
  const { wallet_card_id: walletCardId, credit_name: credit, status, unit, used = 0 } = row;
  const { period_ends: ends, as_of: asOf } = row;
  const noted = { walletCardId, credit, back: toCardPath(walletCardId) };
  const isOpen = status === "open";
  return {
    when: ends === undefined ? "" : html`by ${toShortDay(ends)}`,
    what: credit,
    hint: html`${STATUS_WORDS[status]} ${toSentences(row.conditions)}
    ${asOf !== undefined && html`<span class="hint">As of ${toShortDay(asOf)}.</span>`}`,
    amount: amountText(row),
    act: html`${isOpen && usedButton(token, noted)}
    ${isOpen && unit === "usd" && partUsed(token, noted, `amount-${at}`)}
    ${used > 0 && (isOpen || status === "used") && unusedButton(token, noted)}
    ${row.enrol_required === true && enrolButton(card, credit, token)}`,
  };
}

/** Notes that the member has enrolled, or takes that back. */
function enrolButton(
  { wallet_card_id: id, enrolments = {} }: HeldRow,
  name: string,
  token: string,
) {
  const isEnrolled = enrolments[name] === true;
  return postForm(
    toCardPath(id, ENROL_PATH),
    token,
    html`${hiddenField("credit", name)}${isEnrolled && hiddenField("undo", "yes")}
      <button class="quiet small">
        ${isEnrolled ? "Undo enrollment" : "I have enrolled"}<span class="unseen">: ${name}</span>
      </button>`,
  );
}

const STATUS_WORDS: Readonly<Record<CreditRow["status"], string>> = {
  open: "",
  used: "Used for now.",
  expired: "Ended.",
  not_enrolled: "You have not enrolled.",
  locked: "Unlocks after a yearly spend.",
  not_started: "Not started yet.",
  per_booking: "With each booking.",
  uncounted: "A share of each purchase.",
  unknown: "The amount left is unknown.",
};

function amountText({ left, per_period: whole, unit }: CreditRow): string {
  if (whole === undefined) return "";
  const tell = (amount: number): string => {
    if (unit === "usd") return formatUsd(amount);
    return `${formatPoints(amount)}${UNIT_WORDS[unit]}`;
  };
  return left === undefined ? tell(whole) : `${tell(left)} left of ${tell(whole)}`;
}

const UNIT_WORDS = { points: " points", percent: "%", membership_months: " months" } as const;
