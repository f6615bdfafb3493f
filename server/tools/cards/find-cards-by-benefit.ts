import * as z from "zod";
import type { FactIndex } from "../../member/facts.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { someOf } from "../frame/texts.ts";
import type { Scene } from "../../member/scene.ts";
import { matchedBenefit, toMatched, getBenefitWords } from "./benefit-match.ts";
import { type BenefitTerm, termsWith } from "../card-rows/benefit-terms.ts";
import {
  type Card,
  cardBrief,
  type Holdings,
  holdingsOf,
  isOnOffer,
  openIds,
  toBrief,
} from "../card-rows/card-brief.ts";
import { isLive } from "./search-index.ts";
import { oncePer } from "../../contract/once-per.ts";

const DEFAULT_LIMIT = 20;
const MAX_CARDS = 100;
const MAX_NAMED = 5;

const matchedCard = cardBrief.extend({ matched_benefits: z.array(matchedBenefit) });

export const findCardsByBenefit = defineReader({
  name: "find_cards_by_benefit",
  title: "Find cards by a benefit",
  description:
    "Which card has, gives, pays for or comes with a benefit, do I have any that does? In " +
    "free words, with its terms, held cards first: global entry or TSA precheck, priority " +
    "pass, elite status with a hotel or rental, free night, cell phone insurance, primary " +
    "rental coverage, streaming. A lounge with guests: list_lounge_access; " +
    "which held card to book on: check_protection.",
  input: z.strictObject({
    benefit: z.string().min(1).max(200).describe("Such as `global entry` or `cell phone`."),
    held_only: z.boolean().optional().describe("Only open cards in the wallet."),
    limit: z.int().min(1).max(MAX_CARDS).optional().describe(`${DEFAULT_LIMIT} by default.`),
    as_if: asIfParam,
  }),
  data: z.object({
    cards: z.array(matchedCard).describe("Held cards first, then those open to applicants."),
    matched_count: z.int().describe("How many match, whatever the limit."),
    held_count: z.int().describe("How many of them are held."),
  }),
  brief: {
    rows: "cards",
    columns: { cards: "card_name held annual_fee_usd matched_benefits.text" },
  },
  answer: ({ benefit: benefitName, held_only: heldOnly = false, limit = DEFAULT_LIMIT }, scene) => {
    const words = getBenefitWords(scene, benefitName);
    const holdings = holdingsOf(scene);
    const { verified, unverified } = findCards(scene, holdings, words);
    const matched = verified.filter(({ isHeld }) => isHeld || !heldOnly);
    const doubtful = unverified.filter(({ isHeld }) => isHeld || !heldOnly);
    const held = matched.filter(({ isHeld }) => isHeld);
    const shown = [...held, ...matched.filter(({ isHeld }) => !isHeld)].slice(0, limit);
    const names = held.length === 0 ? "" : `: ${tellNames(held)}`;
    return {
      summary: `${count(matched.length, "card")} with this benefit, ${held.length} of them held${names}.`,
      data: {
        cards: shown.map(({ card, terms }) => ({
          ...toBrief(card, holdings),
          matched_benefits: terms.map((term) => toMatched(scene.facts, term, scene.today)),
        })),
        matched_count: matched.length,
        held_count: held.length,
      },
      warnings: [
        matched.length === 0 && whyNone(scene, words, verified.length),
        doubtful.length > 0 && `Not verified, so not listed: ${tellNames(doubtful)}.`,
        shown.length < matched.length &&
          `Showing ${shown.length} of ${matched.length}. Raise \`limit\` to see more.`,
      ],
      sources: shown.flatMap(({ terms }) => terms.map(({ benefit }) => benefit.row)),
      next_actions: toNextActions(shown),
    };
  },
});

interface MatchedCard {
  readonly card: Card;
  readonly isHeld: boolean;
  readonly terms: readonly BenefitTerm[];
}

/** Cards with a benefit that matches all words: held, or open to applicants. */
function findCards({ facts, today }: Scene, holdings: Holdings, words: readonly string[]) {
  const verified: MatchedCard[] = [];
  const unverified: MatchedCard[] = [];
  for (const card of inOrder(facts)) {
    const isHeld = openIds(holdings, card.id).length > 0;
    if (!isHeld && !isOnOffer(card)) continue;
    const matching = termsWith(facts, card, words).filter((term) => isLive(term, today));
    const sure = matching.filter(({ isVerified }) => isVerified);
    if (sure.length > 0) verified.push({ card, isHeld, terms: sure });
    else if (matching.length > 0) unverified.push({ card, isHeld, terms: matching });
  }
  return { verified, unverified };
}

const inOrder = oncePer(({ tables }: FactIndex) =>
  tables.cards.toSorted((a, b) => (a.card_name < b.card_name ? -1 : 1)),
);

function whyNone({ facts, today }: Scene, words: readonly string[], elsewhere: number): string {
  if (elsewhere > 0) {
    return `No held card is known to carry it; ${count(elsewhere, "card")} elsewhere in the catalog do.`;
  }
  const ended = inOrder(facts).flatMap((card) =>
    termsWith(facts, card, words)
      .filter((term) => !isLive(term, today))
      .flatMap(({ name, benefit: { row } }) =>
        "ends" in row ? [`${name} of ${card.card_name} ended on ${row.ends}`] : [],
      ),
  );
  return ended.length === 0
    ? "No card that is held or takes applications is known to carry it."
    : `${ended.slice(0, MAX_NAMED).join("; ")}.`;
}

const tellNames = (cards: readonly MatchedCard[]): string =>
  someOf(
    cards.map(({ card }) => card.card_name),
    MAX_NAMED,
  );

/** Benefits are missed mostly for lack of enrollment. */
function toNextActions(shown: readonly MatchedCard[]): readonly string[] {
  const asks = shown.some(
    ({ isHeld, terms }) =>
      isHeld &&
      terms.some(
        ({ benefit: { row } }) => "enrollment_required" in row && row.enrollment_required === true,
      ),
  );
  return asks
    ? ["Some of these need enrollment before they work. Check list_credits or the issuer."]
    : [];
}
