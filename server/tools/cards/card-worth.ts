import * as z from "zod";
import {
  type ChangeOutcome,
  simulateChange,
  type WalletYears,
  yearsBefore,
} from "../../advice/year/card-change.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { valueBasis } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import type { Card } from "../card-rows/card-brief.ts";
import type { Steps } from "../frame/in-pieces.ts";
import { toYearDelta } from "../year/change-rows.ts";
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

/** A card's value in dollars at a given spend: alone, and next to the wallet. */
export const cardWorth = z.object({
  card_id: z.string(),
  cpp: z.number().optional().describe("Cents a point, with the card alone."),
  cpp_basis: valueBasis.optional(),
  standalone: twoYears.optional().describe("As the only card, for all spend; absent: unknown."),
  marginal: twoYears
    .extend({
      as: z
        .enum(["added", "kept"])
        .describe("added to the wallet, or kept rather than closed today."),
    })
    .optional()
    .describe("What it changes beside the wallet's other cards."),
});

export type CardWorth = z.infer<typeof cardWorth>;

/** The worth of each compared card; yields between cards. */
export function* toWorths(
  scene: Scene,
  compared: readonly Compared[],
  spend: YearSpend,
): Steps<CardWorth[]> {
  const held = earningCards(scene);
  const year = toYearInput(
    scene,
    held.map((one) => toFeeCard(scene, one)),
    spend,
  );
  const empty = { ...year, cards: [] };
  const wallet = {
    held,
    spend,
    years: { input: year, before: yearsBefore(year) },
    alone: { input: empty, before: yearsBefore(empty) },
  };
  const worths: CardWorth[] = [];
  for (const { card } of compared) {
    yield;
    worths.push(toWorth(scene, card, wallet));
  }
  return worths;
}

interface YearOf {
  readonly input: Parameters<typeof yearsBefore>[0];
  readonly before: WalletYears;
}

interface ComparedWith {
  readonly held: readonly HeldCard[];
  readonly spend: YearSpend;
  /** `years` is with the wallet, `alone` with no other card. */
  readonly years: YearOf;
  readonly alone: YearOf;
}

function toWorth(scene: Scene, card: Card, { held, spend, years, alone }: ComparedWith): CardWorth {
  const own = held.filter((one) => one.card === card);
  const joined = joining(scene, card);
  const offerSpend = own.length > 0 ? undefined : spend;
  const only = toAdded(withEntries(scene, [joined.entry]), joined, offerSpend);
  const worth = { card_id: card.id, ...toPointsWorth(only.value) };
  if (only.value === undefined) return worth;
  const standalone = toTwoYears(
    simulateChange(alone.input, { add: [only], drop: [] }, alone.before),
  );
  if (own.length === 0 && card.status !== "open") return { ...worth, standalone };
  // A card may change the value of points that other cards earn.
  const ids = own.map(({ entry }) => entry.id);
  const others = scene.wallet.cards.filter(({ id }) => !ids.includes(id));
  const after = withEntries(scene, own.length > 0 ? others : [...others, joined.entry]);
  const kept = held.filter((one) => !own.includes(one)).map((one) => toFeeCard(after, one));
  const add = own.length > 0 ? [] : [toAdded(after, joined, spend)];
  const change = simulateChange(years.input, { add, drop: ids, kept }, years.before);
  const marginal =
    own.length > 0
      ? { as: "kept" as const, ...toTwoYears(change, -1) }
      : { as: "added" as const, ...toTwoYears(change) };
  return { ...worth, standalone, marginal };
}

function toAdded(scene: Scene, joined: HeldCard, offerSpend: YearSpend | undefined) {
  const feeCard = toJoiningCard(scene, joined);
  const cpp = feeCard.value?.centsPerPoint;
  const offer = offerSpend && offerValue(scene, joined.card, cpp, offerSpend);
  return { ...feeCard, offerCents: offer?.cents };
}

function toTwoYears({ firstYear, ongoing }: ChangeOutcome, sign: 1 | -1 = 1) {
  return { year1: toYearDelta(firstYear, sign), ongoing: toYearDelta(ongoing, sign) };
}
