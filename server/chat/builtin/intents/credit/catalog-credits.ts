import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import type { Toolbox } from "../../../toolbox.ts";

const MOST_SHOWN = 8;

const creditRows = z
  .array(z.looseObject({ name: z.string(), type: z.string(), text: z.string() }))
  .catch([]);

/** The credits of a card that is not held; those of a name where one is asked for. */
export function catalogCredits(card: string, wanted: readonly string[], toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const all = creditRows.parse(valueAt(record, ["credits"]));
  const named = all.filter(({ name: own, type }) => wanted.includes(own) || wanted.includes(type));
  const rows = wanted.length === 0 ? all : named;
  const year = figure(record, ["credits_year_usd"], "usd");
  const result =
    rows.length === 0
      ? line`The **${name}** is not in your wallet, and no such credit of it is known. ${cite(record)}`
      : wanted.length > 0
        ? line`The **${name}** is not in your wallet; it carries this. ${cite(record)}`
        : line`The **${name}** is not in your wallet; its credits come to ${year} a year at face value. ${cite(record)}`;
  return answer({
    result: [result],
    details: rows.slice(0, MOST_SHOWN).map(({ text }) => line`${told(text)}`),
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [withoutOffer(record)],
  });
}
