import { cardPage } from "../../../contract/pages.ts";
import { urlFor } from "../../../contract/route.ts";
import type { getCard } from "../../../tools/cards/get-card.ts";
import type { DataOf } from "../../../tools/desk.ts";
import { type Html, html } from "../../../look/html.ts";
import { toShortDay } from "../../dates.ts";

type Card = DataOf<typeof getCard>;

/** A fact in words, with the day it was seen. */
interface Fact {
  readonly text: string;
  readonly as_of?: string | undefined;
  readonly confidence?: string | undefined;
  readonly note?: string | undefined;
}

/** What the catalog says of a card, each fact with its day. */
export function toCardFacts(card: Card): Html {
  const lists: readonly (readonly [string, readonly Fact[]])[] = [
    ["Earns", card.earn],
    ["Protections", card.protections],
    ["Lounges", card.lounges],
    ["Status", card.elite_status],
    ["Free nights and certificates", card.certificates],
    ["Welcome offer seen last", offerFacts(card.offer)],
    ["Best welcome offer seen", offerFacts(card.best_offer_seen)],
  ];
  const isPublic = card.card.status === "open";
  return html`${lists.map(([name, facts]) => toFacts(name, facts))}
  ${
    isPublic &&
    html`<p>
      <a href="${urlFor(cardPage.path, { cardId: card.card.card_id })}"
        >The ${card.card.card_name} in the catalog</a
      >
    </p>`
  }`;
}

const offerFacts = (offer: Card["offer"]): readonly Fact[] =>
  (offer?.steps ?? []).map(({ text, confidence }) => ({ text, confidence, as_of: offer?.seen_on }));

const toFacts = (name: string, facts: readonly Fact[]): Html =>
  facts.length === 0
    ? html``
    : html`<details class="facts-list">
        <summary>${name} <span class="hint">${facts.length}</span></summary>
        <ul>
          ${facts.map(toFact)}
        </ul>
      </details>`;

const DOUBTS: Readonly<Record<string, string>> = {
  disputed: "sources disagree",
  unverified: "not verified",
  single_source: "one source",
};

function toFact({ text, as_of: asOf, confidence = "" }: Fact): Html {
  const doubt = DOUBTS[confidence];
  return html`<li>
    ${text}
    <span class="hint"
      >${asOf !== undefined && html`as of ${toShortDay(asOf)}`}${doubt !== undefined && `, ${doubt}`}</span
    >
  </li>`;
}
