import { cardPage } from "../../../contract/pages.ts";
import { urlFor } from "../../../contract/route.ts";
import type { getCard } from "../../../tools/cards/get-card.ts";
import type { DataOf } from "../../../tools/desk.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../page/dates.ts";
import { foldedList } from "../../page/lists.ts";
import { sourceLink } from "../sources.ts";
import { withDays } from "../words.ts";

type Card = DataOf<typeof getCard>;

/** A fact in words, with the day it was seen. */
interface Fact {
  readonly text: string;
  readonly as_of?: string | undefined;
  readonly confidence?: string | undefined;
  readonly source?: { readonly title: string; readonly url: string } | undefined;
}

/** What the catalog says of a card, each fact with its day. */
export function toCardFacts(card: Card): Html {
  const lists: readonly (readonly [string, readonly Fact[]])[] = [
    ["Fees", feeFacts(card.card)],
    ["Earns", card.earn],
    ["Relationships that earn more", card.earn_boosts.map(toBoostFact)],
    ["Credits", card.credits],
    ["Protections", card.protections],
    ["Lounges", card.lounges],
    ["Status", card.elite_status],
    ["Free nights and certificates", card.certificates],
    ["Welcome offer seen last", offerFacts(card.offer)],
    ["Best welcome offer seen", offerFacts(card.best_offer_seen)],
    ["Rules for applications", card.application_rules.map(toRuleFact)],
    ["Changed in the last year", card.changes.map(toChangeFact)],
  ];
  const isPublic = card.card.status === "open";
  return html`${lists.map(([name, facts]) => html`${foldedList(name, facts.map(toFact))}`)}
  ${
    isPublic &&
    html`<p>
      <a href="${urlFor(cardPage.path, { cardId: card.card.card_id })}"
        >The ${card.card.card_name} in the catalog</a
      >, with the sources of each fact
    </p>`
  }`;
}

/** What the card costs, each with the day it was seen. */
const feeFacts = ({ as_of, confidence, ...card }: Card["card"]): readonly Fact[] => {
  const { annual_fee_usd: fee, authorized_user_fee_usd: user, foreign_fee_percent: abroad } = card;
  return [
    `Annual fee: ${fee === 0 ? "none" : formatUsd(fee)}`,
    ...(user === undefined
      ? []
      : [`For each authorized user: ${user === 0 ? "none" : formatUsd(user)}`]),
    `Abroad: ${abroad === 0 ? "no fee" : `${abroad}% of each purchase`}`,
  ].map((text) => ({ text, as_of, confidence }));
};

const toBoostFact = ({ level, percent_more: percent }: Card["earn_boosts"][number]): Fact => ({
  text: `${percent}% more as ${level}`,
});

const EFFECTS: Readonly<Record<string, string>> = {
  application_denied: "the application is denied",
  bonus_denied: "there is no bonus",
};

const toRuleFact = ({ name, effect, confidence }: Card["application_rules"][number]): Fact => ({
  text: `${name}: where it is not met, ${EFFECTS[effect] ?? "the application may fail"}`,
  confidence,
});

/** The subject of a change, as people write it: `credit:Resy dining venues`, `annual_fee`. */
const toSubject = (field: string): string =>
  field
    .replace(/^\w+:/, "")
    .replaceAll("_", " ")
    .replace(/^./, (one) => one.toUpperCase());

const toChangeFact = (change: Card["changes"][number]): Fact => {
  const { field, old = "nothing", new: now = "nothing", effective, source } = change;
  return { text: `${toSubject(field)}: ${old} became ${now}`, as_of: effective, source };
};

const offerFacts = (offer: Card["offer"]): readonly Fact[] =>
  (offer?.steps ?? []).map(({ text, confidence }) => ({ text, confidence, as_of: offer?.seen_on }));

const DOUBTS: Readonly<Record<string, string>> = {
  disputed: "sources disagree",
  unverified: "not verified",
  single_source: "one source",
};

function toFact({ text, as_of: asOf, confidence = "", source }: Fact): Html {
  const doubt = DOUBTS[confidence];
  return html`${withDays(text)}
    <span class="hint"
      >${asOf !== undefined && html`as of ${toShortDay(asOf)}`}${doubt !== undefined && `, ${doubt}`}${source && html`, ${sourceLink(source)}`}</span
    >`;
}
