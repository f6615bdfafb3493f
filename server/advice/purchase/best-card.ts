import {
  type CandidateCard,
  judgeCard,
  type PurchaseToRank,
  type RankedCard,
  type Verdict,
} from "./card-verdict.ts";
import type { CategoryTree } from "./categories.ts";
import type { EarnRate } from "./purchase.ts";
import { type ConditionalRate, type Earning, RATE_SCALE } from "./rates.ts";

export interface CardRanking {
  /** Best first; cards that are surely not taken are left out. */
  readonly ranked: readonly RankedCard[];
  /** The best and all within half a cent of it; empty when it stands alone. */
  readonly ties: readonly string[];
  readonly notAccepted: readonly string[];
  /** Nobody says what their points are worth. */
  readonly unvalued: readonly Unranked[];
  /** None of their verified rates applies. */
  readonly unknown: readonly Unranked[];
}

interface Unranked {
  readonly card: string;
  readonly earning: Earning;
}

/** Totals this close count as a tie. */
export const TIE_CENTS = 0.5;

/** The rewards of a purchase less its foreign fee, without credits and bonuses in progress. */
export const rewardsOf = ({ rewardCents, foreignFeeCents }: RankedCard): number =>
  rewardCents - foreignFeeCents;

/** The cards by rewards alone. */
export const byRewards = (ranked: readonly RankedCard[]): readonly RankedCard[] =>
  ranked.toSorted((a, b) => rewardsOf(b) - rewardsOf(a));

/** Judges a card for the purchase in question, as judgeCard does. */
export type Judge = (card: CandidateCard, assumed?: EarnRate) => Verdict;

export const toJudge =
  (tree: CategoryTree, purchase: PurchaseToRank): Judge =>
  (card, assumed) =>
    judgeCard(tree, card, purchase, assumed);

/** Ranks held cards for one purchase by what is left after fees, credits and bonuses. */
export function rankCards(cards: readonly CandidateCard[], judge: Judge): CardRanking {
  const ranked: RankedCard[] = [];
  const notAccepted: string[] = [];
  const unvalued: Unranked[] = [];
  const unknown: Unranked[] = [];
  for (const card of cards) {
    const verdict = judge(card);
    if (verdict.kind === "ranked") ranked.push(verdict.ranked);
    else if (verdict.kind === "not_accepted") notAccepted.push(verdict.card);
    else if (verdict.kind === "unvalued") unvalued.push(verdict);
    else unknown.push(verdict);
  }
  ranked.sort((a, b) => b.totalCents - a.totalCents);
  const best = ranked[0]?.totalCents ?? 0;
  const near = ranked.filter(({ totalCents }) => best - totalCents <= TIE_CENTS);
  const ties = near.length > 1 ? near.map(({ card }) => card) : [];
  return { ranked, ties, notAccepted, unvalued, unknown };
}

/** A card that would do better under conditions, and what it would make of the purchase then. */
export interface BetterIf {
  readonly card: string;
  readonly conditional: ConditionalRate;
  readonly ranked: RankedCard;
}

/**
 * Cards of a ranking that would leave more than its best if the conditions of one of their rates
 * were met, the most first; of each card the best rate for each kind of condition.
 */
export function findBetterIf(
  cards: readonly CandidateCard[],
  { amountCents }: PurchaseToRank,
  { ranked, unknown }: CardRanking,
  judge: Judge,
): readonly BetterIf[] {
  const goal = (ranked[0]?.totalCents ?? 0) + TIE_CENTS;
  const better: BetterIf[] = [];
  const look = (card: string, { conditional }: Earning, now?: RankedCard): void => {
    const hopeful = conditional.filter((one) => mayReach(goal, one, now, amountCents));
    const held = hopeful.length === 0 ? undefined : cards.find(({ id }) => id === card);
    if (held === undefined) return;
    const reached = hopeful.flatMap((one): readonly BetterIf[] => {
      const verdict = judge(held, one.rate);
      const isBetter = verdict.kind === "ranked" && verdict.ranked.totalCents > goal;
      return isBetter ? [{ card, conditional: one, ranked: verdict.ranked }] : [];
    });
    better.push(...firstOfEachKind(reached));
  };
  for (const one of ranked) look(one.card, one.earning, one);
  for (const { card, earning } of unknown) look(card, earning);
  return better.toSorted((a, b) => b.ranked.totalCents - a.ranked.totalCents);
}

/** True if a rate could leave more on every cent; a cheap test before the caps are computed. */
function mayReach(
  goal: number,
  { scaledRate }: ConditionalRate,
  now: RankedCard | undefined,
  amountCents: number,
): boolean {
  if (now === undefined) return true;
  const most = (amountCents * scaledRate * now.value.centsPerPoint) / (100 * RATE_SCALE);
  return now.totalCents - now.rewardCents + most > goal;
}

function firstOfEachKind(better: readonly BetterIf[]): readonly BetterIf[] {
  const kinds = new Map<string, BetterIf>();
  for (const one of better) {
    const kind = one.conditional.conditions.map((condition) => condition.kind).join();
    const before = kinds.get(kind);
    if (before === undefined || before.ranked.totalCents < one.ranked.totalCents)
      kinds.set(kind, one);
  }
  return [...kinds.values()];
}
