import type { DataOf, Found } from "../../../tools/desk.ts";
import type { bestCardForPurchase } from "../../../tools/spending/best-card-for-purchase.ts";
import type { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { dayList, type Line, plainList } from "../../page/lists.ts";
import { addLink } from "../add/paste.ts";
import { cardLink } from "../card-link.ts";
import { cardLabel, toSentences, withDays } from "../words.ts";

export type Ranking = Found<DataOf<typeof bestCardForPurchase>>;
export type CheatSheet = Found<DataOf<typeof categoryCheatSheet>>;

const MAX_SHOWN = 6;

/** The best card first, then the others with reasons. */
export function toRanking({ data, warnings }: Ranking): Html {
  const { ranked, ties, purchase, conditional, not_accepted: refused } = data;
  const { merchant_name: shop, category_name: category = "", amount_usd: usd } = purchase;
  const [best] = ranked;
  const where = shop === undefined ? `on ${toLowerFirst(category)}` : `at ${shop}`;
  const what = `${formatUsd(usd)} ${where}`;
  if (best === undefined) {
    return html`<p class="lead">None of your cards can be ranked for ${what}.</p>
      ${refusedList(refused)}`;
  }
  const also = ranked
    .filter(({ card }) => card !== best.card && ties.includes(card.wallet_card_id))
    .map(({ card }) => cardLabel(card));
  return html`<p class="answer"><bdi>${cardLabel(best.card)}</bdi></p>
    <p class="lead">
      ${formatUsd(best.total_usd)} back for ${what}.
      ${also.length > 0 && `${also.join(" and ")} ${also.length > 1 ? "give" : "gives"} as much.`}
    </p>
    ${plainList(ranked.slice(0, MAX_SHOWN).map(toRow))} ${conditional.map(toChance)}
    ${refusedList(refused)}
    ${warnings.length > 0 && html`<p class="hint">${toSentences(warnings)}</p>`}`;
}

/** A category within a sentence; `TV` stays as it is. */
const toLowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function toRow(row: Ranking["data"]["ranked"][number]): Line {
  const { card, why, conditions, total_usd: usd, cpp, points } = row;
  const value = points === undefined ? [] : [`A point counts as ${cpp}¢.`];
  return {
    what: cardLink(card),
    hint: toSentences([...why, ...value, ...conditions]),
    amount: formatUsd(usd),
  };
}

const toChance = (row: Ranking["data"]["conditional"][number]): Html =>
  html`<p>
    ${cardLabel(row.card)} would give ${formatUsd(row.total_usd)} if
    ${withDays(row.if.join(" and "))}.
  </p>`;

/** Cards that are not accepted there, by reason. */
function refusedList(rows: Ranking["data"]["not_accepted"]): Html {
  const reasons = [...new Set(rows.map(({ reason }) => reason))];
  const cardsOf = (reason: string): string =>
    rows
      .filter((row) => row.reason === reason)
      .map(({ card }) => cardLabel(card))
      .join(", ");
  return html`${reasons.map((reason) => html`<p>${reason} Not accepted: ${cardsOf(reason)}.</p>`)}`;
}

/** The best card of each everyday category, to print and to keep. */
export function toCheatSheet({ data }: CheatSheet): Html {
  const lines = data.rows.flatMap(toCategory);
  return lines.length === 0
    ? html`<p class="empty">No cards yet.</p>
        ${addLink}`
    : html`${dayList(lines)}`;
}

function toCategory({ category_name: name, best, ties, cap, after_cap: after }: Row): Line[] {
  if (best === undefined) return [];
  const cards = [best.card, ...ties];
  const isSame = cards.some((card) => card.wallet_card_id === after?.card.wallet_card_id);
  const limit = cap === undefined ? "" : `up to ${formatUsd(cap.left_usd)}`;
  const next =
    after === undefined || isSame ? "" : `, then ${cardLabel(after.card)} ${after.percent_back}%`;
  const what = html`<strong>${cards.map((card) => cardLabel(card)).join(" or ")}</strong>`;
  return [{ when: name, what, hint: limit + next, amount: `${best.percent_back}%` }];
}

type Row = CheatSheet["data"]["rows"][number];
