import type { Card, EarnBoost, EarnRate } from "./purchase.ts";
import type { CardState } from "./rate-status.ts";

/** The value of a point (or of a cent of cash back). */
export interface PointValue {
  readonly centsPerPoint: number;
  /** "own" is the member's; "face" is cash back, where a cent is a cent. */
  readonly basis: "service_estimate" | "own" | "face";
}

export const FACE_VALUE: PointValue = { centsPerPoint: 1, basis: "face" };

/** A card as it is held, or as it would be. */
export interface Earner {
  /** The id of the holding, not of the card: a wallet may hold a card twice. */
  readonly id: string;
  readonly card: Card;
  readonly rates: readonly EarnRate[];
  readonly boosts: readonly EarnBoost[];
  readonly state: CardState;
  readonly value?: PointValue | undefined;
}
