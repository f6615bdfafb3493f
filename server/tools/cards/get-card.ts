import * as z from "zod";
import { addMonths } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { isOver } from "../../advice/applications/welcome-offers.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getCardBeside } from "../../member/held-names.ts";
import { cardParam } from "../../member/names.ts";
import { defineReader } from "../frame/reader.ts";
import { formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { warnOfDoubt } from "../frame/sources.ts";
import { type Card, type Holdings, holdingsOf } from "../card-rows/card-brief.ts";
import {
  type CardOffers,
  offersOf,
  runningOffer,
  toOfferText,
  toSeenOffer,
} from "../card-rows/card-offer.ts";
import {
  type CardRows,
  cardRecord,
  creditsYearUsd,
  rowsOf,
  toApr,
  toBoost,
  toPerkRows,
  toValue,
} from "../card-rows/card-record.ts";
import {
  termsOf,
  toCardFacts,
  toHeldAs,
  toFamily,
  toProductChanges,
  toRules,
  toUnlockRow,
} from "../card-rows/card-terms.ts";
import { newestFirst, toChangeRow } from "../card-rows/change-row.ts";
import { sortRates, toEarnRow } from "../card-rows/earn-row.ts";
import { joinParts } from "../card-rows/row-words.ts";

const CHANGES_MONTHS = 12;
const MAX_CHANGES = 12;

export const getCard = defineReader({
  name: "get_card",
  title: "Show one card",
  description:
    "Tell me about a card, such as the Amex Gold or Venture X, held or not, in full detail: " +
    "what is the annual fee, what does it earn on dining, travel or gas, how big is its " +
    "sign-up (welcome) bonus these days and best seen, what perks it comes with, credits, " +
    "lounges, protections, foreign transaction fee, elite status, application rules. Several: " +
    "compare_cards.",
  input: z.strictObject({ card: cardParam }),
  data: cardRecord,
  brief: {
    isLong: true,
    columns: {
      earn: "category_name text",
      credits: "text",
      protections: "text",
      lounges: "text",
      elite_status: "text",
      certificates: "text",
      changes: "effective field old new",
      application_rules: "name effect",
    },
  },
  answer: ({ card: name }, scene) => {
    const { facts, today } = scene;
    const { card, assumptions } = getCardBeside(scene, name);
    const holdings = holdingsOf(scene);
    const rows = rowsOf(facts, card, today);
    const offers = offersOf(scene, card);
    const cpp = offers.value?.cpp;
    const creditsUsd = creditsYearUsd(rows.credits, today);
    const held = holdings.get(card.id) ?? [];
    return {
      summary: toSummary(scene, card, offers, creditsUsd),
      data: {
        card: toCardFacts(facts, card),
        apr: toApr(rows),
        earn: sortRates(rows.rates, today).map((row) => toEarnRow(facts, row, today)),
        earn_boosts: rows.boosts.map(toBoost),
        value: toValue(card, offers.value),
        offer: offers.latest && toSeenOffer(facts, offers.latest, cpp, today),
        best_offer_seen: offers.best && toSeenOffer(facts, offers.best, cpp, today),
        ...toPerkRows(facts, rows, today),
        credits_year_usd: creditsUsd,
        unlocks: rows.unlocks.map((row) => toUnlockRow(facts, row)),
        family: toFamily(facts, card),
        product_changes: {
          to: toProductChanges(facts, card, "from_card"),
          from: toProductChanges(facts, card, "to_card"),
        },
        application_rules: toRules(facts, card, today),
        held_as: held.map(toHeldAs),
        changes: toChanges(facts, card, holdings, today),
      },
      assumptions: [...assumptions, ...toAssumptions(offers.value !== undefined)],
      warnings: toWarnings(scene, card, rows, offers),
      sources: [card, ...rows.terms, ...(offers.latest?.steps ?? []), ...rows.all],
      next_actions: toNextActions(card, held.length > 0),
    };
  },
});

function toSummary({ facts, today }: Scene, card: Card, offers: CardOffers, creditsUsd: number) {
  const first = termsOf(facts, card.id)?.first_year_fee_usd;
  const offer = runningOffer(offers, card, today);
  const year = first === undefined ? "" : ` (${formatUsd(first)} in the first year)`;
  const parts = joinParts(
    `${formatUsd(card.annual_fee)} a year${year}`,
    creditsUsd > 0 && `${formatUsd(creditsUsd)} of credits a year at face value`,
    offer && `offer seen ${offer.seenOn}: ${toOfferText(facts, offer)}`,
    card.status !== "open" && STATUS_WORDS[card.status],
  );
  return `${card.card_name}: ${parts}.`;
}

const STATUS_WORDS = {
  closed_new: "is closed to new applicants",
  product_change_only: "is reached only by product change",
  discontinued: "no longer exists",
} as const;

const toChanges = (facts: FactIndex, card: Card, holdings: Holdings, today: string) =>
  newestFirst(
    facts.tables.changes.filter(
      ({ subject, date }) =>
        date >= addMonths(today, -CHANGES_MONTHS) && facts.cards.get(subject)?.id === card.id,
    ),
  )
    .slice(0, MAX_CHANGES)
    .map((change) => toChangeRow(facts, change, { holdings, today }));

const toAssumptions = (hasValue: boolean): readonly string[] => [
  "Credits count at face value; only the member can say what they are worth.",
  ...(hasValue ? ["Point values are estimates, or the member's own, not market prices."] : []),
];

function toWarnings(scene: Scene, card: Card, rows: CardRows, { latest }: CardOffers) {
  return [
    card.status === "open"
      ? toOfferWarning(scene, card, latest)
      : toStatusWarning(scene, card, STATUS_WORDS[card.status]),
    ...warnOfDoubt([card, ...rows.terms, ...rows.all], card.card_name),
    !rows.rates.some(isUsable) &&
      "No verified earn rate is known; that does not mean it earns nothing.",
  ];
}

function toStatusWarning({ facts }: Scene, card: Card, status: string): string {
  const successor = facts.cards.get(card.successor ?? "");
  const since = card.status_date === undefined ? "" : ` (since ${card.status_date})`;
  const next = successor === undefined ? "" : `; its successor is the ${successor.card_name}`;
  return `${card.card_name} ${status}${since}${next}.`;
}

function toOfferWarning({ today }: Scene, card: Card, latest: CardOffers["latest"]): string {
  if (latest === undefined) {
    return card.welcome_offer_available
      ? "There is a welcome offer, but no dated source says which."
      : "No welcome offer is known.";
  }
  return isOver(latest, today)
    ? `The offer last seen on ${latest.seenOn} ended on ${latest.steps[0]?.ends}; what followed is unknown.`
    : `The offer was seen on ${latest.seenOn}; the issuer may have changed it since.`;
}

const toNextActions = (card: Card, isHeld: boolean) => [
  isHeld &&
    "See how its credits are used with list_credits, and if it pays off with evaluate_renewal.",
  !isHeld &&
    card.status === "open" &&
    `See if the member can get ${card.id} with check_eligibility, and what it would add with simulate_card_change.`,
];
