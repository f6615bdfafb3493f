import * as z from "zod";
import { type ChangeOutcome, type FeeCard, simulateChange } from "../../advice/card-change.ts";
import { toCents } from "../../advice/plain-row.ts";
import { type SpendWithin, worthOf } from "../../advice/welcome-offers.ts";
import { valueOfCard } from "../../advice/yearly-plan.ts";
import { toEarner, toWouldBe } from "../core/earners.ts";
import { toDollars } from "../core/money.ts";
import type { Scene } from "../core/scene.ts";
import { valueBasis } from "../core/values.ts";
import { earningCards, toYearInput, type YearSpend } from "../spending/year-input.ts";
import type { Card } from "./card-brief.ts";
import { runningOffer } from "./card-offer.ts";
import { termsOf } from "./card-terms.ts";
import { pointValueOf } from "./card-value.ts";
import type { Compared } from "./compare-rows.ts";

const yearValue = z.object({
  net_usd: z.number().describe("Rewards less fees, and with the offer."),
  rewards_usd: z.number(),
  fees_usd: z.number(),
  offer_usd: z.number(),
});

const twoYears = z.object({ year1: yearValue, ongoing: yearValue });

/** What a card is worth at a spend. */
export const cardWorth = z.object({
  card_id: z.string(),
  cpp: z.number().optional().describe("Cents a point, with the card alone."),
  cpp_basis: valueBasis.optional(),
  standalone: twoYears.optional().describe("As the only card, for all spend; absent: unknown."),
  marginal: twoYears
    .extend({
      as: z
        .enum(["added", "kept"])
        .describe("added to the wallet, or kept against closing it today."),
    })
    .optional()
    .describe("What it changes beside the other cards of the wallet."),
});

type CardWorth = z.infer<typeof cardWorth>;

/** What each card is worth alone and beside the wallet, at a spend. */
export function toWorths(
  scene: Scene,
  compared: readonly Compared[],
  spend: YearSpend,
): CardWorth[] {
  const held = earningCards(scene);
  const wallet = held.map((one): FeeCard => {
    const fee = one.entry.annual_fee_override_usd ?? one.card.annual_fee;
    return { ...toEarner(scene, one), annualFeeCents: toCents(fee) };
  });
  const noCards = toYearInput(scene, [], spend);
  const all = toYearInput(scene, wallet, spend);
  return compared.map((one) => {
    const { card } = one;
    const own = held.filter((other) => other.card.id === card.id).map(({ entry }) => entry.id);
    const value = pointValueOf(scene, card, { alone: true });
    const alone = toFeeCard(scene, one, spend, { isHeld: own.length > 0, alone: true });
    const isValued = valueOfCard(alone) !== undefined;
    return {
      card_id: card.id,
      cpp: value?.cpp,
      cpp_basis: value?.basis,
      standalone: isValued
        ? toTwoYears(simulateChange(noCards, { add: [alone], drop: [] }), 1)
        : undefined,
      marginal: isValued ? toMarginal() : undefined,
    };

    function toMarginal(): CardWorth["marginal"] {
      if (own.length > 0) {
        return { as: "kept", ...toTwoYears(simulateChange(all, { add: [], drop: own }), -1) };
      }
      if (card.status !== "open") return undefined;
      const added = toFeeCard(scene, one, spend, { isHeld: false, alone: false });
      return { as: "added", ...toTwoYears(simulateChange(all, { add: [added], drop: [] }), 1) };
    }
  });
}

/** A card of the catalog as it would be, with its fees and the offer that the spend reaches. */
function toFeeCard(
  scene: Scene,
  { card, offers }: Compared,
  spend: YearSpend,
  { isHeld, alone }: { readonly isHeld: boolean; readonly alone: boolean },
): FeeCard {
  const value = pointValueOf(scene, card, { alone });
  const { value: _, ...wouldBe } = toWouldBe(scene, card);
  const firstYear = termsOf(scene.facts, card.id)?.first_year_fee_usd;
  const offer = isHeld ? undefined : runningOffer(offers, card, scene.today);
  return {
    ...wouldBe,
    // Ids of the wallet are the member's own and may be those of the catalog.
    id: `would-be ${card.id}`,
    ...(value === undefined ? {} : { value: toPointValue(value) }),
    annualFeeCents: toCents(card.annual_fee),
    ...(firstYear === undefined ? {} : { firstYearFeeCents: toCents(firstYear) }),
    ...(offer === undefined
      ? {}
      : { offerCents: worthOf(offer, value?.cpp, toSpendWithin(spend)).cents }),
  };
}

const toPointValue = ({ cpp, basis }: NonNullable<ReturnType<typeof pointValueOf>>) =>
  ({ centsPerPoint: cpp, basis: basis === "own" ? "member" : "service" }) as const;

const MONTHS_A_YEAR = 12;

/** All spend of so many months; of a year when an offer sets no time. */
const toSpendWithin = ({ lines }: YearSpend): SpendWithin => {
  const monthly = lines.reduce((sum, { line }) => sum + line.monthlyCents, 0);
  return (months = MONTHS_A_YEAR) => monthly * months;
};

function toTwoYears({ firstYear, ongoing }: ChangeOutcome, sign: 1 | -1): z.infer<typeof twoYears> {
  const toYear = (delta: ChangeOutcome["ongoing"]) => ({
    net_usd: signed(delta.netCents, sign),
    rewards_usd: signed(delta.rewardCents, sign),
    fees_usd: signed(delta.feeCents, sign),
    offer_usd: signed(delta.offerCents, sign),
  });
  return { year1: toYear(firstYear), ongoing: toYear(ongoing) };
}

/** Adding nothing turns minus nothing into nothing. */
const signed = (cents: number, sign: 1 | -1): number => toDollars(cents * sign) + 0;

/** Whether any worth of a card is missing for want of a value of its points. */
export const isUnvalued = ({ standalone }: CardWorth): boolean => standalone === undefined;

/** The cards that neither are held nor take applications. */
export const isOutOfReach = (card: Card, { marginal }: CardWorth): boolean =>
  marginal === undefined && card.status !== "open";
