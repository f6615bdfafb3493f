import type { PlainRow } from "../plain-row.ts";

export type EarnRate = PlainRow<"earnRates">;
export type EarnBoost = PlainRow<"earnBoosts">;
export type Merchant = PlainRow<"merchants">;
export type Card = PlainRow<"cards">;

export type Channel = EarnRate["channels"][number];
export type Requirement = EarnRate["requires"][number];

/** One purchase, or one kind of purchase when the amount is not known. */
export interface Purchase {
  readonly amountCents?: number | undefined;
  /** The category it codes as; the merchant's own by default. */
  readonly category?: string | undefined;
  readonly merchant?: Merchant | undefined;
  readonly channel?: Channel | undefined;
  /** The merchant key of the portal or wallet it is paid through. */
  readonly via?: string | undefined;
  /** Outside the US. */
  readonly abroad: boolean;
  /** The local day of the purchase, YYYY-MM-DD. */
  readonly day: string;
  /** The local day on which it is asked, for deadlines; the day of the purchase by default. */
  readonly today?: string | undefined;
}
