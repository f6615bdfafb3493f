import { type Html, html } from "../../../server/look/html.ts";
import { toCount } from "../words.ts";
import { cardAddress, compareAddress, listAddress } from "./addresses.ts";
import type { CardFacts } from "./card-facts.ts";
import { formatFee } from "./labels.ts";
import type { Neighbors } from "./neighbors.ts";

/** The family, including this card, with the product changes that a source names. */
export function toFamily(card: CardFacts, { family: members }: Neighbors): Html | undefined {
  const { family } = card;
  if (family === undefined) return undefined;
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
          ? `Holders can move ${moves.join(" and ")} card in the family.`
          : "No source names a move to another card in the family."
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

/**
 * Cards of other families with the same currency and the nearest annual fees, with links to the
 * rest.
 */
export function toSimilar(card: CardFacts, { nearest, ofCurrency, ofIssuer }: Neighbors): Html {
  const { issuer, rewards_currency: currency } = card;
  return html`<section>
    <h2>Similar cards</h2>
    ${
      nearest.length > 0 &&
      html`<p class="hint">
          Other cards that earn
          ${currency}${nearest.length < ofCurrency - 1 && ", the closest in annual fee"}:
        </p>
        <ul class="ledger">
          ${nearest.map((other) => toMember(other, card))}
        </ul>`
    }
    <ul class="plain">
      ${
        ofCurrency > 1 &&
        html`<li>
          <a href="${listAddress("rewards_currency", currency)}"
            >All ${toCount(ofCurrency, "card")} that earn ${currency}</a
          >
        </li>`
      }
      ${
        ofIssuer > 1 &&
        html`<li>
          <a href="${listAddress("issuer", issuer)}"
            >All ${toCount(ofIssuer, "card")} from ${issuer}</a
          >
        </li>`
      }
      <li><a href="${compareAddress([card])}">Compare with other cards</a></li>
    </ul>
  </section>`;
}
