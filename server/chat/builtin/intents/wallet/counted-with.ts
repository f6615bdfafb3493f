import { ask } from "../../compose/ask.ts";
import { answer, type Draft, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { countInWords } from "../../compose/number-words.ts";
import { says } from "../../readings/says.ts";
import { ownerAsked } from "../../readings/only-mine.ts";
import { idsOf, nameOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { heldRows } from "./held-rows.ts";

/* "If I got the Reserve, how many cards would I have": a count, and not what the card would bring. */

const HOW_MANY =
  /\bhow many (?:(?:credit|total|open|amex|chase|citi) )?cards? (?:in total |total |altogether )?(?:would|will|does|do|is|am|are|total|that)\b|\bwhat (?:would|will|is) my (?:total )?(?:card count|number of cards)\b/;
const MORE =
  /\b(?:if|with|after|once|when|by|suppose|say)\b.*\b(?:got|get|getting|gets|add|added|adding|open|opened|opening|take|took|with|another|pick(?:ed)? up|apply|applied|for|grab\w*|have|had)\b|^(?:\S+ )?(?:adding|opening|getting|with)\b/;
/** Rules count otherwise. */
const OF_RULE =
  /\b(?:slots?|count|counts|counting|rules?|points|miles|months|over|under|limit|close|closed|closing|cancel\w*|drop\w*|lose|left|authorized|additional)\b|\d\s?\/\s?\d/;

export const asksCountWith = (asked: Understood): boolean =>
  mentionsOf(asked, "card").length > 0 &&
  says(asked, HOW_MANY) &&
  says(asked, MORE) &&
  !says(asked, OF_RULE);

export function countedWith(asked: Understood, toolbox: Toolbox): Draft | undefined {
  if (!asksCountWith(asked)) return undefined;
  const { facts } = toolbox.scene;
  const wallet = ask(toolbox, "get_wallet", {
    include: ["cards"],
    status: "open",
    ...ownerAsked(asked),
  });
  const cards = idsOf(asked, "card", facts);
  const count = heldRows(wallet).length;
  const names = told(cards.map((id) => nameOf("card", id, facts)).join(" and the "));
  return answer({
    result: [
      line`With the **${names}** you would hold **${told(countInWords(count + cards.length))}** cards: ${figure(wallet, ["totals", "cards"], "count")} are in your wallet now.`,
    ],
    envelopes: [wallet],
  });
}
