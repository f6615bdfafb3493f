import * as z from "zod";
import {
  type Card,
  cardBrief,
  type Holdings,
  holdingsOf,
  isOnOffer,
  openIds,
  toBrief,
} from "../card-rows/card-brief.ts";
import { type Sift, filteredShape, filterShape, toSift } from "./search-filters.ts";
import { NETWORKS } from "../../../data/vocab.ts";
import { meaningsOf, matchName } from "../../catalog/match-names.ts";
import type { FactIndex } from "../../member/facts.ts";
import { lexiconsOf } from "../../member/names.ts";
import { defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { someOf } from "../frame/texts.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { termsOf } from "../card-rows/card-terms.ts";
import { programName } from "../card-rows/row-words.ts";
import { MAX_CARDS, rowShape, TIERS, toFilter } from "./search-row.ts";
import { findByWords, type FoundCard } from "./search-index.ts";

/* Sort orders for search results; ties keep their previous order. */

interface SiftedCard extends FoundCard {
  readonly sifted: NonNullable<ReturnType<Sift>>;
}

type Compare = (a: SiftedCard, b: SiftedCard) => number;

/** Unknown values come last. */
const most =
  (of: (one: SiftedCard) => number | undefined): Compare =>
  (a, b) =>
    (of(b) ?? -1) - (of(a) ?? -1);

const ORDERS = {
  lowest_fee: (a, b) => a.card.annual_fee - b.card.annual_fee,
  highest_fee: (a, b) => b.card.annual_fee - a.card.annual_fee,
  offer_value: most(({ sifted }) => sifted.offer?.value_usd),
  offer_points: most(({ sifted }) => sifted.offer?.points),
  offer_spend: (a, b) =>
    (a.sifted.offer?.min_spend_usd ?? Infinity) - (b.sifted.offer?.min_spend_usd ?? Infinity),
  earn_rate: most(({ sifted }) => sifted.earns?.rate),
  earn_back: most(({ sifted }) => sifted.earns?.back_percent),
} as const satisfies Record<string, Compare>;

const orderParam = z
  .enum([
    "lowest_fee",
    "highest_fee",
    "offer_value",
    "offer_points",
    "offer_spend",
    "earn_rate",
    "earn_back",
  ])
  .optional()
  .describe(
    "Best match by default. On offers: only cards with one " +
      "(offer_spend: least to spend); earn_rate and earn_back (percent) need earns_on or " +
      "earns_at.",
  );

const DEFAULT_LIMIT = 20;
const MAX_SOURCES = 6;
const MAX_NAMED = 3;
const MAX_LINKED = 5;

const input = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Words of names, issuers, currencies, credits, lounges, protections."),
  ...rowShape,
  ...filterShape,
  order_by: orderParam,
  held: z
    .boolean()
    .optional()
    .describe("true: only cards in the wallet; false: only those not in it."),
  include_closed: z.boolean().optional().describe("Include wallet cards closed to new applicants."),
  limit: z.int().min(1).max(MAX_CARDS).optional().describe(`${DEFAULT_LIMIT} by default.`),
});

const foundCard = cardBrief.extend({
  network: z.enum(NETWORKS).optional(),
  network_tier: z.enum(TIERS).optional().describe("Absent: none, or no source states it."),
  first_year_fee_usd: z.number().optional().describe("Only where it differs."),
  authorized_user_fee_usd: z
    .number()
    .optional()
    .describe("For each beyond the free ones; absent: no source says."),
  authorized_users_free: z.int().optional().describe("How many cost nothing."),
  foreign_fee_percent: z.number(),
  currency: z.object({ program: z.string(), name: z.string() }).optional(),
  welcome_offer_available: z.boolean(),
  matched_benefits: z.array(z.string()).optional().describe("Benefits that match all the words."),
  ...filteredShape,
});

export const searchCards = defineReader({
  name: "search_cards",
  title: "Search cards",
  description:
    "Is there a credit card with...? Shows cards of any bank by filters that combine: no " +
    "annual fee, no foreign transaction fees, issuer, network (Visa), business, the airline " +
    "or hotel whose miles they earn, benefits, what it pays on a category or at a merchant, " +
    "bonus offer; sorted, held ones marked. It does not rank by value: rank_candidate_cards " +
    "does. One card: get_card.",
  input,
  data: z.object({
    cards: z.array(foundCard),
    matched_count: z.int().describe("How many match, whatever the limit."),
    held_count: z.int().describe("How many of the matches are open in the wallet."),
  }),
  brief: {
    rows: "cards",
    columns: {
      cards:
        "card_name issuer annual_fee_usd held earns.text currency.name foreign_fee_percent matched_benefits offer.text",
    },
  },
  links: ({ cards }) =>
    cards.slice(0, MAX_LINKED).map((card) => ({
      uri: `card://${card.card_id}`,
      name: card.card_name,
    })),
  answer: (filters, scene) => {
    const holdings = holdingsOf(scene);
    const isHeld = ({ id }: Card) => openIds(holdings, id).length > 0;
    const isWanted = toFilter(scene.facts, filters);
    const { matches, isGuess } = findCards(scene, filters.query);
    const sift = toSift(scene, filters);
    const fitting = matches
      .filter(({ card }) => isWanted(card) && (filters.held ?? isHeld(card)) === isHeld(card))
      .flatMap((one): readonly SiftedCard[] => {
        const sifted = sift(one.card);
        return sifted === undefined ? [] : [{ ...one, sifted }];
      });
    const isListed = ({ card }: FoundCard) =>
      isOnOffer(card) || (filters.include_closed === true && holdings.has(card.id));
    const relevant = fitting.filter(isListed).toSorted(byRelevance);
    const { order_by: order } = filters;
    const matched = order === undefined ? relevant : relevant.toSorted(ORDERS[order]);
    const shown = matched.slice(0, filters.limit ?? DEFAULT_LIMIT);
    const cards = shown.map((one) => toFound(scene.facts, one, holdings));
    const heldCount = matched.filter(({ card }) => isHeld(card)).length;
    return {
      summary: `${count(matched.length, "card")} found, ${heldCount} of them held.`,
      data: { cards, matched_count: matched.length, held_count: heldCount },
      warnings: [
        isGuess && matched.length > 0 && NEAREST,
        ...warnOfClosed(fitting.filter((one) => !isListed(one)).toSorted(byRelevance), holdings),
        shown.length < matched.length &&
          `Showing ${shown.length} of ${matched.length}. Raise \`limit\` or add a filter to see more.`,
      ],
      sources: citeRows(
        shown.map(({ card }) => card),
        MAX_SOURCES,
      ),
      next_actions: matched.length === 0 ? [TRY_OTHERS] : [],
    };
  },
});

const NEAREST = "No card has all these words; these are nearest by name.";
const TRY_OTHERS =
  "Drop a filter or try other words; find_cards_by_benefit knows benefits by more names.";

/** All cards without a query; cards matching its words; or else the nearest names. */
function findCards({ facts, today }: Scene, query: string | undefined) {
  if (query === undefined) {
    return { matches: facts.tables.cards.map((card) => toPlain(card, 0)), isGuess: false };
  }
  const matches = findByWords(facts, query, today);
  if (matches.length > 0) return { matches, isGuess: false };
  const near = meaningsOf(matchName(lexiconsOf(facts).cards.matcher, query));
  return { matches: near.map((card, place) => toPlain(card, near.length - place)), isGuess: true };
}

const toPlain = (card: Card, score: number): FoundCard => ({ card, score, benefits: [] });

const byRelevance = (a: FoundCard, b: FoundCard): number =>
  b.score - a.score || (a.card.card_name < b.card.card_name ? -1 : 1);

function toFound(facts: FactIndex, { card, benefits, sifted }: SiftedCard, holdings: Holdings) {
  const { rewards_currency: program } = card;
  return {
    ...card,
    ...termsOf(facts, card.id),
    ...toBrief(card, holdings),
    network_tier: TIERS.find((tier) => tier === card.card_network_tier),
    foreign_fee_percent: card.foreign_transaction_fee,
    currency: program === undefined ? undefined : { program, name: programName(facts, program) },
    matched_benefits:
      benefits.length === 0 ? undefined : [...new Set(benefits.map(({ name }) => name))],
    ...sifted,
  };
}

/** Names matching cards that are closed to applicants, so that they do not seem not to exist. */
function warnOfClosed(closed: readonly FoundCard[], holdings: Holdings): readonly string[] {
  if (closed.length === 0) return [];
  const names = closed.map(({ card }) => card.card_name);
  const isHeld = closed.some(({ card }) => holdings.has(card.id));
  const help = isHeld ? "include_closed shows those in the wallet" : "get_card describes each";
  return [`Closed to new applicants and left out: ${someOf(names, MAX_NAMED, "; ")}; ${help}.`];
}
