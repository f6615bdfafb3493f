import { answer, CAVEATS, type Draft, line, told } from "../../../compose/draft.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
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
