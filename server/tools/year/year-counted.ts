import type { YearRewards } from "../../advice/year/yearly-rewards.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { fromDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import type { YearOptions, YearSpend } from "./year-input.ts";

/** A year as it was counted, with the cards and the spend that it rests on. */
export interface Counted {
  readonly scene: Scene;
  readonly cards: readonly HeldCard[];
  readonly spend: YearSpend;
  readonly options: YearOptions;
  readonly year: YearRewards;
  readonly netCents: number;
}

export const feeCents = (held: HeldCard | undefined): number =>
  fromDollars(held?.entry.annual_fee_override_usd ?? held?.card.annual_fee ?? 0);
