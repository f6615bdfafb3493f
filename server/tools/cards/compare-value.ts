import * as z from "zod";
import {
  type ChangeOutcome,
  type FeeCard,
  simulateChange,
  yearsBefore,
} from "../../advice/year/card-change.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis } from "../../member/point-values.ts";
import { joining, offerValue, toFeeCard, toJoiningCard, withEntries } from "../year/fee-cards.ts";
import { earningCards, toYearInput, type YearSpend } from "../year/year-input.ts";
import { toPointsWorth } from "../year/year-rows.ts";
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
  const held = earningCards(scene);
  const year = toYearInput(
    scene,
    held.map((one) => toFeeCard(scene, one)),
    spend,
  );
  const before = yearsBefore(year);
  const only = { ...year, cards: [] };
  const without = yearsBefore(only);
  return compared.map(({ card }): CardWorth => {
    const own = held.filter((one) => one.card === card);
    const joined = joining(scene, card);
    const alone = toAdded(
      withEntries(scene, [joined.entry]),
      joined,
      own.length > 0 ? undefined : spend,
    );
    const worth = { card_id: card.id, ...toPointsWorth(alone.value) };
    if (alone.value === undefined) return worth;
    const standalone = toTwoYears(simulateChange(only, { add: [alone], drop: [] }, without));
    if (own.length === 0 && card.status !== "open") return { ...worth, standalone };
    // Without a card, or with it, the points of others may be worth less or more.
    const ids = own.map(({ entry }) => entry.id);
    const others = scene.wallet.cards.filter(({ id }) => !ids.includes(id));
    const after = withEntries(scene, own.length > 0 ? others : [...others, joined.entry]);
    const kept = held.filter((one) => !own.includes(one)).map((one) => toFeeCard(after, one));
    const add = own.length > 0 ? [] : [toAdded(after, joined, spend)];
    const change = simulateChange(year, { add, drop: ids, kept }, before);
    const marginal =
      own.length > 0
        ? { as: "kept" as const, ...toTwoYears(change, -1) }
        : { as: "added" as const, ...toTwoYears(change) };
    return { ...worth, standalone, marginal };
  });
}

/** A card of the catalog as it would be held, with the offer that the spend reaches. */
function toAdded(scene: Scene, joined: HeldCard, offerSpend: YearSpend | undefined): FeeCard {
  const feeCard = toJoiningCard(scene, joined);
  const cpp = feeCard.value?.centsPerPoint;
  const offer = offerSpend && offerValue(scene, joined.card, cpp, offerSpend);
  return { ...feeCard, offerCents: offer?.cents };
}

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
