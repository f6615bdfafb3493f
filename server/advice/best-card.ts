import type { CategoryTree } from "./categories.ts";
import { atOwnPortal } from "./own-portal.ts";
import { type Acceptance, acceptanceOf, type EarnRate, type Purchase } from "./purchase.ts";
import {
  applicableRates,
  type ConditionalRate,
  type Earning,
  pointsOf,
  RATE_SCALE,
} from "./rates.ts";
import { type PointValue, valueOfCard, type WalletCard } from "./yearly-plan.ts";

/** A welcome or spend bonus that this purchase works towards. */
export interface BonusGoal {
  /** Cents still to be spent. */
  readonly remainingCents: number;
  /** Cents the whole bonus is worth to the member. */
  readonly rewardCents: number;
  /** Last day, YYYY-MM-DD. */
  readonly deadline?: string;
}

/** A statement credit that this merchant uses up. */
interface UnusedCredit {
  readonly name: string;
  readonly leftCents: number;
}

export interface CandidateCard extends WalletCard {
  readonly bonus?: BonusGoal;
  readonly credits?: readonly UnusedCredit[];
}

/** What one card makes of the purchase. Amounts are cents and may have a fraction. */
export interface RankedCard {
  readonly card: string;
  readonly earning: Earning;
  readonly value: PointValue;
  /** Cents the points are worth at `value`. */
  readonly rewardCents: number;
  readonly foreignFeeCents: number;
  readonly creditCents: number;
  /** The share of the bonus that this purchase earns, by value for each remaining dollar. */
  readonly bonusCents: number;
  /** Of the bonus, for each dollar still to be spent. */
  readonly bonusCentsPerDollar?: number;
  readonly totalCents: number;
  readonly acceptance: Acceptance;
  readonly reasons: readonly string[];
}

export interface CardRanking {
  /** Best first; cards that are surely not taken are left out. */
  readonly ranked: readonly RankedCard[];
  /** The best and all within half a cent of it; empty when it stands alone. */
  readonly ties: readonly string[];
  readonly notAccepted: readonly string[];
  /** Nobody says what their points are worth. */
  readonly unvalued: readonly { readonly card: string; readonly earning: Earning }[];
  /** No verified rate of theirs holds. */
  readonly unknown: readonly { readonly card: string; readonly earning: Earning }[];
}

export interface PurchaseToRank extends Purchase {
  readonly amountCents: number;
}

const TIE_CENTS = 0.5;

/** Ranks held cards for one purchase by what is left after fees, credits and bonuses. */
export function rankCards(
  tree: CategoryTree,
  cards: readonly CandidateCard[],
  purchase: PurchaseToRank,
): CardRanking {
  const judged = cards.map((card) => judge(tree, card, purchase));
  const ranked = judged
    .flatMap((verdict) => (verdict.kind === "ranked" ? [verdict.ranked] : []))
    .toSorted((a, b) => b.totalCents - a.totalCents);
  const best = ranked[0]?.totalCents ?? 0;
  const near = ranked.filter(({ totalCents }) => best - totalCents <= TIE_CENTS);
  const idsOf = (kind: "unvalued" | "unknown") =>
    judged.flatMap((verdict) =>
      verdict.kind === kind ? [{ card: verdict.card, earning: verdict.earning }] : [],
    );
  return {
    ranked,
    ties: near.length > 1 ? near.map(({ card }) => card) : [],
    notAccepted: judged.flatMap((verdict) =>
      verdict.kind === "not_accepted" ? [verdict.card] : [],
    ),
    unvalued: idsOf("unvalued"),
    unknown: idsOf("unknown"),
  };
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
  tree: CategoryTree,
  cards: readonly CandidateCard[],
  purchase: PurchaseToRank,
  { ranked, unknown }: CardRanking,
): readonly BetterIf[] {
  const goal = (ranked[0]?.totalCents ?? 0) + TIE_CENTS;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const told = new Map<string, RankedCard>(ranked.map((one) => [one.card, one]));
  return [...ranked, ...unknown]
    .flatMap(({ card, earning }): readonly BetterIf[] => {
      const held = byId.get(card);
      const hopeful = earning.conditional.filter((one) =>
        mayReach(goal, one, told.get(card), purchase),
      );
      if (held === undefined || hopeful.length === 0) return [];
      const better = hopeful.flatMap((conditional): readonly BetterIf[] => {
        const verdict = judge(tree, held, purchase, conditional.rate);
        const isBetter = verdict.kind === "ranked" && verdict.ranked.totalCents > goal;
        return isBetter ? [{ card, conditional, ranked: verdict.ranked }] : [];
      });
      return firstOfEachKind(better);
    })
    .toSorted((a, b) => b.ranked.totalCents - a.ranked.totalCents);
}

/** Whether a rate, on every cent, could leave more; said before the caps are gone through. */
function mayReach(
  goal: number,
  { scaledRate }: ConditionalRate,
  now: RankedCard | undefined,
  { amountCents }: PurchaseToRank,
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

type Verdict =
  | { readonly kind: "ranked"; readonly ranked: RankedCard }
  | { readonly kind: "not_accepted"; readonly card: string }
  | { readonly kind: "unvalued" | "unknown"; readonly card: string; readonly earning: Earning };

function judge(
  tree: CategoryTree,
  held: CandidateCard,
  asked: PurchaseToRank,
  assumed?: EarnRate,
): Verdict {
  const purchase = atOwnPortal(tree, held, asked);
  const acceptance = acceptanceOf(held.card.network, purchase);
  if (acceptance === "no") return { kind: "not_accepted", card: held.id };
  const earning = applicableRates(tree, held, purchase, assumed);
  if (earning.best === undefined) return { kind: "unknown", card: held.id, earning };
  const value = valueOfCard(held);
  if (value === undefined) return { kind: "unvalued", card: held.id, earning };
  const { amountCents } = purchase;
  const fee = purchase.abroad ? held.card.foreign_transaction_fee : 0;
  const figures = {
    rewardCents: toCents(earning, value),
    foreignFeeCents: (amountCents * Math.round(fee * 1000)) / 100_000,
    creditCents: Math.min(
      amountCents,
      (held.credits ?? []).reduce((sum, { leftCents }) => sum + leftCents, 0),
    ),
    ...bonusOf(held.bonus, purchase),
  };
  const { rewardCents, foreignFeeCents, creditCents, bonusCents } = figures;
  const totalCents = rewardCents - foreignFeeCents + creditCents + bonusCents;
  const plain = { card: held.id, earning, value, ...figures, totalCents, acceptance };
  return { kind: "ranked", ranked: { ...plain, reasons: reasonsOf(plain, held) } };
}

/** Cents, exact to a ten-thousandth. */
function toCents({ parts }: Earning, { centsPerPoint }: PointValue): number {
  const scaled = pointsOf(parts) * BigInt(Math.round(centsPerPoint * 10_000));
  return Number(scaled / BigInt(100 * RATE_SCALE)) / 10_000;
}

/** The bonus counts by the share of what is left to spend, and only in time. */
function bonusOf(bonus: BonusGoal | undefined, { amountCents, day }: PurchaseToRank) {
  if (bonus === undefined || bonus.remainingCents <= 0) return { bonusCents: 0 };
  if (bonus.deadline !== undefined && bonus.deadline < day) return { bonusCents: 0 };
  const { rewardCents, remainingCents } = bonus;
  return {
    bonusCents: (rewardCents * Math.min(amountCents, remainingCents)) / remainingCents,
    bonusCentsPerDollar: (rewardCents * 100) / remainingCents,
  };
}

function reasonsOf(
  ranked: Omit<RankedCard, "reasons">,
  { credits = [], bonus }: CandidateCard,
): readonly string[] {
  const { earning, foreignFeeCents, creditCents, bonusCents, acceptance } = ranked;
  return [
    ...earning.parts.map(({ rate, cents, scaledRate, isAfterCap, boostPercent }) => {
      const unit = rate.unit === "percent" ? "per cent back" : "points per dollar";
      const where = rate.category === "everything_else" ? "the base rate" : rate.category;
      const cap = isAfterCap ? ", after its cap" : "";
      const boost = boostPercent > 0 ? `, ${boostPercent} per cent more by the bank's level` : "";
      return `${scaledRate / RATE_SCALE} ${unit} (${where}${cap}${boost}) on ${usd(cents)}`;
    }),
    ...(foreignFeeCents > 0 ? [`foreign transaction fee of ${usd(foreignFeeCents)}`] : []),
    ...(creditCents > 0
      ? [`uses ${usd(creditCents)} of ${credits.map(({ name }) => name).join(", ")}`]
      : []),
    ...(bonusCents > 0 && bonus !== undefined
      ? [`counts towards a bonus with ${usd(bonus.remainingCents)} left to spend`]
      : []),
    ...(ACCEPTANCE_REASONS[acceptance] ?? []),
  ];
}

const ACCEPTANCE_REASONS: Readonly<Partial<Record<Acceptance, readonly string[]>>> = {
  online_only: ["the merchant takes this network online only"],
  in_store_only: ["the merchant takes this network in its stores only"],
  unknown: ["whether the merchant takes this network is not verified"],
};

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
