import type { Card, EarnBoost, EarnRate } from "./purchase.ts";
import type { CardState } from "./rate-status.ts";

/** Whose word a value is. */
type ValueBasis = "service" | "member" | "quoted" | "face";

/** What a point (or a cent of cash back) is worth. */
export interface PointValue {
  readonly centsPerPoint: number;
  readonly basis: ValueBasis;
}

/** A card as it is held, or as it would be. */
export interface Earner {
  /** Of the holding, not of the catalog: a wallet may hold a card twice. */
  readonly id: string;
  readonly card: Card;
  readonly rates: readonly EarnRate[];
  readonly boosts: readonly EarnBoost[];
  readonly state: CardState;
  /** Not needed for cards that pay per cent: a cent is a cent. */
  readonly value?: PointValue | undefined;
}

/** Cents per point as they count for a card: its value, or a cent where it pays per cent. */
export function valueOfCard({ value, rates }: Earner): PointValue | undefined {
  return value ?? (rates[0]?.unit === "percent" ? { centsPerPoint: 1, basis: "face" } : undefined);
}
