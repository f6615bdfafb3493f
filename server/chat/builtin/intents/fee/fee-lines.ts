import { type Line, line } from "../../compose/draft.ts";
import { type Figure, figure, type Path } from "../../compose/figure.ts";
import { textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** The day a fee is due, or its month when only that is known. */
export const dueOf = (fees: Envelope, row: Path): Figure =>
  textAt(fees, [...row, "due_on"]) === undefined
    ? figure(fees, [...row, "due_month"], "month")
    : figure(fees, [...row, "due_on"], "date");

/** The card of a fee, and whose it is when it is not the asker's. */
export const cardOf = (fees: Envelope, row: Path): Line =>
  line`**${figure(fees, [...row, "card", "card_name"], "text")}**${whose(textAt(fees, [...row, "card", "owner"]))}`;

export const isPosted = (fees: Envelope, row: Path): boolean =>
  textAt(fees, [...row, "status"]) === "posted";

export const walletCardOf = (fees: Envelope, row: Path): string | undefined =>
  textAt(fees, [...row, "card", "wallet_card_id"]);

export const ANNIVERSARY = line`A fee falls due on the anniversary of the opening and stands on the statement after it.`;
