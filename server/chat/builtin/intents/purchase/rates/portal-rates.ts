import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines } from "../../../compose/rows.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import {
  type CatalogRate,
  codedAs,
  placeOf,
  type Rate,
  ratesOf,
  withoutOffer,
} from "./catalog-rates.ts";
import { rateOf } from "../choice/ranked-cards.ts";

/*
 * "What does the Venture X earn through Capital One Travel": a portal is no shop of one rate; what is
 * booked there decides. Undefined where the card has no rate of that portal.
 */

export function portalRates(card: string, merchant: string, toolbox: Toolbox): Draft | undefined {
  const portal = toolbox.scene.facts.merchants.get(merchant);
  if (portal === undefined) return undefined;
  const record = ask(toolbox, "get_card", { card });
  const rates = ratesOf(record).filter(({ via }) => via?.includes(portal.name) === true);
  if (rates.length === 0) return undefined;
  const name = figure(record, ["card", "card_name"], "text");
  const each = joinLines(
    rates.map((rate) => rateIn(rate, record)),
    "; ",
  );
  return answer({
    result: [
      joinLines(
        [line`Through ${told(portal.name)} the **${name}** earns `, each, line`. ${cite(record)}`],
        "",
      ),
    ],
    details: rates.map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}

const rateIn = (rate: Rate, record: Parameters<typeof rateOf>[0]): Line =>
  line`**${rateOf(record, ["earn", rate.at], rate.unit)}** on ${told(placeOf(rate))}`;

/** What portals of trips sell. */
const TRIPS: ReadonlySet<string> = new Set([
  "car_rentals",
  "flights",
  "hotels",
  "travel",
  "vacation_rentals",
]);

/** "The Platinum on hotels": what more it is where it is booked in the portal, before anything else. */
export const bookedMore = (
  rates: readonly CatalogRate[],
  place: PurchaseInput,
  facts: FactIndex,
): readonly Line[] =>
  place.channel !== undefined || place.via !== undefined || !TRIPS.has(codedAs(facts, place) ?? "")
    ? []
    : rates.flatMap(({ rates: all, plain, record }) => {
        const more = all.find(({ via, rate }) => via !== undefined && rate > (plain?.rate ?? 0));
        return more === undefined
          ? []
          : [line`Booked in the portal it is more: **${told(more.text)}**. ${cite(record)}`];
      });
