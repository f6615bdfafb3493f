import type { CategoryTree } from "./categories.ts";
import { type Acceptance, acceptanceOf } from "./acceptance.ts";
import type { EarnRate, Purchase } from "./purchase.ts";
import {
  applicableRates,
  type Earning,
  isRated,
  pointsOf,
  RATE_SCALE,
  type RatedEarning,
} from "./rates.ts";
import type { PointValue, Earner } from "./earner.ts";

/** A welcome or spend bonus that this purchase works towards. */
export interface BonusGoal {
  /** Cents still to be spent. */
  readonly remainingCents: number;
  /** Cents the whole bonus is worth to the member. */
  readonly rewardCents: number;
  /** Last day, YYYY-MM-DD. */
  readonly deadline?: string | undefined;
}

/** A statement credit that this merchant uses up. */
interface UnusedCredit {
  readonly name: string;
  readonly leftCents: number;
}

export interface CandidateCard extends Earner {
  readonly bonus?: BonusGoal | undefined;
  readonly credits?: readonly UnusedCredit[] | undefined;
}

/** A card's result for the purchase. Amounts are in cents and may have a fraction. */
export interface RankedCard {
  readonly card: string;
  readonly earning: RatedEarning;
  readonly value: PointValue;
  /** Cents the points are worth at `value`. */
  readonly rewardCents: number;
  readonly foreignFeeCents: number;
  readonly creditCents: number;
  /** The share of the bonus that this purchase earns, by value for each remaining dollar. */
  readonly bonusCents: number;
  /** The bonus per dollar still to be spent. */
  readonly bonusCentsPerDollar?: number;
  readonly totalCents: number;
  readonly acceptance: Acceptance;
}

export interface PurchaseToRank extends Purchase {
  readonly amountCents: number;
}

/** The outcome for one card. */
export type Verdict =
  | { readonly kind: "ranked"; readonly ranked: RankedCard }
  | { readonly kind: "not_accepted"; readonly card: string }
  | { readonly kind: "unvalued" | "unknown"; readonly card: string; readonly earning: Earning };

/**
 * The purchase as made with a card: an unnamed portal means the card's own, the best-paying one if
 * it has several.
 */
export function atOwnPortal(
  tree: CategoryTree,
  held: CandidateCard,
  purchase: PurchaseToRank,
): PurchaseToRank {
  const isNamed = purchase.via !== undefined || purchase.merchant?.kind === "travel_portal";
  if (purchase.channel !== "portal" || isNamed) return purchase;
  const portals = new Set(
    held.rates.flatMap(({ channels, via }) => (channels.includes("portal") ? via : [])),
  );
  const [best] = [...portals]
    .map((via) => ({ ...purchase, via }))
    .map((own) => ({ own, earning: applicableRates(tree, held, own) }))
    .filter(({ earning }) => earning.best?.rate.channels.includes("portal"))
    .toSorted((a, b) => b.earning.points - a.earning.points);
  return best?.own ?? purchase;
}

/** Judges a card for a purchase; an `assumed` rate counts as if its conditions were met. */
export function judgeCard(
  tree: CategoryTree,
  held: CandidateCard,
  purchase: PurchaseToRank,
  assumed?: EarnRate,
): Verdict {
  const acceptance = acceptanceOf(held.card.network, purchase);
  if (acceptance === "no") return { kind: "not_accepted", card: held.id };
  const earning = applicableRates(tree, held, purchase, assumed);
  if (!isRated(earning)) return { kind: "unknown", card: held.id, earning };
  const value = held.value;
  if (value === undefined) return { kind: "unvalued", card: held.id, earning };
  const { amountCents } = purchase;
  const fee = purchase.abroad ? held.card.foreign_transaction_fee : 0;
  const rewardCents = worthOf(earning, value);
  const foreignFeeCents = (amountCents * Math.round(fee * 1000)) / 100_000;
  const credits = (held.credits ?? []).reduce((sum, { leftCents }) => sum + leftCents, 0);
  const creditCents = Math.min(amountCents, credits);
  const bonus = bonusOf(held.bonus, purchase);
  return {
    kind: "ranked",
    ranked: {
      card: held.id,
      earning,
      value,
      rewardCents,
      foreignFeeCents,
      creditCents,
      totalCents: rewardCents - foreignFeeCents + creditCents + bonus.bonusCents,
      acceptance,
      // Spread last: names that come after a spread make a literal forty times as slow.
      ...bonus,
    },
  };
}

/** Cents, exact to a ten-thousandth. */
function worthOf({ parts }: Earning, { centsPerPoint }: PointValue): number {
  const scaled = pointsOf(parts) * BigInt(Math.round(centsPerPoint * 10_000));
  return Number(scaled / BigInt(100 * RATE_SCALE)) / 10_000;
}

/** The bonus counts in proportion to the remaining spend, and only until its deadline. */
function bonusOf(bonus: BonusGoal | undefined, { amountCents, day }: PurchaseToRank) {
  if (bonus === undefined || bonus.remainingCents <= 0) return { bonusCents: 0 };
  if (bonus.deadline !== undefined && bonus.deadline < day) return { bonusCents: 0 };
  const { rewardCents, remainingCents } = bonus;
  return {
    bonusCents: (rewardCents * Math.min(amountCents, remainingCents)) / remainingCents,
    bonusCentsPerDollar: (rewardCents * 100) / remainingCents,
  };
}
