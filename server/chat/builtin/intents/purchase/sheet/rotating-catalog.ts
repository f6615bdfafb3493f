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
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { placeOf, type Rate, ratesOf, withoutOffer } from "../rates/catalog-rates.ts";
import { joinLines } from "../../../compose/rows.ts";
import { rateOf } from "../choice/ranked-cards.ts";

/* Rotating categories of cards that are not held, by the catalog. */

const MOST_CARDS = 4;

/** No such held card: the running categories of the cards named, or of those that have some. */
export function fromCatalog(
  named: readonly string[],
  date: string | undefined,
  sheet: Envelope,
  toolbox: Toolbox,
): Draft {
  const ids = (named.length > 0 ? named : openRotating(toolbox)).slice(0, MOST_CARDS);
  const records = ids.map((card) => ask(toolbox, "get_card", { card }));
  const day = date ?? toolbox.scene.today;
  const found = records.flatMap((record) => {
    const rates = ratesOn(record, day);
    return rates.length === 0 ? [] : [catalogLine(record, rates)];
  });
  const none =
    named.length > 0
      ? line`That card has no rotating categories that are known for then.`
      : line`None of your cards has rotating categories that are known for then.`;
  return answer({
    result:
      named.length > 0 && found.length > 0
        ? [line`It is not in your wallet, so I cannot tell whether it is activated.`, ...found]
        : [none],
    details: named.length > 0 ? [] : found,
    caveats: [CAVEATS.asOf(sheet)],
    envelopes: [sheet, ...records.map(withoutOffer)],
  });
}

/** Open cards whose rates must be activated. */
const openRotating = ({ scene: { facts } }: Toolbox): readonly string[] => [
  ...new Set(
    facts.facts.tables.earnRates
      .filter(({ selection }) => selection === "activation")
      .map(({ card_id: id }) => id)
      .filter((id) => facts.cards.get(id)?.status === "open"),
  ),
];

const ratesOn = (record: Envelope, day: string): readonly Rate[] =>
  ratesOf(record, true).filter(
    ({ selection, starts = "", ends = "9999" }) =>
      selection === "activation" && starts <= day && day <= ends,
  );

/** Categories by name, the highest rate, the cap and the day to activate by. */
function catalogLine(record: Envelope, rates: readonly Rate[]): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const names = told([...new Set(rates.map(placeOf))].join(", "));
  const [top] = rates;
  if (top === undefined) return line`**${name}**`;
  const of = (key: string, unit: "usd" | "date") => figure(record, ["earn", top.at, key], unit);
  return joinLines(
    [
      line`**${name}**: up to ${rateOf(record, ["earn", top.at], top.unit)} on ${names}`,
      ...(top.cap_usd === undefined ? [] : [line`on purchases up to ${of("cap_usd", "usd")}`]),
      ...(top.activate_by === undefined ? [] : [line`to activate by ${of("activate_by", "date")}`]),
      line`${cite(record)}`,
    ],
    ", ",
  );
}
