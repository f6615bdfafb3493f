import type { Toolbox } from "../toolbox.ts";
import type { Draft } from "./compose/draft.ts";
import type { MentionKind, Understood } from "../language/understood.ts";

export const GROUPS = [
  "purchase",
  "year",
  "fee",
  "change",
  "transfer",
  "value",
  "balance",
  "trip",
  "credit",
  "rules",
  "bonus",
  "lounge",
  "cover",
  "card",
  "wallet",
  "talk",
] as const;

export type Group = (typeof GROUPS)[number];

/** Something members ask, and how it is answered. */
export interface Intent {
  /** `best_card`, `transfer_amount`; the label of the classifier and of the evaluation. */
  readonly id: string;
  readonly group: Group;
  /** Completes "Do you want to know …?" when it is not clear what is asked. No digits. */
  readonly label: string;
  /** Kinds of which at least one mention (or amount) makes the question likelier to be this. */
  readonly likes: readonly (MentionKind | "points" | "usd" | "date")[];
  /** Kinds without which it cannot be answered; the answer asks for what is missing. */
  readonly needs: readonly (MentionKind | "points" | "usd")[];
  /**
   * Ways people ask it, one a line; the classifier learns from all of them. `{card}`, `{program}`,
   * `{merchant}`, `{category}`, `{issuer}`, `{network}`, `{benefit}` (or its sort, such as `{lounge}`),
   * `{points}`, `{usd}`,
   * `{percent}`, `{date}`, `{country}` and `{person}` stand for what is linked; `(a|b|)` for any of
   * its choices, an empty one for none.
   */
  readonly phrasings: string;
  /** Patterns over the delexicalised text, such as /which card .*<merchant>/, that leave no doubt. */
  readonly rules?: readonly RegExp[];
  /** The same over the words as they stand, names and all. */
  readonly wordings?: readonly RegExp[];
  /** Calls the tools and says what they found. */
  readonly respond: (asked: Understood, toolbox: Toolbox) => Draft;
}
