import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, clarify, type Line, line, told } from "../../compose/draft.ts";
import { type Unit, valueAt, write } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { COMPARE_CARDS } from "../../phrasings/card.ts";
import { idsOf } from "../../slots.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_CARDS = 5;
const MOST_ROWS = 10;

const rows = z
  .array(
    z.looseObject({
      field: z.string(),
      label: z.string(),
      differs: z.boolean(),
      values: z.record(z.string(), z.json()),
    }),
  )
  .catch([]);

/** Two to five cards side by side, and what each is worth at the member's spend. */
export const compareCards: Intent = {
  id: "compare_cards",
  group: "card",
  label: "how cards compare",
  likes: ["card"],
  needs: ["card"],
  phrasings: COMPARE_CARDS,
  rules: [
    /<card> (?:vs|versus|against|compared to) (?:the |my )?<card>/,
    /^compare .*<card>.*<card>/,
  ],
  respond: (asked, toolbox) => {
    const cards = idsOf(asked, "card", toolbox.scene.facts).slice(0, MOST_CARDS);
    if (cards.length < 2)
      return clarify(line`Which cards do you want to compare? Name two or more.`);
    const found = ask(toolbox, "compare_cards", { cards });
    return answer({
      result: [line`${told(found.summary)} ${cite(found)}`],
      details: detailsOf(found),
      caveats: [
        ...(valueAt(found, ["value"]) === undefined ? [] : [CAVEATS.estimate]),
        CAVEATS.terms,
        CAVEATS.asOf(found),
      ],
      envelopes: [found],
    });
  },
};

/** The rows in which the cards differ, in the order of the tool. */
const detailsOf = (found: Envelope): readonly Line[] =>
  rows
    .parse(valueAt(found, ["rows"]))
    .filter(({ differs }) => differs)
    .slice(0, MOST_ROWS)
    .map(({ field, label, values }) => {
      const unit = unitOf(field);
      return line`${told(label)}: ${told(toCells(found, values, unit))}`;
    });

/** The fields of the tool say their units. */
const unitOf = (field: string): Unit =>
  field.endsWith("_usd") ? "usd" : field.endsWith("_percent") ? "percent" : "text";

const briefs = z.array(z.looseObject({ card_id: z.string(), card_name: z.string() })).catch([]);

/** `Gold $325; Platinum $895`: the value of each card that has one. */
const toCells = (found: Envelope, values: Readonly<Record<string, unknown>>, unit: Unit): string =>
  briefs
    .parse(valueAt(found, ["cards"]))
    .flatMap(({ card_id: id, card_name: name }) =>
      values[id] === undefined ? [] : [`${name} ${toText(values[id], unit)}`],
    )
    .join("; ");

const MOST_ITEMS = 4;
const texted = z.looseObject({ text: z.string() });

function toText(value: unknown, unit: Unit = "text"): string {
  if (typeof value === "number") return write(value, unit);
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value))
    return (
      value
        .slice(0, MOST_ITEMS)
        .map((one) => toText(one))
        .join(", ") || "none"
    );
  const own = texted.safeParse(value);
  return own.success ? own.data.text : String(value);
}
