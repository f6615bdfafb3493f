import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { type Line, line, told } from "../../../compose/draft.ts";
import { figure, type Path } from "../../../compose/figure.ts";
import { rowsAt, textAt, textsAt } from "../../../compose/rows.ts";
import { namesOf, type Route } from "./route-lines.ts";

/* The terms of a route hang on the card: Hyatt at 4:3 with the Sapphire Preferred, at 1:1 with the Reserve. */

export const isOver = (list: Envelope, path: Path, { asOf }: FactIndex): boolean =>
  (textAt(list, [...path, "ends"]) ?? asOf) < asOf;

const MOST_CARDS = 5;

export function cardsOf(list: Envelope, path: Path, { cards }: FactIndex): string {
  const names = textsAt(list, [...path, "cards"]).map((id) => cards.get(id)?.card_name ?? id);
  return namesOf(names, MOST_CARDS);
}

/** Other terms of the day, by the cards that have them. */
export const variantLines = (
  list: Envelope,
  { path, state }: Route,
  shown: Path,
  facts: FactIndex,
): readonly Line[] =>
  rowsAt(list, [...path, "other_variants"])
    .filter((row) => row.join() !== shown.join() && !isOver(list, row, facts))
    .filter((row) => state === "usable" || textAt(list, [...row, "ends"]) !== undefined)
    .map((row) => {
      const cards = cardsOf(list, row, facts);
      const ratio = figure(list, [...row, "ratio"], "text");
      return cards === "" ? line`Otherwise: ${ratio}` : line`With the ${told(cards)}: ${ratio}`;
    });

/** The terms of other cards, beside those of the asker's own: ", 1:1 with the Chase Sapphire Reserve". */
export const besideLines = (list: Envelope, { path }: Route, facts: FactIndex): readonly Line[] =>
  rowsAt(list, [...path, "other_variants"])
    .filter((row) => !isOver(list, row, facts))
    .flatMap((row) => {
      const cards = cardsOf(list, row, facts);
      return cards === ""
        ? []
        : [line`${figure(list, [...row, "ratio"], "text")} with the ${told(cards)}`];
    });
