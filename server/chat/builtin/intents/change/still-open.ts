import type { Toolbox } from "../../../toolbox.ts";
import type { HeldCard } from "../../../../tools/core/held.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";

/** The other held card that keeps the transfers of a card's points open when it goes; none where none does. */
export function stillOpenLines({ entry, card }: HeldCard, toolbox: Toolbox): readonly Line[] {
  const program = card.rewards_currency;
  if (program === undefined) return [];
  const found = ask(toolbox, "list_valuations", { programs: [program], owner: entry.owner });
  const [row] = rowsAt(found, ["valuations"]);
  const openers = row === undefined ? [] : rowsAt(found, [...row, "unlock_cards"]);
  const isFull = (one: (typeof openers)[number]): boolean =>
    valueAt(found, [...one, "held"]) === true && textAt(found, [...one, "opens"]) === "all";
  const own = openers.some((one) => textAt(found, [...one, "card_id"]) === card.id && isFull(one));
  const other = openers.find(
    (one) => textAt(found, [...one, "card_id"]) !== card.id && isFull(one),
  );
  if (!own || row === undefined || other === undefined) return [];
  const name = figure(found, [...row, "program_name"], "text");
  return [
    line`Transfers of ${name} **stay open**: your **${figure(found, [...other, "card_name"], "text")}** opens them too. ${cite(found)}`,
  ];
}
