import * as z from "zod";
import { rankAdditions, type RankedAddition } from "../../advice/year/candidate-ranking.ts";
import { reaches } from "../../advice/purchase/categories.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { valueOfCard } from "../../advice/purchase/wallet-card.ts";
import type { FactRow } from "../../contract/facts.ts";
import { CARD_TYPES } from "../../../data/vocab.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { defineReader } from "../frame/reader.ts";
import { count, formatUsd, toDollars } from "../../member/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows, warnOfDoubt } from "../frame/sources.ts";
import { toGoal } from "./candidate-goal.ts";
import { type Candidate, candidateCards, toCandidates } from "./candidate-pool.ts";
import { eligibilityFlags, toEligibilityFlags } from "./eligibility-flags.ts";
import { offerValue, toFeeCard } from "./fee-cards.ts";
import { pointsWorth, toPointsWorth } from "./year-rows.ts";
import {
  activationsParam,
  earningCards,
  joiningOwner,
  leftOutWarnings,
  spendParam,
  toYearInput,
  toYearSpend,
  yearAssumptions,
  type YearSpend,
} from "./year-input.ts";

const DEFAULT_LIMIT = 10;
const MOST_RANKED = 50;
const MOST_AMONG = 100;

const rankedRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  delta_ongoing_usd: z
    .number()
    .describe("Of a later year: added rewards and anniversary points, less the annual fee."),
  added_rewards_usd: z.number().describe("Beside the cards held, with all spend put anew."),
  annual_fee_usd: z.number(),
  first_year_fee_usd: z.number().optional().describe("Only where it differs."),
  anniversary_points_usd: z.number().optional(),
  ...pointsWorth,
  offer_value_usd: z
    .number()
    .optional()
    .describe("Of the offer seen last, once; not in the ranking. Absent: no offer known."),
  offer_seen_on: z.iso.date().optional(),
  eligibility: eligibilityFlags,
});

export const rankCandidateCards = defineReader({
  name: "rank_candidate_cards",
  title: "Rank cards not held",
  description:
    "What new card should I get or apply for next? Recommend me or suggest one: the best " +
    "right now, a first card, one for travel, what I need or am missing, which would add the " +
    "most. Cards not held by what each adds at the member's spend in a normal year beside " +
    "those held, less its fee, with the sign-up (welcome) bonus apart and whether the " +
    "issuer's rules allow it. Arithmetic only: credits, lounges and status are not in it. " +
    "Cards already held: best_card_for_purchase.",
  input: z.strictObject({
    spend: spendParam.optional(),
    goal: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe(
        "cash back, transferable points, airline miles, hotel points, travel, or a program the " +
          "points reach.",
      ),
    among: z.array(cardParam).max(MOST_AMONG).optional().describe("Only of these cards."),
    max_fee: z.number().nonnegative().optional().describe("US dollars a year."),
    card_type: z.enum(CARD_TYPES).optional(),
    include_offer: z.boolean().optional().describe("Tell the welcome offer; true by default."),
    owner: ownerParam.optional().describe("Who would open it; the member by default."),
    limit: z.int().min(1).max(MOST_RANKED).optional().describe("10 by default."),
    assume_activations: activationsParam.optional(),
  }),
  data: z.object({
    ranked: z.array(rankedRow),
    considered: z.int().describe("Cards that fit what was asked."),
    rewards_now_usd: z.number().describe("Of the cards held, in a later year."),
    is_exact: z.boolean(),
  }),
  brief: {
    rows: "ranked",
    columns: {
      ranked: [
        "card_name",
        "delta_ongoing_usd",
        "annual_fee_usd",
        "offer_value_usd",
        "offer_seen_on",
        "eligibility",
      ],
    },
  },
  answer: (asked, scene) => {
    const spend = toYearSpend(scene, asked.spend);
    const owner = joiningOwner(scene, asked.owner);
    const options = { assumeActivations: asked.assume_activations };
    const goal = asked.goal === undefined ? undefined : toGoal(scene, asked.goal, owner);
    const before = earningCards(scene);
    const among = asked.among?.map((name) => getCard(scene.facts, name).id);
    const wanted = { owner, maxFee: asked.max_fee, cardType: asked.card_type, goal, among };
    const cards = candidateCards(scene, before, wanted);
    const candidates = toCandidates(scene, before, cards, owner);
    const held = before.map((one) => toFeeCard(scene, one));
    const { ranked, now } = rankAdditions(
      toYearInput(scene, held, spend, options),
      candidates.map(({ addition }) => addition),
      asked.limit ?? DEFAULT_LIMIT,
    );
    const withOffer = asked.include_offer ?? true;
    const rows = withCandidates(ranked, candidates)
      .map((pair) => toRow(scene, { ...pair, owner }, spend, withOffer))
      .toSorted(byOfferWhereEqual);
    const shown = rows.map(({ row }) => row);
    return {
      summary: summaryOf(shown, candidates.length),
      data: {
        ranked: shown,
        considered: candidates.length,
        rewards_now_usd: toDollars(now.cents),
        is_exact: ranked.every(({ isExact }) => isExact),
      },
      assumptions: [
        ...yearAssumptions(scene, spend, options),
        ...rankAssumptions(scene, goal?.text, withOffer),
      ],
      warnings: [...leftOutWarnings(scene, spend), ...warningsOf(candidates, rows)],
      sources: citeRows(rows.flatMap(({ card, rates }) => [card, ...rates])),
      next_actions: rows.length === 0 ? FEWER_LIMITS : NEXT_ACTIONS,
    };
  },
});

/** Of cards that add the same for the same fee, the one with the better offer. */
function byOfferWhereEqual({ row: a }: RankedFacts, { row: b }: RankedFacts): number {
  const more = b.delta_ongoing_usd - a.delta_ongoing_usd || a.annual_fee_usd - b.annual_fee_usd;
  return more || (b.offer_value_usd ?? 0) - (a.offer_value_usd ?? 0);
}

type RankedFacts = ReturnType<typeof toRow>;

const warningsOf = (candidates: readonly Candidate[], rows: Parameters<typeof warnOfRates>[0]) => [
  ...unvaluedWarning(candidates),
  ...warnOfRates(rows),
];

/** What is ranked, each with what it was ranked from. */
function withCandidates(ranked: readonly RankedAddition[], candidates: readonly Candidate[]) {
  const byId = new Map(candidates.map((one) => [one.addition.card.id, one]));
  return ranked.flatMap((one) => {
    const candidate = byId.get(one.card.id);
    return candidate === undefined ? [] : [{ one, candidate }];
  });
}

const warnOfRates = (rows: readonly ReturnType<typeof toRow>[]): readonly string[] =>
  rows.flatMap(({ rates, row }) => warnOfDoubt(rates, `a rate of ${row.card_name}`));

const FEWER_LIMITS = ["Ask for fewer limits: another goal, a higher max_fee."];
const NEXT_ACTIONS = [
  "See what a card moves, gains and costs with simulate_card_change.",
  "See every application rule with check_eligibility.",
];

interface Ranked {
  readonly one: RankedAddition;
  readonly candidate: Candidate;
  readonly owner: string;
}

/** A card of the ranking with the facts it rests on. */
function toRow(
  scene: Scene,
  { one, candidate: { card }, owner }: Ranked,
  spend: YearSpend,
  withOffer: boolean,
): {
  readonly row: z.infer<typeof rankedRow>;
  readonly card: FactRow<"cards">;
  readonly rates: readonly FactRow<"earnRates">[];
} {
  const { ongoing, card: fees } = one;
  const { annualFeeCents, firstYearFeeCents, value } = fees;
  const offer = withOffer ? offerValue(scene, card, value?.centsPerPoint, spend) : undefined;
  const row = {
    card_id: card.id,
    card_name: card.card_name,
    issuer: card.issuer,
    card_type: card.card_type,
    delta_ongoing_usd: toDollars(ongoing.netCents),
    added_rewards_usd: toDollars(ongoing.rewardCents),
    annual_fee_usd: toDollars(annualFeeCents),
    first_year_fee_usd:
      firstYearFeeCents === undefined || firstYearFeeCents === annualFeeCents
        ? undefined
        : toDollars(firstYearFeeCents),
    anniversary_points_usd:
      ongoing.anniversaryCents === 0 ? undefined : toDollars(ongoing.anniversaryCents),
    ...toPointsWorth(value),
    ...(offer === undefined
      ? {}
      : { offer_value_usd: toDollars(offer.cents), offer_seen_on: offer.seenOn }),
    eligibility: toEligibilityFlags(scene, card, owner),
  };
  const rates = scene.facts
    .rowsOf("earnRates", card.id)
    .filter((rate) => isUsable(rate) && reachesAny(scene, rate, spend));
  return { row, card, rates };
}

/** Whether a rate is on anything that is spent. */
const reachesAny = ({ facts }: Scene, rate: FactRow<"earnRates">, { lines }: YearSpend): boolean =>
  lines.some(({ category }) => reaches(facts.tree, rate, [category.key]));

function summaryOf(rows: readonly z.infer<typeof rankedRow>[], considered: number): string {
  const [first] = rows;
  if (first === undefined) return "No card fits what was asked.";
  const most =
    first.delta_ongoing_usd > 0
      ? `${first.card_name} would add the most in a normal year, ${formatUsd(first.delta_ongoing_usd)} after its fee`
      : "none would add more than its annual fee";
  return `Of ${count(considered, "card")} not held, ${most}. Arithmetic at this spend, not a recommendation.`;
}

function rankAssumptions(
  { wallet }: Scene,
  goal: string | undefined,
  withOffer: boolean,
): readonly string[] {
  return [
    "Each card is added by itself to the cards held; two of them together may add less than the sum.",
    "Statement credits, certificates, lounges, status and protections are not counted.",
    ...(goal === undefined ? [] : [`Only cards for: ${goal}.`]),
    ...(wallet.profile.business_eligible === false
      ? ["Business cards are left out: the profile says there is no business."]
      : []),
    ...(withOffer
      ? [
          "Offer values are of the offer seen last, as far as all spend on the card would reach it; they are not in the ranking.",
        ]
      : []),
  ];
}

/** Cards whose rewards cannot be counted still stand in the ranking, at their fee. */
function unvaluedWarning(candidates: readonly Candidate[]): readonly string[] {
  const unvalued = candidates.filter(({ addition }) => valueOfCard(addition.card) === undefined);
  return unvalued.length === 0
    ? []
    : [
        `${count(unvalued.length, "card")} without a value of their points, or without earn rates, count as earning nothing.`,
      ];
}
