import type { EarnRate } from "../../advice/purchase/purchase.ts";
import type { WalletCard } from "../../advice/purchase/wallet-card.ts";
import { estimateYear } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import {
  earningCards,
  type SpendAsked,
  toYearInput,
  toYearSpend,
  yearAssumptions,
} from "../year/year-input.ts";
import { withoutCard } from "./what-if.ts";

interface Asked {
  readonly spend?: SpendAsked | undefined;
  readonly baseline_pct?: number | undefined;
}

/** What a card adds to a year of rewards. */
export interface EarnAbove {
  /** Undefined without a spending profile: spend is never guessed. */
  readonly cents?: number;
  readonly centsPerPoint?: number;
  readonly basis?: "service_estimate" | "own" | "face";
  readonly spendUsd?: number;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * What the household's cards earn with the card and without it, both beside a plain card at the
 * baseline: spend that another card takes as well is no reason to pay a fee. Points that only this
 * card opens count for less without it.
 */
export function earnAbove(scene: Scene, held: HeldCard, asked: Asked): EarnAbove {
  const { wallet } = scene;
  if (asked.spend === undefined && wallet.spend === undefined) {
    return { assumptions: [], warnings: [NO_PROFILE] };
  }
  const spend = toYearSpend(scene, asked.spend ?? "profile");
  const { baseline_pct: baselinePercent = wallet.profile.baseline_percent } = asked;
  const plain = plainCard(held, baselinePercent);
  const yearOf = (from: Scene) => {
    const earners = earningCards(from).map((one) => toEarner(from, one));
    return estimateYear(toYearInput(from, [...earners, plain], spend));
  };
  const [with_, without] = [yearOf(scene), yearOf(withoutCard(scene, held.entry.id))];
  const own = with_.byCard.find(({ card }) => card === held.entry.id);
  const isExact = with_.isExact && without.isExact;
  return {
    cents: Math.max(0, with_.totalCents - without.totalCents),
    ...(own === undefined
      ? {}
      : {
          centsPerPoint: own.value.centsPerPoint,
          basis: BASES[own.value.basis],
          spendUsd: toDollars(own.cents),
        }),
    assumptions: [
      `Earning is what all cards of the household, with a plain ${baselinePercent}% card beside them, would earn less without this one.`,
      ...yearAssumptions(scene, spend),
    ],
    warnings: [
      ...spend.warnings,
      ...(isExact ? [] : ["Earning is a good assignment of the spend, not proven the best."]),
      ...(with_.unvalued.includes(held.entry.id) ? [UNVALUED] : []),
    ],
  };
}

const BASES = { service: "service_estimate", member: "own", quoted: "own", face: "face" } as const;

const UNVALUED = "Nobody has valued the points of the card; its earning counts as nothing.";

const NO_PROFILE =
  "The wallet has no spending profile, so what the card earns is unknown and counts as nothing. " +
  "Save one with set_spending_profile or give assumptions.spend.";

const PLAIN_RATE: EarnRate = {
  card_id: "plain",
  category: "everything_else",
  rate: 0,
  unit: "percent",
  merchants: [],
  channels: [],
  via: [],
  region: "anywhere",
  excluded_categories: [],
  excluded_merchants: [],
  leaves_out: "",
  excludes_club_fuel: undefined,
  covers: "all",
  min_purchase_usd: undefined,
  max_purchase_usd: undefined,
  cap_usd: undefined,
  cap_period: undefined,
  cap_group: "",
  after_cap_rate: undefined,
  selection: "always",
  select_group: "",
  select_option: "",
  select_count: undefined,
  activate_by: undefined,
  requires: [],
  starts: undefined,
  ends: undefined,
  confidence: "confirmed",
  as_of: undefined,
  note: "",
};

/** A card that pays the same everywhere, to compare with. */
function plainCard({ card }: HeldCard, percent: number): WalletCard {
  return {
    id: "plain",
    card: { ...card, id: "plain", network: undefined, foreign_transaction_fee: 0 },
    rates: [{ ...PLAIN_RATE, rate: percent }],
    boosts: [],
    state: {},
  };
}
