import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { numberAt, textAt } from "../../compose/rows.ts";
import { namesOf } from "./routes/route-lines.ts";

/* What the cards that open a transfer cost: who needs one wants to know it next. */

const FEE = "annual_fee_usd";

/** The cheapest of several cards, each at its place in a result; nothing where one is held, or fees are not known. */
export function cheapestLine(found: Envelope, cards: readonly Path[]): readonly Line[] {
  const isHeld = cards.some((card) => valueAt(found, [...card, "held"]) === true);
  const fees = cards.flatMap((card) => numberAt(found, [...card, FEE]) ?? []);
  if (isHeld || fees.length === 0 || fees.length < cards.length) return [];
  const least = Math.min(...fees);
  const cheapest = cards.filter((card) => numberAt(found, [...card, FEE]) === least);
  const [first = []] = cheapest;
  const names = namesOf(cheapest.flatMap((card) => textAt(found, [...card, "card_name"]) ?? []));
  const fee = figure(found, [...first, FEE], "usd");
  if (cards.length === 1) return [line`It costs **${fee}** a year.`];
  return cheapest.length === 1
    ? [line`The cheapest of them is the **${told(names)}**, at **${fee}** a year.`]
    : [line`The cheapest of them are **${told(names)}**, at **${fee}** a year each.`];
}
