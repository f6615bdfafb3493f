import * as z from "zod";
import type { DataOf } from "../ask.ts";
import { percent, text, usd, write } from "../compose/figures.ts";
import { EMPTY, join, type Line, line } from "../compose/line.ts";
import type { Frame } from "../frame.ts";

/* Rows of a comparison as they are told. */

export type Comparison = DataOf<"compare_cards">;
type Row = Comparison["rows"][number];

const earned = z.object({
  rate: z.number(),
  return_percent: z.number().optional(),
  text: z.string(),
  /** A better rate under a condition, such as a portal. */
  up_to_text: z.string().optional(),
});

const MOST_ITEMS = 4;

/** A value of any field in its own unit; brief lists are without the terms of each thing. */
function valueOf({ field }: Row, value: unknown, isBrief: boolean): Line {
  const rate = earned.safeParse(value);
  if (rate.success) {
    const { text: words, up_to_text: more } = rate.data;
    return more === undefined ? line`${text(words)}` : line`${text(words)}, or ${text(more)}`;
  }
  if (Array.isArray(value)) {
    const items = isBrief ? namesIn(value) : value.filter((one) => typeof one === "string");
    const told = items.slice(0, MOST_ITEMS).map((one) => line`${text(one)}`);
    const more = items.length > MOST_ITEMS ? line`, among others` : EMPTY;
    return items.length === 0 ? line`none` : line`${join(told, "; ")}${more}`;
  }
  if (typeof value === "number") {
    const unit = field.endsWith("_usd") ? usd(value) : percent(value);
    return line`${field.endsWith("_usd") || field.endsWith("_percent") ? unit : write(value, "count")}`;
  }
  return typeof value === "string" ? line`${text(value)}` : line`not known`;
}

/** "**Network**. Gold: American Express; Preferred: Visa". */
export function rowLine(data: Comparison, row: Row, isBrief = false): Line {
  const told = data.cards.map(
    ({ card_id: id, card_name: name }) =>
      line`${text(name)}: ${valueOf(row, row.values[id], isBrief)}`,
  );
  return line`**${text(row.label)}**. ${join(told, "; ")}`;
}

/** The row that is asked for; of what is earned, which card gives more. */
export function rowLead({ focus }: Frame, data: Comparison, row: Row): Line {
  const best = focus === "amount" || focus === "list" ? undefined : bestOf(data, row);
  const ahead =
    best === undefined
      ? EMPTY
      : line`**${text(best)}** earns more on ${text(row.label.toLowerCase())}.`;
  return join([ahead, line`${rowLine(data, row)}.`]);
}

/** The card whose rate gives most back; undefined when two give the same. */
function bestOf({ cards }: Comparison, { field, values }: Row): string | undefined {
  if (!field.startsWith("earn:")) return undefined;
  const rates = cards.flatMap(({ card_id: id, card_name: name }) => {
    const rate = earned.safeParse(values[id]);
    return rate.success ? [{ name, back: rate.data.return_percent ?? rate.data.rate }] : [];
  });
  const [first, second] = rates.toSorted((a, b) => b.back - a.back);
  return first === undefined || first.back === second?.back ? undefined : first.name;
}

/** "Resy dining: $50, each half-year" is called Resy dining. */
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === "string" ? (one.split(":")[0] ?? []) : []))
    : [];
