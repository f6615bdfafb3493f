import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { withVerdict } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { POINT_CURRENCY } from "../../phrasings/card-network.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import { idsOf, needId } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** Which points a card earns, and what one counts for. */
export const pointCurrency: Intent = {
  id: "point_currency",
  group: "card",
  label: "which points a card earns",
  likes: ["card"],
  needs: ["card"],
  phrasings: POINT_CURRENCY,
  respond: (asked, toolbox): Draft => {
    const cards = idsOf(asked, "card", toolbox.scene.facts).slice(0, MOST_CARDS);
    if (cards.length > 1)
      return currencies(
        cards.map((card) => ask(toolbox, "get_card", { card })),
        asked,
      );
    const record = ask(toolbox, "get_card", { card: needId(asked, "card", toolbox.scene.facts) });
    const name = figure(record, ["card", "card_name"], "text");
    const earnsNothing = valueAt(record, ["card", "currency"]) === undefined;
    const hasValue = valueAt(record, ["value"]) !== undefined;
    const named = [...new Set(mentionsOf(asked, "program").flatMap(({ ids }) => ids))];
    const isWhether = asksWhether(asked) && named.length > 0 && !says(asked, /\bor\b/);
    const isSo = named.includes(String(valueAt(record, ["card", "currency", "program"])));
    return answer({
      result: [
        ...withVerdict(isWhether ? [isSo ? line`**Yes**.` : line`**No**.`] : [], [
          earnsNothing
            ? line`The **${name}** earns no points.`
            : line`The **${name}** earns ${figure(record, ["card", "currency", "name"], "text")}. ${cite(record)}`,
        ]),
      ],
      details: hasValue
        ? [
            line`A point counts for ${figure(record, ["value", "cpp"], "cpp")}, by ${told(basisOf(record))}.`,
          ]
        : [],
      caveats: [...(hasValue ? [CAVEATS.estimate] : []), CAVEATS.asOf(record)],
      envelopes: [record],
    });
  },
};

const MOST_CARDS = 4;

/** Of several cards each, and whether they are the same. */
function currencies(records: readonly Envelope[], asked: Understood): Draft {
  const kinds = new Set(
    records.map((record) => String(valueAt(record, ["card", "currency", "program"]))),
  );
  const isSo = says(asked, /\bsame\b/) && asksWhether(asked);
  const verdict = isSo ? [kinds.size === 1 ? line`**Yes**.` : line`**No**.`] : [];
  return answer({
    result: withVerdict(
      verdict,
      records.map((record) =>
        valueAt(record, ["card", "currency"]) === undefined
          ? line`The **${figure(record, ["card", "card_name"], "text")}** earns no points. ${cite(record)}`
          : line`The **${figure(record, ["card", "card_name"], "text")}** earns ${figure(record, ["card", "currency", "name"], "text")}. ${cite(record)}`,
      ),
    ),
    caveats: records.slice(0, 1).map((record) => CAVEATS.asOf(record)),
    envelopes: records.map(withoutOffer),
  });
}

const basisOf = (record: Envelope): string =>
  valueAt(record, ["value", "cpp_basis"]) === "own" ? "your own figure" : "our estimate";
