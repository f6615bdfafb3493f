import { formatUsd } from "../../../advice/money.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../page/dates.ts";
import { commaList, foldedList } from "../../page/lists.ts";
import { cardLink } from "../card-link.ts";
import { dueDay } from "./fees.ts";
import type { FeeRow, HeldRow, Overview } from "./read.ts";
import { ownerName } from "../words.ts";

/** A card in the list of cards. */
interface Tile {
  readonly card: HeldRow;
  readonly fee: FeeRow | undefined;
  readonly creditsLeftUsd: number | undefined;
  /** Categories where it is the best card of the wallet, the highest return first. */
  readonly best: readonly { readonly name: string; readonly percent: number }[];
  /** True where several people hold cards. */
  readonly isShared: boolean;
}

/** The open cards, each with its fee, its credits and its best categories. */
export function toCardList({ wallet, fees, credits, categories }: Overview): Html {
  const { cards = [], owners } = wallet.data;
  const sums = new Map(credits.data.by_card.map((one) => [one.wallet_card_id, one.left_usd]));
  const tiles = cards.map((card): Tile => {
    const { wallet_card_id: id } = card;
    return {
      card,
      fee: fees.data.fees.find(
        (fee) => fee.card.wallet_card_id === id && fee.status === "upcoming",
      ),
      creditsLeftUsd: sums.get(id),
      best: bestOf(id, categories.data.rows),
      isShared: owners.length > 1,
    };
  });
  return html`<ul class="rows cards">
    ${tiles.map(toTile)}
  </ul>`;
}

/** Closed cards, in a collapsed list. */
export const toClosedList = (cards: readonly HeldRow[]): Html | false =>
  foldedList(
    "Closed cards",
    cards.map(
      (card) =>
        html`${cardLink(card)}${card.closed_on !== undefined && html`, closed ${toShortDay(card.closed_on)}`}`,
    ),
  );

function bestOf(id: string, rows: Overview["categories"]["data"]["rows"]): Tile["best"] {
  return rows
    .flatMap(({ category_name: name, best, ties }) => {
      const isBest = [best?.card, ...ties].some((card) => card?.wallet_card_id === id);
      return best !== undefined && isBest ? [{ name, percent: best.percent_back }] : [];
    })
    .toSorted((a, b) => b.percent - a.percent);
}

function toTile({ card, fee, creditsLeftUsd, best, isShared }: Tile): Html {
  return html`<li>
    <div>
      <h3>${cardLink(card)}</h3>
      <p class="hint">${cardTraits(card, isShared)}</p>
    </div>
    <dl class="figures">
      <div>
        <dt>Annual fee</dt>
        <dd>
          ${feeText(card)}${fee !== undefined && html`<span class="hint">next ${dueDay(fee)}</span>`}
        </dd>
      </div>
      <div>
        <dt>Credits left</dt>
        <dd>${creditsLeftUsd === undefined ? "none" : formatUsd(creditsLeftUsd)}</dd>
      </div>
      <div>
        <dt>Best for</dt>
        <dd>${bestText(best)}</dd>
      </div>
    </dl>
  </li>`;
}

/** Distinguishes a card from others of its kind. */
export function cardTraits(card: HeldRow, isShared: boolean): Html {
  const traits = [
    ...(card.nickname === undefined ? [] : [html`${card.card_name}`]),
    ...(isShared ? [html`held by <bdi>${ownerName(card.owner)}</bdi>`] : []),
    ...(card.last4 === undefined ? [] : [html`ends in ${card.last4}`]),
    card.opened_on === undefined
      ? html`opening date missing`
      : html`opened ${toShortDay(card.opened_on)}`,
  ];
  return commaList(traits);
}

function feeText({ annual_fee_usd: usd, authorized_user: isUser }: HeldRow): string {
  if (usd === undefined) return isUser ? "not yours to pay" : "unknown";
  return usd === 0 ? "none" : formatUsd(usd);
}

const MAX_BEST = 3;

function bestText(best: Tile["best"]): string {
  if (best.length === 0) return "no category";
  const named = best.slice(0, MAX_BEST).map(({ name, percent }) => `${name} ${percent}%`);
  const more = best.length - named.length;
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
