import { TODO_PATH, WALLET_PATH } from "../../../contract/addresses.ts";
import { count, formatPoints, formatUsd } from "../../../member/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../dates.ts";
import { usedButton } from "../card/credit-use.ts";
import { type Labels, LAPSE_DAYS, type LapsingRow, type Overview } from "./read.ts";
import { toSentences } from "../words.ts";

interface Known {
  readonly labels: Labels;
  /** For the forms. */
  readonly token: string;
}

const MOST_SHOWN = 12;

/** What lapses soon, the soonest first. */
export function toLapsingList({ data }: Overview["lapsing"], { labels, token }: Known): Html {
  const { items } = data;
  if (items.length === 0) {
    return html`<p class="empty">Nothing lapses in the next ${LAPSE_DAYS} days.</p>`;
  }
  const more = items.length - MOST_SHOWN;
  return html`<ul class="due">
      ${items.slice(0, MOST_SHOWN).map((item) => toItem(item, { labels, token }))}
    </ul>
    <p>
      <a href="${TODO_PATH}">What to do next</a>${
        more > 0 && ` tells ${count(more, "thing")} more, and what comes later`
      }
    </p>`;
}

/** The card that something hangs on, as the member calls it. */
export const cardOf = (item: LapsingRow, labels: Labels): string | undefined =>
  labels.get(item.wallet_card_id ?? "") ?? item.card_name;

function toItem(item: LapsingRow, { labels, token }: Known): Html {
  const { name, expires_on: on, value_usd: usd, points, counted } = item;
  const card = cardOf(item, labels);
  const conditions = toSentences(item.conditions ?? []);
  const noted = { walletCardId: item.wallet_card_id ?? "", credit: name, back: WALLET_PATH };
  return html`<li>
    <span class="when">${toShortDay(on)}</span>
    <span class="what"
      >${name}${card !== undefined && `, ${card}`}
      ${conditions !== "" && html`<span class="hint">${conditions}</span>`}
      ${!counted && html`<span class="hint">Not in the total.</span>`}</span
    >
    <span class="amount"
      >${usd !== undefined && formatUsd(usd)}${
        points !== undefined && html` <span class="hint">${formatPoints(points)} points</span>`
      }</span
    >
    ${item.kind === "credit" && html`<div class="act">${usedButton(token, noted)}</div>`}
  </li>`;
}
