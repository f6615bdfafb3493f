import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { sumOf } from "../../../compose/sum-of.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import { namedOf, worthLine } from "../choice/gap-lines.ts";
import { catalogRate, withoutOffer } from "./catalog-rates.ts";
import { rateLine, whereIs } from "./rate-lines.ts";

const MOST_LINES = 8;

/** "3x on gas or just groceries": what the cards earn at each of the places. */
export function severalPlaces(
  cards: readonly string[],
  places: readonly PurchaseInput[],
  toolbox: Toolbox,
): Draft {
  const found = places
    .flatMap((place) => cards.map((card) => ({ place, rate: catalogRate(card, place, toolbox) })))
    .slice(0, MOST_LINES);
  const texts = found.flatMap(({ rate: { plain } }) =>
    plain?.cap_usd === undefined ? [] : [plain.text],
  );
  const [first] = found;
  return answer({
    result: found.map(({ place, rate }) => rateLine(rate, told(whereIs(place, toolbox)))),
    details: [...new Set(texts)].map((text) => line`${told(text)}`),
    caveats: [CAVEATS.terms, ...(first === undefined ? [] : [CAVEATS.asOf(first.rate.record)])],
    envelopes: found.map(({ rate }) => withoutOffer(rate.record)),
  });
}

/** "900 on dining and 1100 on groceries": what one card earns of each sum, and of all of them first. */
export function severalSums(
  card: string,
  places: readonly PurchaseInput[],
  toolbox: Toolbox,
): Draft | undefined {
  const found = places.slice(0, MOST_LINES).flatMap((place) => {
    const ranking = ask(toolbox, "best_card_for_purchase", { ...place, cards: [card] });
    const [row] = namedOf(ranking);
    return row === undefined ? [] : [{ place, ranking, row }];
  });
  const [first] = found;
  if (first === undefined || found.length < places.length) return undefined;
  const usd = sumOf(
    found.map(({ ranking, row }) => figure(ranking, ["named", row.place, "total_usd"], "usd")),
    toolbox,
  );
  const name = told(first.row.card_name);
  const points = found.every(({ row }) => row.points !== undefined)
    ? sumOf(
        found.map(({ ranking, row }) => figure(ranking, ["named", row.place, "points"], "points")),
        toolbox,
      )
    : undefined;
  return answer({
    result: [
      points === undefined
        ? line`In all the **${name}** gives **${usd}**. ${cite(usd.envelope)}`
        : line`In all the **${name}** earns **${points}** points, worth **${usd}**. ${cite(points.envelope)}`,
    ],
    details: found.map(({ place, ranking, row }) =>
      worthLine(ranking, row, told(` ${whereIs(place, toolbox)}`)),
    ),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(first.ranking)],
    envelopes: [usd.envelope, ...(points === undefined ? [] : [points.envelope])],
  });
}
