import { ask } from "../../compose/ask.ts";
import { answer, type Draft, line, quote, told } from "../../compose/draft.ts";
import { whose } from "../../compose/whose.ts";
import { asksWhose } from "../../readings/rows-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { heldRows } from "./held-rows.ts";

/* "Which card is it that ends in 6009": the held card with these last digits. */

/** Asks for nothing but the card: what else is asked of it, others answer. */
export const ASKS_DIGITS =
  /^(?:(?:which|what|what's|whats|whose|who)\b(?: (?:one|card|is|it|of|mine|my|cards|that|the|has|s))* (?:ends?|ending)(?: in| with)? \d{4}|(?:my |the |this )?(?:card|one) (?:that )?(?:ends?|ending)(?: in| with)? \d{4}(?: (?:what|which|whose|who)\b(?: (?:is|it|card|one|that|the|s))*)?)\W*$/;
const DIGITS =
  /\b(?:(?:ends?|ending)(?: in| with)?|last (?:four|4)(?: digits)?(?: (?:are|is))?) (?<digits>\d{4})\b/;

/** The cards of the digits that are asked for, or that none has them; undefined where more is asked. */
export function byDigits(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const words = asked.tokens.join(" ").toLowerCase();
  const digits = DIGITS.exec(words)?.groups?.["digits"];
  if (digits === undefined) return undefined;
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "all" });
  const found = heldRows(wallet).filter(({ row }) => row.last4 === digits);
  const [first] = found;
  if (first !== undefined && !ASKS_DIGITS.test(words) && !asksWhose(asked)) return undefined;
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
