import { type CategoryTree, reaches } from "./categories.ts";
import type { EarnRate } from "./purchase.ts";
import { scaleRate } from "./rates.ts";

/** A rate that may hold for a purchase of a category in the US. */
export interface ReachingRate {
  readonly rate: EarnRate;
  /** It may hold in some months only. */
  readonly isTimed: boolean;
  /** The higher of its rates, times RATE_SCALE. */
  readonly top: number;
  /** It applies to every such purchase in full: nothing to choose, to meet or to use up. */
  readonly isSure: boolean;
}

type OfCategory = (category: string) => readonly ReachingRate[];

/** By the list of a card's rates: rows never change. */
const known = new WeakMap<CategoryTree, WeakMap<readonly EarnRate[], OfCategory>>();

/**
 * The rates of a card that reach a category in the US, computed once per build of the facts. Most
 * do not, and checking each of them is slow.
 */
export function reachingRates(tree: CategoryTree, rates: readonly EarnRate[]): OfCategory {
  const byRates = known.get(tree) ?? new WeakMap<readonly EarnRate[], OfCategory>();
  known.set(tree, byRates);
  const ofCategory = byRates.get(rates) ?? createReaching(tree, rates);
  byRates.set(rates, ofCategory);
  return ofCategory;
}

function createReaching(tree: CategoryTree, rates: readonly EarnRate[]): OfCategory {
  const byCategory = new Map<string, readonly ReachingRate[]>();
  return (category) => {
    const found = byCategory.get(category);
    if (found !== undefined) return found;
    const reaching = rates
      .filter((rate) => rate.region !== "outside_us" && reaches(tree, rate, [category]))
      .map(toReaching);
    byCategory.set(category, reaching);
    return reaching;
  };
}

export const toReaching = (rate: EarnRate): ReachingRate => ({
  rate,
  isTimed: rate.starts !== undefined || rate.ends !== undefined || isOfFirstYear(rate),
  top: scaleRate(topOf(rate)),
  isSure:
    rate.selection === "always" &&
    rate.confidence !== "unverified" &&
    rate.starts === undefined &&
    rate.ends === undefined &&
    rate.cap_usd === undefined &&
    rate.after_cap_rate === undefined &&
    rate.min_purchase_usd === undefined &&
    rate.requires.length + rate.channels.length + rate.via.length + rate.merchants.length === 0,
});

export const topOf = ({ rate, after_cap_rate: after = 0 }: EarnRate): number =>
  Math.max(rate, after);

const isOfFirstYear = ({ requires }: EarnRate): boolean => requires.includes("first_year");
