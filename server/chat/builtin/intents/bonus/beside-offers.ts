import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** The welcome offers of cards that are named, side by side: that which is worth most first. */
export function besideOffers(cards: readonly string[], asked: Understood, toolbox: Toolbox): Draft {
  const isOfPoints = says(asked, /\b(?:points|miles)\b/);
  const order = isOfPoints ? "offer_points" : "offer_value";
  const found = ask(toolbox, "search_cards", { cards, order_by: order });
  const rows = rowsAt(found, ["cards"]);
  const shown = new Set(rows.map((row) => textAt(found, [...row, "card_id"])));
  return answer({
    result: [
      ...biggerLine(found, rows, isOfPoints),
      ...rows.map((row) => offerLine(found, row)),
      ...cards
        .filter((id) => !shown.has(id))
        .map(
          (id) =>
            line`No welcome offer of the **${told(nameOf("card", id, toolbox.scene.facts))}** is known to run now. ${cite(found)}`,
        ),
    ],
    caveats: [
      line`An offer seen on a day is no promise that it still runs; whether its bonus is open to you is to be asked of each card.`,
      CAVEATS.estimate,
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

function biggerLine(
  found: Envelope,
  [first, second]: readonly Path[],
  isOfPoints: boolean,
): readonly Line[] {
  const key = isOfPoints ? "points" : "value_usd";
  if (first === undefined || second === undefined) return [];
  const [a, b] = [first, second].map((row) => numberAt(found, [...row, "offer", key]));
  if (a === undefined || b === undefined) return [];
  const by = told(isOfPoints ? "points" : "worth");
  return a === b
    ? [line`Both count for the same, by ${by}. ${cite(found)}`]
    : [
        line`Bigger, by ${by}: **${figure(found, [...first, "card_name"], "text")}**. ${cite(found)}`,
      ];
}

function offerLine(found: Envelope, row: Path): Line {
  const at = (key: string): Path => [...row, "offer", key];
  const worth =
    numberAt(found, at("value_usd")) === undefined
      ? line``
      : line`, worth about **${figure(found, at("value_usd"), "usd")}**`;
  const held = told(valueAt(found, [...row, "held"]) === true ? "; you hold it" : "");
  return joinLines(
    [
      line`**${figure(found, [...row, "card_name"], "text")}**: ${figure(found, at("text"), "text")}`,
      worth,
      line`, seen on ${figure(found, at("seen_on"), "date")}${held}. ${cite(found)}`,
    ],
    "",
  );
}
