import * as z from "zod";
import { worthOf } from "../../advice/applications/welcome-offers.ts";
import type { Scene } from "../../member/scene.ts";
import { toDollars } from "../../advice/money.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { isMainOver, offersOf, runningOffer, toOfferText } from "../card-rows/card-offer.ts";

/* The welcome offer that a card of a search has now, with what it counts for. */

export const foundOffer = z.object({
  text: z.string(),
  seen_on: z.iso.date().describe("The day somebody saw it; not a promise that it still runs."),
  points: z.number().optional().describe("All points of it."),
  cash_usd: z.number().optional().describe("All cash and credits of it."),
  min_spend_usd: z.number().optional().describe("For all of it."),
  within_months: z.int().optional(),
  value_usd: z.number().optional().describe("At what the points count for; absent: not known."),
});

export type FoundOffer = z.infer<typeof foundOffer>;

const CASH = new Set(["cash", "statement_credit", "gift_card"]);

/** Undefined where none is known to run. */
export function offerNowOf(scene: Scene, card: Card): FoundOffer | undefined {
  const offers = offersOf(scene, card);
  const now = runningOffer(offers, card, scene.today);
  if (now === undefined || isMainOver(now, scene.today)) return undefined;
  const { cents } = worthOf(now, offers.value?.cpp);
  const sum = (isWanted: (reward: string) => boolean): number =>
    now.steps
      .filter(
        ({ reward, requires, merchants }) =>
          isWanted(reward) && requires.length + merchants.length === 0,
      )
      .reduce((total, { amount = 0 }) => total + amount, 0);
  const points = sum((reward) => reward === "points");
  const cash = sum((reward) => CASH.has(reward));
  const spends = now.steps.flatMap(({ min_spend_usd: least }) => least ?? []);
  const months = now.steps.flatMap(({ within_months: within }) => within ?? []);
  return {
    text: toOfferText(scene.facts, now),
    seen_on: now.seenOn,
    points: points === 0 ? undefined : points,
    cash_usd: cash === 0 ? undefined : cash,
    min_spend_usd: spends.length === 0 ? undefined : Math.max(...spends),
    within_months: months.length === 0 ? undefined : Math.max(...months),
    value_usd: cents === 0 ? undefined : toDollars(cents),
  };
}
