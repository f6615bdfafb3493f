import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, clarify, type Draft, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Rate, ratesAt, ratesOf, withoutOffer } from "../rates/catalog-rates.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";

const MOST_LINES = 8;

/** Where a cap is asked about. */
export type CapPlace = Pick<PurchaseInput, "merchant" | "category">;

/** The rates of a card that have a cap. */
export const cappedRates = (record: Envelope): readonly Rate[] =>
  ratesOf(record).filter(({ cap_usd: cap }) => cap !== undefined);

/** The card has several capped rates: all of them, for the asker to say which. */
export function whichRate(card: string, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const capped = cappedRates(record);
  const name = figure(record, ["card", "card_name"], "text");
  if (capped.length === 0) return withoutCap(record);
  const names = [...new Set(capped.map(({ category_name: category }) => category))];
  return {
    ...clarify(
      line`The **${name}** has caps on several categories. Which one do you mean?`,
      names.slice(0, MOST_LINES).map((category) => line`${told(category)}`),
    ),
    envelopes: [withoutOffer(record)],
  };
}

/** A card that is not held: the caps of the catalog. */
export function catalogCap(card: string, place: CapPlace | undefined, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const rates = place === undefined ? ratesOf(record) : ratesAt(record, toolbox.scene.facts, place);
  const capped = rates.filter(({ cap_usd: cap }) => cap !== undefined);
  const [first] = capped;
  if (first === undefined) return withoutCap(record);
  return answer({
    result: [
      line`The **${name}** is not in your wallet. Its cap there is **${figure(record, ["earn", first.at, "cap_usd"], "usd")}**. ${cite(record)}`,
    ],
    details: capped.slice(0, MOST_LINES).map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}

const withoutCap = (record: Envelope): Draft =>
  answer({
    result: [
      line`No cap on what the **${figure(record, ["card", "card_name"], "text")}** earns is known. ${cite(record)}`,
    ],
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
