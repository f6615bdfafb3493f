import { type CardRanking, type Judge, rankCards } from "../../advice/purchase/best-card.ts";
import {
  atOwnPortal,
  type CandidateCard,
  judgeCard,
  type PurchaseToRank,
} from "../../advice/purchase/card-verdict.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { type CapSpending, toCandidate, withCapSpending } from "./candidates.ts";
import type { ReadPurchase } from "./purchase-input.ts";
import { creditsAt, type PlaceCredit, type PurchaseAtCard } from "./purchase-credits.ts";

export interface HeldRanking {
  readonly purchase: PurchaseToRank;
  readonly candidates: readonly CandidateCard[];
  readonly ranking: CardRanking;
  readonly judge: Judge;
  readonly purchaseAt: (walletCardId: string) => PurchaseAtCard;
}

interface RankingOptions {
  readonly capSpending: CapSpending;
  /** True if credits count that later purchases would use as well. */
  readonly countsAllCredits: boolean;
  readonly payingCards: readonly HeldCard[];
}

/** Ranks the cards; the scene is that of the day of the purchase. */
export function rankHeldCards(
  scene: Scene,
  heldCards: readonly HeldCard[],
  { purchase, category }: ReadPurchase,
  { capSpending, countsAllCredits, payingCards }: RankingOptions,
): HeldRanking {
  const { tree } = scene.facts;
  const paying = new Set(payingCards.map(({ entry }) => entry.id));
  const byCard = new Map<string, PurchaseAtCard>();
  const purchaseAt = (id: string): PurchaseAtCard => {
    const atCard = byCard.get(id);
    if (atCard === undefined) throw new Error(`no held card ${id}`);
    return atCard;
  };
  const withCredits = heldCards.map((held) => {
    const candidate = toCandidate(scene, held);
    const own = atOwnPortal(tree, candidate, purchase);
    const credits = creditsAt(held, own, scene, countsAllCredits);
    const portal = own === purchase ? undefined : own.via;
    byCard.set(held.entry.id, { held, purchase: own, credits, portal });
    return { ...candidate, credits: countedOf(credits) };
  });
  const candidates = withCapSpending(scene, heldCards, withCredits, {
    capSpending,
    categoryKey: category?.key,
  }).filter(({ id }) => paying.has(id));
  const judge: Judge = (card, assumed) =>
    judgeCard(tree, card, purchaseAt(card.id).purchase, assumed);
  return { purchase, candidates, ranking: rankCards(candidates, judge), judge, purchaseAt };
}

const countedOf = (credits: readonly PlaceCredit[]): CandidateCard["credits"] =>
  credits
    .filter(({ unless }) => unless === undefined)
    .map(({ row, usableCents }) => ({ name: row.credit_name, leftCents: usableCents }));
