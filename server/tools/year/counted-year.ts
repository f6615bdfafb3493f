import { estimateYear, type YearRewards } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { feeCents, withEntries } from "./fee-cards.ts";
import { toYearInput, type YearOptions, type YearSpend } from "./year-input.ts";

/** The best year of some held cards, less their fees. */
export interface CountedYear {
  readonly scene: Scene;
  readonly cards: readonly HeldCard[];
  readonly spend: YearSpend;
  readonly options: YearOptions;
  readonly year: YearRewards;
  readonly feesCents: number;
  readonly netCents: number;
}

export function countYear(
  scene: Scene,
  cards: readonly HeldCard[],
  spend: YearSpend,
  options: YearOptions,
): CountedYear {
  const earners = cards.map((held) => toEarner(scene, held));
  const year = estimateYear(toYearInput(scene, earners, spend, options));
  const feesCents = cards.reduce((sum, held) => sum + feeCents(held), 0);
  return { scene, cards, spend, options, year, feesCents, netCents: year.totalCents - feesCents };
}

/** The year as if these were all the cards: points that only another card opens count as cash back. */
export function countAlone(
  { scene, spend, options }: CountedYear,
  cards: readonly HeldCard[],
): CountedYear {
  const entries = cards.map(({ entry }) => entry);
  return countYear(withEntries(scene, entries), cards, spend, options);
}
