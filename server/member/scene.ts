import type { Wallet } from "../accounts/wallet.ts";
import { localDay } from "./day.ts";
import type { FactIndex } from "./facts.ts";
import { withOwnCards } from "./own-cards.ts";

/** All that an answer depends on: the wallet, the facts, and the moment. Tools are functions of it. */
export interface Scene {
  readonly wallet: Wallet;
  /** The catalog's facts with the member's own cards. */
  readonly facts: FactIndex;
  /** The member's local day, YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new id for something in the wallet. */
  readonly newId: () => string;
}

export const toScene = (
  wallet: Wallet,
  outside: Pick<Scene, "facts" | "now" | "newId">,
): Scene => ({
  ...outside,
  wallet,
  facts: withOwnCards(outside.facts, wallet),
  today: localDay(outside.now, wallet.profile.time_zone),
});
