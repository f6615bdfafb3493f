import { cardPage } from "../../../contract/pages.ts";
import { urlFor } from "../../../contract/route.ts";
import type { getCard } from "../../../tools/cards/get-card.ts";
import type { listCardSources } from "../../../tools/cards/list-card-sources.ts";
import type { DataOf } from "../../../tools/desk.ts";
import { type Html, html } from "../../../look/html.ts";
import { formatUsd } from "../../../advice/money.ts";
import { toShortDay } from "../../page/dates.ts";
import { commaList, foldedList } from "../../page/lists.ts";
import { sourceLink } from "../sources.ts";
import { withDays } from "../words.ts";

type Card = DataOf<typeof getCard>;
type Sources = DataOf<typeof listCardSources>;
type Source = Sources["card"][number];

/** A fact in words, with the day it was seen and where. */
interface Fact {
  readonly text: string;
  readonly as_of?: string | undefined;
  readonly confidence?: string | undefined;
  readonly sources?: readonly Source[] | undefined;
}

/** The catalog's facts on a card, each with its date and sources. */
export function toCardFacts(card: Card, sources: Sources): Html {
  const lists: readonly (readonly [string, readonly Fact[]])[] = [
    ["Fees", feeFacts(card.card, sources.card)],
    ["Earns", cite(card.earn, sources.earn)],
    ["Relationships that earn more", cite(card.earn_boosts.map(toBoost), sources.earn_boosts)],
    ["Credits", cite(card.credits, sources.credits)],
    ["Protections", cite(card.protections, sources.protections)],
    ["Lounges", cite(card.lounges, sources.lounges)],
    ["Status", cite(card.elite_status, sources.elite_status)],
    ["Free nights and certificates", cite(card.certificates, sources.certificates)],
    ["Latest welcome offer seen", cite(stepsOf(card.offer), sources.offer)],
    ["Best welcome offer seen", cite(stepsOf(card.best_offer_seen), sources.best_offer_seen)],
    ["Application rules", cite(card.application_rules.map(toRule), sources.application_rules)],
    ["Changed in the last year", card.changes.map(toChange)],
  ];
  const isPublic = card.card.status === "open";
  return html`${lists.map(([name, facts]) => html`${foldedList(name, facts.map(toFact))}`)}
  ${
    isPublic &&
    html`<p>
      <a href="${urlFor(cardPage.path, { cardId: card.card.card_id })}"
        >The ${card.card.card_name} in the catalog</a
      >
    </p>`
  }`;
}

/** Facts with their sources, given in the same order. */
const cite = (facts: readonly Fact[], cited: readonly Fact["sources"][]): readonly Fact[] =>
  facts.map((fact, at) => ({ ...fact, sources: cited[at] }));

/** The card's fees, each with its date. */
const feeFacts = (
  { as_of, confidence, ...card }: Card["card"],
  sources: readonly Source[],
): readonly Fact[] => {
  const { annual_fee_usd: fee, authorized_user_fee_usd: user, foreign_fee_percent: abroad } = card;
  return [
    `Annual fee: ${fee === 0 ? "none" : formatUsd(fee)}`,
    ...(user === undefined
      ? []
      : [`For each authorized user: ${user === 0 ? "none" : formatUsd(user)}`]),
    `Abroad: ${abroad === 0 ? "no fee" : `${abroad}% of each purchase`}`,
  ].map((text) => ({ text, as_of, confidence, sources }));
};

const toBoost = ({ level, percent_more: percent }: Card["earn_boosts"][number]): Fact => ({
  text: `${percent}% more as ${level}`,
});

const EFFECTS: Readonly<Record<string, string>> = {
  application_denied: "the application is denied",
  bonus_denied: "there is no bonus",
};

const toRule = ({ name, effect, confidence }: Card["application_rules"][number]): Fact => ({
  text: `${name}: if not met, ${EFFECTS[effect] ?? "the application may fail"}`,
  confidence,
});

/** A change's subject for people, from `credit:Resy dining venues` or `annual_fee`. */
const toSubject = (field: string): string =>
  field
    .replace(/^\w+:/, "")
    .replaceAll("_", " ")
    .replace(/^./, (one) => one.toUpperCase());

const toChange = (change: Card["changes"][number]): Fact => {
  const { field, old = "nothing", new: now = "nothing", effective, source } = change;
  return {
    text: `${toSubject(field)}: ${old} became ${now}`,
    as_of: effective,
    sources: source && [source],
  };
};

const stepsOf = (offer: Card["offer"]): readonly Fact[] =>
  (offer?.steps ?? []).map(({ text, confidence }) => ({
    text: offer?.ended === true ? `Ended: ${text}` : text,
    confidence,
    as_of: offer?.seen_on,
  }));

const DOUBTS: Readonly<Record<string, string>> = {
  disputed: "sources disagree",
  unverified: "not verified",
  single_source: "one source",
};

function toFact({ text, confidence = "", sources = [], ...fact }: Fact): Html {
  const { as_of: asOf = sources[0]?.as_of } = fact;
  const doubt = DOUBTS[confidence];
  const told = [
    ...(asOf === undefined ? [] : [html`as of ${toShortDay(asOf)}`]),
    ...(doubt === undefined ? [] : [html`${doubt}`]),
    ...sources.map(sourceLink),
  ];
  return html`${withDays(text)} <span class="hint">${commaList(told)}</span>`;
}
