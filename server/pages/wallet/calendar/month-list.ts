import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../page/dates.ts";
import { dayList, type Line } from "../../page/lists.ts";
import { usedButton } from "../card/credit-use.ts";
import { toFee } from "../overview/fees.ts";
import { cardOf, type Item, toAmount, toTitle } from "../todo/next-list.ts";
import { toSentences } from "../words.ts";
import type { Calendar, CalendarMonth } from "./read.ts";

/** Each month as a list by day. */
export function toMonthLists(
  { months, credits, labels }: Calendar,
  token: string,
  back: string,
): Html {
  const open = credits.data.credits.filter(({ status }) => status === "open");
  const usable = new Set(
    open.map((row) => toKey(row.wallet_card_id, row.credit_name, row.period_ends)),
  );
  const toRow = (item: Item, isRunning: boolean): Line =>
    toItem(item, {
      card: cardOf(item, labels),
      isRunning,
      back,
      token: usable.has(toKey(item.wallet_card_id, item.name, item.expires_on)) ? token : undefined,
    });
  return html`${months.map((month, at) => toMonth(month, at < OPEN_MONTHS, (item) => toRow(item, at === 0)))}`;
}

const toKey = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts);

/** Later months are folded up, so that the page stays short. */
const OPEN_MONTHS = 2;

function toMonth(
  { month, lapsing, fees, feesUsd }: CalendarMonth,
  isOpen: boolean,
  toRow: (item: Item) => Line,
): Html {
  const { items, totals } = lapsing;
  const sums = [
    ...(totals.value_usd > 0 ? [`${formatUsd(totals.value_usd)} lapses`] : []),
    ...(feesUsd > 0 ? [`${formatUsd(feesUsd)} of fees`] : []),
  ];
  const rows = [
    ...items.map((item) => ({ day: item.expires_on, line: toRow(item) })),
    ...fees.map((fee) => ({
      day: fee.due_on ?? fee.due_month,
      line: toFee(fee, "Annual fee for "),
    })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return html`<details class="month" id="m-${month}" ${isOpen && html`open`}>
    <summary>
      <h2>${toShortDay(month)}</h2>
      <span class="hint"
        >${sums.length > 0 ? `${sums.join(", ")}.` : "Nothing to pay or to lose."}</span
      >
    </summary>
    ${dayList(rows.map(({ line }) => line))}
  </details>`;
}

interface ItemView {
  readonly card: string | undefined;
  /** True in the current month, the only one that shows conditions. */
  readonly isRunning: boolean;
  /** The form token of the button; absent when nothing can be marked yet. */
  readonly token: string | undefined;
  /** The page to come back to. */
  readonly back: string;
}

function toItem(item: Item, { card, isRunning, token, back }: ItemView): Line {
  const { name, counted, is_exact: isExact, conditions = [], wallet_card_id: id = "" } = item;
  const hint = toSentences([
    ...(isRunning ? conditions : []),
    ...(isExact ? [] : ["The earliest possible day."]),
    ...(counted ? [] : ["Not in the total."]),
  ]);
  return {
    when: toShortDay(item.expires_on),
    what: toTitle(item, card),
    hint,
    amount: toAmount(item),
    act: token !== undefined && usedButton(token, { walletCardId: id, credit: name, back }),
  };
}
