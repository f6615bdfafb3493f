import { type Line, line } from "../../compose/draft.ts";
import { type Figure, figure, type Path } from "../../compose/figure.ts";
import { textAt } from "../../compose/rows.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** The day a fee is due, or its month when only that is known. */
export const dueOf = (fees: Envelope, row: Path): Figure =>
  textAt(fees, [...row, "due_on"]) === undefined
    ? figure(fees, [...row, "due_month"], "month")
    : figure(fees, [...row, "due_on"], "date");

/** The card of a fee; a second holder's is said to be so, without his name. */
export function cardOf(fees: Envelope, row: Path): Line {
  const name = figure(fees, [...row, "card", "card_name"], "text");
  return textAt(fees, [...row, "card", "owner"]) === SELF
    ? line`**${name}**`
    : line`**${name}** of the other holder`;
}

export const isPosted = (fees: Envelope, row: Path): boolean =>
  textAt(fees, [...row, "status"]) === "posted";

export const walletCardOf = (fees: Envelope, row: Path): string | undefined =>
  textAt(fees, [...row, "card", "wallet_card_id"]);

export const ANNIVERSARY = line`A fee falls due on the anniversary of the opening and stands on the statement after it.`;
