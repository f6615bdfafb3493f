import type { PurchaseSums } from "../accounts/purchases.ts";
import type { Wallet } from "../accounts/wallet.ts";
import { localDay } from "./day.ts";
import type { FactIndex } from "./facts.ts";
import { withOwnCards } from "./own-cards.ts";

/** All that an answer depends on: wallet, facts and the moment. Tools are functions of it. */
export interface Scene {
  readonly wallet: Wallet;
  /** Sums of logged purchases; absent where none are kept. */
  readonly log?: PurchaseSums | undefined;
  /** Logged purchases as a file, for answers that need it. */
  readonly logPart?: LogPart;
  /** The catalog's facts with the member's own cards. */
  readonly facts: FactIndex;
  /** The member's local day, YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new id for something in the wallet. */
  readonly newId: () => string;
}

/** A part of the purchase log as CSV. */
export interface LogPart {
  /** Empty beyond the last part. */
  readonly file: string;
  /** Purchases in this part. */
  readonly rows: number;
  /** Purchases in the whole log. */
  readonly total: number;
  /** How many parts the log has, at least one. */
  readonly parts: number;
}

export const toScene = (
  wallet: Wallet,
  outside: Pick<Scene, "facts" | "now" | "newId" | "log">,
): Scene => ({
  ...outside,
  wallet,
  facts: withOwnCards(outside.facts, wallet),
  today: localDay(outside.now, wallet.profile.time_zone),
});
