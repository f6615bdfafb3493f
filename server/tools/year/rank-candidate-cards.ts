import * as z from "zod";
import { rankAdditions, type RankedAddition } from "../../advice/year/candidate-ranking.ts";
import { reaches } from "../../advice/purchase/categories.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { CARD_TYPES } from "../../../data/vocab.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { bonusAgainRow, bonusesAgain } from "../../member/bonus-again.ts";
import type { Steps } from "../frame/in-pieces.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import { toOwner } from "../../member/holdings.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { warnOfDoubt } from "../frame/sources.ts";
import {
  candidateCards,
  toAdditions,
  toGoal,
  eligibilityFlags,
  toEligibilityFlags,
} from "./candidates.ts";
import { offerValue, toFeeCard } from "./fee-cards.ts";
import { feeShape, pointsWorth, toFeesAndWorth } from "./year-rows.ts";
import {
  activationsParam,
  earningCards,
  exclusionWarnings,
  spendParam,
  toYearInput,
  toYearSpend,
  yearAssumptions,
  type YearSpend,
} from "./year-input.ts";
import { toCardRef, cardRef } from "../card-rows/card-brief.ts";

const DEFAULT_LIMIT = 10;
const MAX_RANKED = 50;
const MAX_AMONG = 100;

const rankedRow = z.object({
  ...cardRef.shape,
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  delta_ongoing_usd: z
    .number()
    .describe("Of a later year: added rewards and anniversary points, less the annual fee."),
  added_rewards_usd: z.number().describe("Beside the cards held, with all spend reassigned."),
  ...feeShape,
  anniversary_points_usd: z.number().optional(),
  ...pointsWorth,
  offer_value_usd: z
    .number()
    .optional()
    .describe("Of the offer seen last, once; not in the ranking. Absent: no offer known."),
  offer_seen_on: z.iso.date().optional(),
  eligibility: eligibilityFlags,
});

type RankedRow = z.infer<typeof rankedRow>;

export const rankCandidateCards = defineReader({
  name: "rank_candidate_cards",
  title: "Rank cards not held",
  description:
    "What new card should I get or apply for next? Recommend me or suggest one: the best " +
    "right now, a first card, one for travel, what I need or am missing, which would add the " +
    "most. Cards not held by what each adds at the member's spend in a normal year beside " +
    "those held, less its fee, with the sign-up (welcome) bonus apart and whether the " +
    "issuer's rules allow it. Arithmetic only, without credits, lounges and status. " +
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
    among: z.array(cardParam).max(MAX_AMONG).optional().describe("Only of these cards."),
    max_fee: z.number().nonnegative().optional().describe("US dollars a year."),
    card_type: z.enum(CARD_TYPES).optional(),
    include_offer: z.boolean().optional().describe("Show the welcome offer; true by default."),
    owner: ownerParam.optional().describe("Who would open it; the member by default."),
    limit: z.int().min(1).max(MAX_RANKED).optional().describe("10 by default."),
    assume_activations: activationsParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    ranked: z.array(rankedRow),
    bonuses_again: z.array(bonusAgainRow).describe("Of cards that the owner holds or held."),
    considered: z.int().describe("Cards that match the request."),
    rewards_now_usd: z.number().describe("Of the cards held, in a later year."),
    is_exact: z.boolean(),
  }),
  brief: {
    rows: "ranked",
    columns: {
      bonuses_again: "says",
      ranked:
        "card_name delta_ongoing_usd annual_fee_usd offer_value_usd offer_seen_on eligibility",
    },
  },
  *answer(input, scene) {
    const spend = toYearSpend(scene, input.spend);
    const owner = toOwner(scene, input.owner);
    const goal = input.goal === undefined ? undefined : toGoal(scene, input.goal, owner);
    const before = earningCards(scene);
    const cards = candidateCards(scene, owner, input, goal);
    const additions = toAdditions(scene, before, cards, owner);
    const held = before.map((one) => toFeeCard(scene, one));
    const { limit = DEFAULT_LIMIT, include_offer: withOffer = true } = input;
    const year = toYearInput(scene, held, spend, input);
    const { ranked, now, onlyCompared } = yield* rankAdditions(year, additions, limit);
    const rows = yield* toRows(scene, ranked, owner, withOffer ? spend : undefined);
    const bases = rows.map((row) => basisOf(scene, row, spend));
    return {
      summary: summaryOf(rows, cards.length),
      data: {
        ranked: rows,
        bonuses_again: bonusesAgain(scene, owner),
        considered: cards.length,
        rewards_now_usd: toDollars(now.cents),
        is_exact: ranked.every(({ isExact }) => isExact),
      },
      assumptions: [
        ...yearAssumptions(scene, spend, input),
        ...rankAssumptions(scene, goal?.text, withOffer),
      ],
      warnings: [
        ...exclusionWarnings(scene, spend),
        warnOfUnvalued(additions),
        warnOfManyChoices(onlyCompared),
        ...bases.flatMap(({ card, rates }) => warnOfDoubt(rates, `a rate of ${card.card_name}`)),
      ],
      sources: bases.flatMap(({ card, rates }) => [card, ...rates]),
      next_actions: rows.length === 0 ? FEWER_LIMITS : NEXT_ACTIONS,
    };
  },
});

/** Among cards that add the same for the same fee, the better offer comes first. */
function byOfferWhereEqual(a: RankedRow, b: RankedRow): number {
  const more = b.delta_ongoing_usd - a.delta_ongoing_usd || a.annual_fee_usd - b.annual_fee_usd;
  return more || (b.offer_value_usd ?? 0) - (a.offer_value_usd ?? 0);
}

const FEWER_LIMITS = ["Loosen the limits: another goal, a higher max_fee."];
const NEXT_ACTIONS = [
  "See what a card changes, gains and costs with simulate_card_change.",
  "See every application rule with check_eligibility.",
];

function* toRows(
  scene: Scene,
  ranked: readonly RankedAddition[],
  owner: string,
  offerSpend: YearSpend | undefined,
): Steps<RankedRow[]> {
  const rows: RankedRow[] = [];
  for (const one of ranked) {
    yield;
    rows.push(toRow(scene, one, owner, offerSpend));
  }
  return rows.toSorted(byOfferWhereEqual);
}

/** The offer is left out without a spend to reach it. */
function toRow(
  scene: Scene,
  { card: added, ongoing }: RankedAddition,
  owner: string,
  offerSpend: YearSpend | undefined,
): RankedRow {
  const card = getCard(scene.facts, added.card.id);
  const offer = offerSpend && offerValue(scene, card, added.value?.centsPerPoint, offerSpend);
  return {
    ...toCardRef(card),
    issuer: card.issuer,
    card_type: card.card_type,
    delta_ongoing_usd: toDollars(ongoing.netCents),
    added_rewards_usd: toDollars(ongoing.rewardCents),
    ...toFeesAndWorth(added),
    anniversary_points_usd:
      ongoing.anniversaryCents === 0 ? undefined : toDollars(ongoing.anniversaryCents),
    offer_value_usd: offer && toDollars(offer.cents),
    offer_seen_on: offer?.seenOn,
    eligibility: toEligibilityFlags(scene, card, owner),
  };
}

/** The facts behind a row: the card, and its rates that apply to any of the spend. */
function basisOf({ facts }: Scene, { card_id: id }: RankedRow, { lines }: YearSpend) {
  const keys = lines.map(({ line }) => line.key);
  const applies = (rate: EarnRate) => keys.some((key) => reaches(facts.tree, rate, [key]));
  const rates = facts.rowsOf("earnRates", id).filter((rate) => isUsable(rate) && applies(rate));
  return { card: getCard(facts, id), rates };
}

function summaryOf(rows: readonly RankedRow[], considered: number): string {
  const [first] = rows;
  if (first === undefined) return "No card matches the request.";
  const most =
    first.delta_ongoing_usd > 0
      ? `${first.card_name} would add the most in a normal year, ${formatUsd(first.delta_ongoing_usd)} after its fee`
      : "none would add more than its annual fee";
  return `Of ${count(considered, "card")} not held, ${most}. Arithmetic at this spend, not a recommendation.`;
}

function rankAssumptions({ wallet }: Scene, goal: string | undefined, withOffer: boolean) {
  return [
    "Each card is added by itself to the cards held; two of them together may add less than the sum.",
    "Statement credits, certificates, lounges, status and protections are not counted.",
    ...(goal === undefined ? [] : [`Only cards for: ${goal}.`]),
    wallet.profile.business_eligible === false &&
      "Business cards are left out: the profile says there is no business.",
    withOffer &&
      "Offer values are of the offer seen last, as far as all spend on the card would reach it; they are not in the ranking.",
  ];
}

const warnOfManyChoices = (compared: number | undefined): string | false =>
  compared !== undefined &&
  `The wallet has too many choices to work out every card: only the ${compared} most promising were compared.`;

/** Cards with rewards that cannot be counted are still ranked, at their fee. */
function warnOfUnvalued(additions: ReturnType<typeof toAdditions>) {
  const { length } = additions.filter(({ card }) => card.value === undefined);
  return (
    length > 0 &&
    `${count(length, "card")} without known point values or earn rates: counted as earning nothing.`
  );
}
