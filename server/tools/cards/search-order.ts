import * as z from "zod";
import type { Card } from "../card-rows/card-brief.ts";
import type { Sift } from "./search-filters.ts";

/* By what the cards of a search are ordered; those that are alike stay in the order they had. */

interface Ordered {
  readonly card: Card;
  readonly sifted: NonNullable<ReturnType<Sift>>;
}

type Compare = (a: Ordered, b: Ordered) => number;

/** What is not known comes last. */
const most =
  (of: (one: Ordered) => number | undefined): Compare =>
  (a, b) =>
    (of(b) ?? -1) - (of(a) ?? -1);

const ORDERS = {
  lowest_fee: (a, b) => a.card.annual_fee - b.card.annual_fee,
  highest_fee: (a, b) => b.card.annual_fee - a.card.annual_fee,
  offer_value: most(({ sifted }) => sifted.offer?.value_usd),
  offer_points: most(({ sifted }) => sifted.offer?.points),
  offer_spend: (a, b) =>
    (a.sifted.offer?.min_spend_usd ?? Infinity) - (b.sifted.offer?.min_spend_usd ?? Infinity),
  earn_rate: most(({ sifted }) => sifted.earns?.rate),
  earn_back: most(({ sifted }) => sifted.earns?.back_percent),
} as const satisfies Record<string, Compare>;

export const orderParam = z
  .enum([
    "lowest_fee",
    "highest_fee",
    "offer_value",
    "offer_points",
    "offer_spend",
    "earn_rate",
    "earn_back",
  ])
  .optional()
  .describe(
    "Best match by default. On offers: only cards with one " +
      "(offer_spend: least to spend); earn_rate and earn_back (percent) need earns_on or " +
      "earns_at.",
  );

export const inOrder = <One extends Ordered>(
  cards: readonly One[],
  by: keyof typeof ORDERS | undefined,
): readonly One[] => (by === undefined ? cards : cards.toSorted(ORDERS[by]));
