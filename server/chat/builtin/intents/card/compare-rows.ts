import * as z from "zod";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { type Unit, valueAt, write } from "../../compose/figure.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/*
 * What compare_cards found, field by field, and how a field is told for each card.
 */

const rows = z
  .array(
    z.looseObject({
      field: z.string(),
      label: z.string(),
      differs: z.boolean(),
      values: z.record(z.string(), z.json()),
      apart: z.number().optional(),
    }),
  )
  .catch([]);

export type ComparedRow = z.infer<typeof rows>[number] & { readonly place: number };

export const comparedIn = (found: Envelope): readonly ComparedRow[] =>
  rows.parse(valueAt(found, ["rows"])).map((row, place) => ({ ...row, place }));

const briefs = z.array(z.looseObject({ card_id: z.string(), card_name: z.string() })).catch([]);

/** The cards in the order in which they were named. */
export const cardsIn = (found: Envelope): z.infer<typeof briefs> =>
  briefs.parse(valueAt(found, ["cards"]));

export const nameIn = (found: Envelope, id: string): string =>
  cardsIn(found).find(({ card_id: one }) => one === id)?.card_name ?? id;

const FEW_ITEMS = 4;

/** `Annual fee: Gold $325; Platinum $895` */
export const rowLine = (found: Envelope, row: ComparedRow, most = FEW_ITEMS): Line =>
  line`${told(row.label)}: ${told(toCells(found, row, most))}`;

/** The same with a line for each card, where it is a list. */
export function listLines(found: Envelope, row: ComparedRow, most: number): readonly Line[] {
  const unit = unitOf(row.field);
  const known = cardsIn(found).filter(({ card_id: id }) => row.values[id] !== undefined);
  return known.map(
    ({ card_id: id, card_name: name }) =>
      line`**${told(name)}**: ${told(toText(row.values[id], unit, most))} ${cite(found)}`,
  );
}

/** Whether it reads differently, whatever may hold besides. */
export const readsApart = (row: ComparedRow): boolean =>
  row.differs &&
  new Set(Object.values(row.values).map((value) => toText(value, "text", FEW_ITEMS))).size > 1;

/** The value of each card that has one. */
function toCells(found: Envelope, { field, values }: ComparedRow, most: number): string {
  const unit = unitOf(field);
  return cardsIn(found)
    .flatMap(({ card_id: id, card_name: name }) =>
      values[id] === undefined ? [] : [`${name} ${toText(values[id], unit, most)}`],
    )
    .join("; ");
}

/** The fields of the tool say their units. */
const unitOf = (field: string): Unit =>
  field.endsWith("_usd") ? "usd" : field.endsWith("_percent") ? "percent" : "text";

const texted = z.looseObject({ text: z.string(), up_to_text: z.string().optional() });

function toText(value: unknown, unit: Unit, most: number): string {
  if (typeof value === "number") return write(value, unit);
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) {
    const items = value.slice(0, most).map((one) => toText(one, "text", most));
    return items.join(most > FEW_ITEMS ? "; " : ", ") || "none";
  }
  const own = texted.safeParse(value);
  if (!own.success) return String(value);
  const { text, up_to_text: more } = own.data;
  return more === undefined ? text : `${text} (also ${more})`;
}
