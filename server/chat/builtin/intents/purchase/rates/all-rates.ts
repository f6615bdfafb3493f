import type { Envelope } from "../../../../../tools/core/envelope.ts";
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
import { figure, valueAt } from "../../../compose/figure.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { isPlain, placeOf, type Rate, ratesOf, withoutOffer } from "./catalog-rates.ts";
import { rateOf } from "../choice/ranked-cards.ts";

const MOST_RATES = 8;

/** All rates of a card. */
export function allRates(card: string, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const rates = ratesOf(record);
  const base = rates.find((rate) => rate.category === "everything_else" && isPlain(rate));
  const [best] = rates;
  if (best === undefined) {
    return answer({
      result: [line`No verified earn rate of the **${name}** is known. ${cite(record)}`],
      caveats: [CAVEATS.asOf(record)],
      envelopes: [withoutOffer(record)],
    });
  }
  return answer({
    result: [topLine(record, best, base)],
    details: [...currencyOf(record), ...rates.map(({ text }) => line`${told(text)}`)].slice(
      0,
      MOST_RATES,
    ),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}

/** What it earns in: "3%" of a card may be points, miles or cash of its own name. */
const currencyOf = (record: Envelope): readonly Line[] =>
  typeof valueAt(record, ["card", "currency", "name"]) === "string"
    ? [line`It earns ${figure(record, ["card", "currency", "name"], "text")}.`]
    : [];

function topLine(record: Envelope, best: Rate, base: Rate | undefined): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const top = rateOf(record, ["earn", best.at], best.unit);
  const on = told(placeOf(best));
  return base === undefined || base === best
    ? line`The **${name}** earns ${top} on ${on}. ${cite(record)}`
    : line`The **${name}** earns up to ${top}, on ${on}, and ${rateOf(record, ["earn", base.at], base.unit)} on every other purchase. ${cite(record)}`;
}
