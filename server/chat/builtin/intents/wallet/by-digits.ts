import { ask } from "../../compose/ask.ts";
import { answer, type Draft, line, quote, told } from "../../compose/draft.ts";
import { whose } from "../../compose/whose.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { heldRows } from "./held-rows.ts";

/* "Which card is it that ends in 6009": the held card with these last digits. */

export const ASKS_DIGITS =
  /^(?:which|what|what's|whats|whose|who)\b(?: (?:one|card|is|it|of|mine|my|cards|that|the|has|s))* (?:ends?|ending)(?: in| with)? (?<digits>\d{4})\W*$/;

/** The cards of the digits that are asked for; undefined where none are. */
export function byDigits(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const digits = ASKS_DIGITS.exec(asked.tokens.join(" ").toLowerCase())?.groups?.["digits"];
  if (digits === undefined) return undefined;
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "all" });
  const found = heldRows(wallet).filter(({ row }) => row.last4 === digits);
  const [first] = found;
  const names = found.map(({ row }) => row.card_name).join(" and the ");
  return answer({
    result: [
      first === undefined
        ? line`**None** of the cards in your wallet is kept with the last digits ${quote(digits)}.`
        : line`That is the **${told(names)}**${whose(first.row.owner)}.`,
    ],
    envelopes: [wallet],
  });
}
