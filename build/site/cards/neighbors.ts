import { cardPage, cardsPage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { toCount } from "../words.ts";
import type { CardFacts } from "./card-facts.ts";
import { NO_REWARDS } from "../../../data/vocab.ts";
import { formatFee } from "./labels.ts";

const cardAddress = (id: string): string => urlFor(cardPage.path, { cardId: id });

/** The list with one filter set. */
export const listAddress = (name: string, value: string): string =>
  `${cardsPage.path}?${name}=${encodeURIComponent(value)}`;

/** The list with cards picked, or with several of them side by side. */
const compareAddress = (cards: readonly Pick<CardFacts, "id">[]): string =>
  `${cardsPage.path}?${cards.length > 1 ? "compare" : "picked"}=${cards.map(({ id }) => id).join(",")}`;

/** The cards of the same family, this one among them, with the moves that a source names. */
export function toFamily(card: CardFacts, cards: readonly CardFacts[]): Html | undefined {
  const { family } = card;
  if (family === undefined) return undefined;
  const members = cards.filter((other) => other.family?.family_name === family.family_name);
  const moves = [family.can_upgrade && "to a higher", family.can_downgrade && "to a lower"].filter(
    (move) => move !== false,
  );
  return html`<section>
    <h2>Family: ${family.family_name}</h2>
    <ul class="ledger">
      ${members.map((other) => toMember(other, card))}
    </ul>
    <p class="hint">
      ${
        moves.length > 0
          ? `Holders can move ${moves.join(" and ")} card of the family.`
          : "No source names a move to another card of the family."
      }
      ${
        members.length > 1 &&
        html`<a href="${compareAddress(members)}">Compare the family side by side</a>`
      }
    </p>
  </section>`;
}

function toMember(member: CardFacts, card: CardFacts): Html {
  const name =
    member.id === card.id
      ? html`<strong>${member.card_name}</strong>`
      : html`<a href="${cardAddress(member.id)}">${member.card_name}</a>`;
  return html`<li>${name}<span>${formatFee(member.annual_fee)}</span></li>`;
}

const MOST_SIMILAR = 6;

const isSameFamily = (one: CardFacts["family"], other: CardFacts["family"]): boolean =>
  one !== undefined && one.family_name === other?.family_name;

/**
 * The cards with the same currency that are nearest in annual fee, without those of the family, which
 * are listed already; and the way to the rest.
 */
export function toSimilar(card: CardFacts, cards: readonly CardFacts[]): Html {
  const { issuer, rewards_currency: currency } = card;
  const ofIssuer = cards.filter((other) => other.issuer === issuer);
  const alike =
    currency === NO_REWARDS ? [] : cards.filter((other) => other.rewards_currency === currency);
  const distance = (other: CardFacts) => Math.abs(other.annual_fee - card.annual_fee);
  const nearest = alike
    .filter(({ id, family }) => id !== card.id && !isSameFamily(family, card.family))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_SIMILAR)
    .toSorted((a, b) => a.annual_fee - b.annual_fee);
  return html`<section>
    <h2>Similar cards</h2>
    ${
      nearest.length > 0 &&
      html`<p class="hint">
          Other cards that earn
          ${currency}${nearest.length === MOST_SIMILAR && ", the nearest in annual fee"}:
        </p>
        <ul class="ledger">
          ${nearest.map((other) => toMember(other, card))}
        </ul>`
    }
    <ul class="plain">
      ${
        alike.length > 1 &&
        html`<li>
          <a href="${listAddress("rewards_currency", currency)}"
            >All ${toCount(alike.length, "card")} that earn ${currency}</a
          >
        </li>`
      }
      ${
        ofIssuer.length > 1 &&
        html`<li>
          <a href="${listAddress("issuer", issuer)}"
            >All ${toCount(ofIssuer.length, "card")} of ${issuer}</a
          >
        </li>`
      }
      <li><a href="${compareAddress([card])}">Compare with other cards</a></li>
    </ul>
  </section>`;
}
