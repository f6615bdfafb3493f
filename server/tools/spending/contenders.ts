import {
  type CardRanking,
  type Contender,
  type Judge,
  rankFirst,
  toJudge,
} from "../../advice/purchase/best-card.ts";
import type { CandidateCard, PurchaseToRank, Verdict } from "../../advice/purchase/card-verdict.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import { type ReachingRate, reachingRates } from "../../advice/purchase/reaching-rates.ts";
import type { Scene } from "../../member/scene.ts";
import { usualChannel } from "./purchase-input.ts";

/** The cards that can matter for a plain purchase of a category, ranked. */
export interface RankedCategory {
  readonly purchase: PurchaseToRank;
  readonly ranking: CardRanking;
  readonly cards: readonly CandidateCard[];
  readonly judge: Judge;
}

/** A plain purchase: the rows tell rates, so its size only has to be past least amounts. */
export const PURCHASE_CENTS = 10_000;

/** A purchase of a category in the US, of no merchant and through no portal. */
export const plainPurchase = ({ facts, today: day }: Scene, category: string, today: string) => ({
  amountCents: PURCHASE_CENTS,
  category,
  abroad: false,
  day,
  today,
  channel: usualChannel(undefined, category, facts.tree)?.channel,
});

/**
 * Ranks the cards that can matter for a category: those with a rate for it, and of them none that
 * cannot come near the best two. Going through all cards and all their rates for each category
 * would take most of the time of an answer and change nothing in it.
 */
export function createCategoryRanking(
  scene: Scene,
  cards: readonly CandidateCard[],
  today: string,
): (category: string) => RankedCategory {
  const { tree } = scene.facts;
  const contendersOf = cards.map((card, place) => createContender(scene, card, place));
  const verdicts = new Map<CandidateCard, Map<EarnRate | undefined, Verdict>>();
  return (category) => {
    const contenders: Contender[] = [];
    for (const contenderOf of contendersOf) {
      const contender = contenderOf(category);
      if (contender !== undefined) contenders.push(contender);
    }
    const purchase = plainPurchase(scene, category, today);
    const ask = toJudge(tree, purchase);
    const judge: Judge = (card, assumed) => {
      const known = verdicts.get(card) ?? new Map<EarnRate | undefined, Verdict>();
      verdicts.set(card, known);
      const verdict = known.get(assumed) ?? ask(card, assumed);
      known.set(assumed, verdict);
      return verdict;
    };
    const ranking = rankFirst(contenders, judge);
    return { purchase, ranking, cards: contenders.map(({ card }) => card), judge };
  };
}

/**
 * A card as it stands for a category, with the rates for it alone; undefined without any. Where its
 * rates make the same of two categories it stands for both as one.
 */
function createContender(
  { facts, today }: Scene,
  card: CandidateCard,
  place: number,
): (category: string) => Contender | undefined {
  const reachingOf = reachingRates(facts.tree, card.rates);
  const known = new Map<readonly ReachingRate[], Contender>();
  return (category) => {
    const reaching = reachingOf(category);
    const found = known.get(reaching);
    if (found !== undefined) return found;
    const running = reaching.filter(({ rate }) => isRunning(rate, today));
    if (running.length === 0) return undefined;
    const rates = running.map(({ rate }) => rate);
    const own = { ...card, rates: withGroups(card.rates, rates, today) };
    const contender = { card: own, mostCents: mostOf(own, running), place };
    // Channel and portal rates depend on the category, so they are not kept.
    if (rates.every(isAnyhow)) known.set(reaching, contender);
    return contender;
  };
}

/** Where options hang together, all rates of the card that run, whatever they are on. */
const withGroups = (all: readonly EarnRate[], rates: readonly EarnRate[], today: string) =>
  rates.every(({ selection }) => selection === "always")
    ? rates
    : all.filter((rate) => isRunning(rate, today));

const isAnyhow = ({ channels, via }: EarnRate): boolean => channels.length + via.length === 0;

/** The most a purchase can earn on a card: all of it at the best rate, all conditions met. */
function mostOf(card: CandidateCard, rates: readonly ReachingRate[]): number {
  const value = card.value?.centsPerPoint ?? 0;
  const more = Math.max(0, ...card.boosts.map(({ percent_more: percent }) => percent));
  const top = Math.max(...rates.map((one) => one.top));
  return (PURCHASE_CENTS * top * (100 + more) * value) / (100 * 100 * RATE_SCALE);
}
