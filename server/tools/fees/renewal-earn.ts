import { type Earner, FACE_VALUE } from "../../advice/purchase/earner.ts";
import { estimateYear } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { PLAIN_RATE } from "../../member/own-cards.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import {
  earningCards,
  type SpendAsked,
  toYearInput,
  toYearSpend,
  yearAssumptions,
} from "../year/year-input.ts";
import { withoutCard } from "./what-if.ts";

interface Given {
  readonly spend?: SpendAsked | undefined;
  readonly baseline_pct?: number | undefined;
}

/** What a card adds to a year of rewards. */
export interface EarnAbove {
  /** Undefined without a spending profile: spend is never guessed. */
  readonly cents?: number;
  readonly centsPerPoint?: number | undefined;
  readonly basis?: "service_estimate" | "own" | "face" | undefined;
  readonly spendUsd?: number | undefined;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * What the household's cards earn with the card and without it, both beside a plain card at the
 * baseline: spend that another card takes as well is no reason to pay a fee. Points that only this
 * card opens count for less without it.
 */
export function earnAbove(scene: Scene, held: HeldCard, given: Given): EarnAbove {
  const { wallet } = scene;
  if (given.spend === undefined && wallet.spend === undefined) {
    return { assumptions: [], warnings: [NO_PROFILE] };
  }
  const spend = toYearSpend(scene, given.spend);
  const { baseline_pct: baselinePercent = wallet.profile.baseline_percent } = given;
  const plain = plainCard(held, baselinePercent);
  const yearOf = (from: Scene) => {
    const earners = earningCards(from).map((one) => toEarner(from, one));
    return estimateYear(toYearInput(from, [...earners, plain], spend));
  };
  const year = yearOf(scene);
  const yearWithout = yearOf(withoutCard(scene, held.entry.id));
  const own = year.byCard.find(({ card }) => card === held.entry.id);
  const isExact = year.isExact && yearWithout.isExact;
  return {
    cents: Math.max(0, year.totalCents - yearWithout.totalCents),
    centsPerPoint: own?.value.centsPerPoint,
    basis: own?.value.basis,
    spendUsd: own && toDollars(own.cents),
    assumptions: [
      `Earning is what all cards of the household, with a plain ${baselinePercent}% card beside them, would earn less without this one.`,
      ...yearAssumptions(scene, spend),
    ],
    warnings: compact([
      ...spend.warnings,
      !isExact && "Earning is a good assignment of the spend, not proven the best.",
      year.unvalued.includes(held.entry.id) && UNVALUED,
    ]),
  };
}

const UNVALUED = "Nobody has valued the points of the card; its earning counts as nothing.";

const NO_PROFILE =
  "The wallet has no spending profile, so what the card earns is unknown and counts as nothing. " +
  "Save one with update_profile or give assumptions.spend.";

/** A card that pays the same everywhere, to compare with. */
function plainCard({ card }: HeldCard, percent: number): Earner {
  return {
    id: "plain",
    card: { ...card, id: "plain", network: undefined, foreign_transaction_fee: 0 },
    rates: [{ ...PLAIN_RATE, rate: percent }],
    boosts: [],
    state: {},
    value: FACE_VALUE,
  };
}
