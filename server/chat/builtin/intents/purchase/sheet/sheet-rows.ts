import * as z from "zod";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { heldRef, nameOfHeld } from "../../../compose/held-name.ts";
import { joinLines } from "../../../compose/rows.ts";
import { rateOf } from "../choice/ranked-cards.ts";

/*
 * What category_cheat_sheet found, as rows with their places, and the lines that tell them.
 */

const sheetCard = z.looseObject({
  card: heldRef,
  rate: z.number(),
  unit: z.string(),
  percent_back: z.number(),
});

const capOf = z.looseObject({
  limit_usd: z.number(),
  period: z.string(),
  left_usd: z.number(),
  left_known: z.boolean(),
});

const sheetRow = z.looseObject({
  category: z.string(),
  category_name: z.string(),
  best: sheetCard.optional(),
  ties: z.array(heldRef),
  cap: capOf.optional(),
  after_cap: sheetCard.optional(),
  better_if: z.array(z.looseObject({ card: heldRef, if: z.array(z.string()) })),
});

export type SheetRow = z.infer<typeof sheetRow> & { readonly place: number };
export type BestRow = SheetRow & { readonly best: z.infer<typeof sheetCard> };

const gapRow = z.looseObject({
  category: z.string(),
  category_name: z.string(),
  short_usd_a_year: z.number().optional(),
});

export type GapRow = z.infer<typeof gapRow> & { readonly place: number };

const rotatingRow = z.looseObject({
  card: heldRef,
  on: z.array(z.string()),
  unit: z.string(),
  ends: z.string().optional(),
  activate_by: z.string().optional(),
  status: z.enum(["activated", "due", "late"]),
  cap: capOf.optional(),
});

export type Rotating = z.infer<typeof rotatingRow> & { readonly place: number };

const placed = <Row>(rows: readonly Row[]): readonly (Row & { readonly place: number })[] =>
  rows.map((row, place) => ({ ...row, place }));

const sheetRowsOf = (sheet: Envelope): readonly SheetRow[] =>
  placed(
    z
      .array(sheetRow)
      .catch([])
      .parse(valueAt(sheet, ["rows"])),
  );

/** Rows for which a held card earns something. */
export const bestRowsOf = (sheet: Envelope): readonly BestRow[] =>
  sheetRowsOf(sheet).flatMap((row) => (row.best === undefined ? [] : [{ ...row, best: row.best }]));

export const gapsOf = (sheet: Envelope): readonly GapRow[] =>
  placed(
    z
      .array(gapRow)
      .catch([])
      .parse(valueAt(sheet, ["gaps"])),
  );

export const rotatingOf = (sheet: Envelope): readonly Rotating[] =>
  placed(
    z
      .array(rotatingRow)
      .catch([])
      .parse(valueAt(sheet, ["rotating"])),
  );

const heldIn = (sheet: Envelope) => bestRowsOf(sheet).map(({ best }) => best.card);

export const cardNameIn = (sheet: Envelope, card: BestRow["best"]["card"]): string =>
  nameOfHeld(card, heldIn(sheet));

/** `Groceries: Amex Gold, 4x (7.6% in value)` */
export function rowLine(sheet: Envelope, { place, best, category_name: name }: BestRow): Line {
  const rate = rateOf(sheet, ["rows", place, "best"], best.unit);
  const back = figure(sheet, ["rows", place, "best", "percent_back"], "percent");
  return line`${told(name)}: **${told(cardNameIn(sheet, best.card))}**, ${rate} (${back} in value)`;
}

/** `up to $50,000 a calendar year, then Venture X at 2x` */
export function capLine(sheet: Envelope, { place, cap, after_cap: after, ...row }: BestRow): Line {
  if (cap === undefined) return rowLine(sheet, { place, cap, after_cap: after, ...row });
  const limit = figure(sheet, ["rows", place, "cap", "limit_usd"], "usd");
  const period = told(toPeriod(cap.period));
  const left = cap.left_known
    ? line`, ${figure(sheet, ["rows", place, "cap", "left_usd"], "usd")} of it left`
    : line`, how much of it is used is not recorded`;
  const then =
    after === undefined
      ? line``
      : line`; then ${told(cardNameIn(sheet, after.card))} at ${rateOf(sheet, ["rows", place, "after_cap"], after.unit)}`;
  const name = told(`${row.category_name} on the ${cardNameIn(sheet, row.best.card)}`);
  return joinLines([line`${name}: cap of ${limit} ${period}`, left, then], "");
}

const PERIODS: Readonly<Record<string, string>> = {
  billing_cycle: "a billing cycle",
  month: "a month",
  quarter: "a quarter",
  half_year: "a half-year",
  calendar_year: "a calendar year",
  anniversary_year: "a year of the account",
  lifetime: "in all",
  promotion: "in the promotion",
};

/** `calendar_year` as `a calendar year`. */
export const toPeriod = (period: string): string => PERIODS[period] ?? period.replaceAll("_", " ");
