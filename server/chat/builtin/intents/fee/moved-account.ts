import { ask } from "../../compose/ask.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import type { Toolbox } from "../../../toolbox.ts";

/** Of a card that is no more: what its accounts became, for that card's bank sends the bill. */
export function movedLines(cardId: string, toolbox: Toolbox): readonly Line[] {
  const { cards } = toolbox.scene.facts;
  const card = cards.get(cardId);
  const next = card?.successor === undefined ? undefined : cards.get(card.successor);
  if (card?.status !== "discontinued" || next === undefined) return [];
  const record = ask(toolbox, "get_card", { card: cardId });
  return [
    line`Its accounts became the **${figure(record, ["card", "successor", "card_name"], "text")}** of ${told(next.issuer)}, whose terms count now. ${cite(record)}`,
  ];
}
