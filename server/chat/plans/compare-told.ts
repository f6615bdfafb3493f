import * as z from "zod";
import type { DataOf } from "../ask.ts";
import { cpp, type Figure, percent, text, usd, write } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed } from "../compose/line.ts";
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

const nameOf = (data: Comparison, id: string): Line =>
  line`${text(data.cards.find((one) => one.card_id === id)?.card_name ?? id)}`;

/** A value of any field in its own unit. */
function valueOf({ field }: Row, value: unknown, isBrief: boolean): Line {
  const rate = earned.safeParse(value);
  if (rate.success) {
    const { text: words, up_to_text: more } = rate.data;
    return more === undefined ? line`${text(words)}` : line`${text(words)}, or ${text(more)}`;
  }
  if (Array.isArray(value)) {
    const items = isBrief ? namesIn(value) : value.filter((one) => typeof one === "string");
    const more = items.length > MOST_ITEMS ? line`, among others` : EMPTY;
    return items.length === 0
      ? line`none`
      : line`${join(
          items.slice(0, MOST_ITEMS).map((one) => line`${text(one)}`),
          "; ",
        )}${more}`;
  }
  return line`${scalarOf(field, value)}`;
}

function scalarOf(field: string, value: unknown): Figure {
  if (typeof value === "number") {
    if (field === "cpp") return cpp(value);
    if (field.endsWith("_usd")) return usd(value);
    return field.endsWith("_percent") ? percent(value) : write(value, "count");
  }
  return typeof value === "boolean"
    ? write(value, "count")
    : text(typeof value === "string" ? value : "not known");
}

/** Brief: without the terms of each thing. "**Network**. Gold: American Express; Preferred: Visa". */
export function rowLine(data: Comparison, row: Row, isBrief = false): Line {
  const told = data.cards.map(({ card_id: id }) => {
    const value = row.values[id];
    return line`${nameOf(data, id)}: ${value === undefined ? line`not known` : valueOf(row, value, isBrief)}`;
  });
  return line`**${text(row.label)}**. ${join(told, "; ")}`;
}

/** The row that is asked for; of what is earned, which card gives more. */
export function rowLead(frame: Frame, data: Comparison, row: Row): Line {
  const best = bestOf(row);
  const isRanked =
    frame.focus === "which" || frame.focus === "compare" || frame.focus === "whether";
  const ahead =
    best === undefined || !isRanked
      ? EMPTY
      : line`**${nameOf(data, best)}** earns more on ${text(row.label.toLowerCase())}.`;
  const cheapest = feeOrder(frame, data, row);
  return join([ahead, cheapest, line`${rowLine(data, row)}.`]);
}

/** The card whose rate gives most back; undefined when two give the same. */
function bestOf({ field, values }: Row): string | undefined {
  if (!field.startsWith("earn:")) return undefined;
  const rates = Object.entries(values).flatMap(([id, value]) => {
    const rate = earned.safeParse(value);
    return rate.success ? [{ id, back: rate.data.return_percent ?? rate.data.rate }] : [];
  });
  const [first, second] = rates.toSorted((a, b) => b.back - a.back);
  return first === undefined || first.back === second?.back ? undefined : first.id;
}

/** "Which one costs less": the card that does, or more. */
function feeOrder({ focus, order }: Frame, data: Comparison, row: Row): Line {
  if (focus !== "which" || order === undefined || row.field !== "annual_fee_usd") return EMPTY;
  const sign = order.descending ? -1 : 1;
  const [first, second] = data.cards.toSorted(
    (a, b) => sign * (a.annual_fee_usd - b.annual_fee_usd),
  );
  if (first === undefined || first.annual_fee_usd === second?.annual_fee_usd) return EMPTY;
  return line`**${text(first.card_name)}** costs ${text(order.descending ? "more" : "less")}.`;
}

/** What each list of benefits of the other cards has and the first card's does not. */
export function lacksOf(data: Comparison): readonly Line[] {
  const [first] = data.cards;
  if (first === undefined) return [];
  const name = bold(nameOf(data, first.card_id));
  return data.cards.slice(1).map(({ card_id: id }) => {
    const lacking = data.rows.flatMap((row) => {
      const own = new Set(namesIn(row.values[first.card_id]));
      return namesIn(row.values[id]).filter((one) => !own.has(one));
    });
    const other = nameOf(data, id);
    return lacking.length === 0
      ? line`${name} lacks no benefit of the ${other} that we know.`
      : line`Of the ${other}, ${name} lacks ${listed(lacking.map((one) => text(one)))}.`;
  });
}

/** "Resy dining: $50, each half-year" is called Resy dining. */
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === "string" ? [one.split(":")[0] ?? one] : []))
    : [];
