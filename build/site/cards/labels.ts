import { toNumber } from "../words.ts";
import type { CardFacts } from "./card-facts.ts";

/** Labels for the facts of a card, on its page, in the list and in comparisons. */

/** US dollars a year: `$95`. */
export const formatFee = (dollars: number): string => `$${toNumber(dollars)}`;

/** Percent of the amount: `2.7%`. */
export const formatForeignFee = (percent: number): string =>
  percent === 0 ? "None" : `${percent}%`;

/** Cents per point: `1.9 cents`. */
export const formatPointValue = (cents: number): string =>
  `${cents} ${cents === 1 ? "cent" : "cents"}`;

export const toTitleCase = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The tier, with an explanation for the two values that are not tiers. */
export const describeTier = ({ card_network_tier: tier }: Pick<CardFacts, "card_network_tier">) =>
  TIER_WORDS.get(tier) ?? tier;

const TIER_WORDS: ReadonlyMap<string, string> = new Map([
  ["Not tiered", "This network has no tiers"],
  ["Unverified", "No source states it"],
]);
