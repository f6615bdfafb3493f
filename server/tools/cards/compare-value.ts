import * as z from "zod";
import {
  type ChangeOutcome,
  type FeeCard,
  simulateChange,
  yearsBefore,
} from "../../advice/year/card-change.ts";
import { SELF, type WalletCard as Entry } from "../../accounts/wallet.ts";
import { toCents } from "../../advice/plain-row.ts";
import { type SpendWithin, worthOf } from "../../advice/applications/welcome-offers.ts";
import { valueOfCard } from "../../advice/purchase/wallet-card.ts";
import { toWouldBe } from "../../member/earners.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis } from "../../member/point-values.ts";
import { anniversaryCents, toFeeCard as toHeldFeeCard } from "../year/fee-cards.ts";
import { earningCards, toYearInput, type YearSpend } from "../year/year-input.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { runningOffer } from "../card-rows/card-offer.ts";
import { termsOf } from "../card-rows/card-terms.ts";
import { pointValueOf } from "../card-rows/card-value.ts";
import type { Compared } from "./compare-rows.ts";

const yearValue = z.object({
  net_usd: z.number().describe("Rewards less fees, with the offer and anniversary points."),
  rewards_usd: z.number(),
  fees_usd: z.number(),
  offer_usd: z.number(),
  anniversary_points_usd: z
    .number()
    .describe("Points that an anniversary brings by itself: none in the year a card is opened."),
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
  const year = toYearInput(scene, walletCards(scene), spend);
  const before = yearsBefore(year);
  const only = { ...year, cards: [] };
  const without = yearsBefore(only);
  return compared.map((one): CardWorth => {
    const { card } = one;
    const own = earningCards(scene).filter((other) => other.card.id === card.id);
    const value = pointValueOf(scene, card, { alone: true });
    const alone = toFeeCard(scene, one, spend, { isHeld: own.length > 0, alone: true });
    const worth = { card_id: card.id, cpp: value?.cpp, cpp_basis: value?.basis };
    if (valueOfCard(alone) === undefined) return worth;
    const standalone = toTwoYears(simulateChange(only, { add: [alone], drop: [] }, without));
    if (own.length > 0) {
      const drop = own.map(({ entry }) => entry.id);
      const kept = walletCards(withCards(scene, ({ id }) => !drop.includes(id)));
      const change = simulateChange(year, { add: [], drop, kept }, before);
      return { ...worth, standalone, marginal: { as: "kept", ...toTwoYears(change, -1) } };
    }
    if (card.status !== "open") return { ...worth, standalone };
    const add = [toFeeCard(scene, one, spend, { isHeld: false, alone: false })];
    // With the card the points of others may move to partners, and so be worth more.
    const kept = walletCards(withCards(scene, () => true, card));
    const change = simulateChange(year, { add, drop: [], kept }, before);
    return { ...worth, standalone, marginal: { as: "added", ...toTwoYears(change) } };
  });
}

/** The open cards that earn for the wallet, with what they cost. */
const walletCards = (scene: Scene): readonly FeeCard[] =>
  earningCards(scene)
    .filter(({ entry }) => entry.id !== WOULD_BE_ID)
    .map((held) => toHeldFeeCard(scene, held));

/** No id of a wallet has a blank. */
const WOULD_BE_ID = "would be";

/** The scene with some cards of the wallet, and with one more. */
const withCards = (scene: Scene, isKept: (entry: Entry) => boolean, more?: Card): Scene => ({
  ...scene,
  wallet: {
    ...scene.wallet,
    cards: [
      ...scene.wallet.cards.filter(isKept),
      ...(more === undefined ? [] : [{ ...WOULD_BE, card_id: more.id }]),
    ],
  },
});

const WOULD_BE: Entry = {
  id: WOULD_BE_ID,
  card_id: "",
  owner: SELF,
  chosen_categories: {},
  activations: [],
  former_products: [],
  authorized_user: false,
};

interface Asked {
  readonly isHeld: boolean;
  readonly alone: boolean;
}

/** A card of the catalog as it would be, with its fees and the offer that the spend reaches. */
function toFeeCard(
  scene: Scene,
  { card, offers }: Compared,
  spend: YearSpend,
  { isHeld, alone }: Asked,
): FeeCard {
  const value = pointValueOf(scene, card, { alone });
  const { value: _, ...wouldBe } = toWouldBe(scene, card);
  const firstYear = termsOf(scene.facts, card.id)?.first_year_fee_usd;
  const offer = isHeld ? undefined : runningOffer(offers, card, scene.today);
  return {
    ...wouldBe,
    id: WOULD_BE_ID,
    ...(value === undefined ? {} : { value: toPointValue(value) }),
    annualFeeCents: toCents(card.annual_fee),
    anniversaryCents: anniversaryCents(scene, card, value?.cpp),
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

function toTwoYears(
  { firstYear, ongoing }: ChangeOutcome,
  sign: 1 | -1 = 1,
): z.infer<typeof twoYears> {
  const toYear = (delta: ChangeOutcome["ongoing"]) => ({
    net_usd: signed(delta.netCents, sign),
    rewards_usd: signed(delta.rewardCents, sign),
    fees_usd: signed(delta.feeCents, sign),
    offer_usd: signed(delta.offerCents, sign),
    anniversary_points_usd: signed(delta.anniversaryCents, sign),
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
