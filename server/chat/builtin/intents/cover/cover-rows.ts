import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { CAVEATS, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { heldRef, nameOfHeld } from "../../compose/held-name.ts";
import { isTellable } from "../../compose/tellable.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";

/*
 * What check_protection found, as rows with their places, and the lines that tell them.
 */

const coverRow = z.looseObject({
  ...heldRef.shape,
  has: z.enum(["yes", "unknown"]),
  position: z.enum(["primary", "secondary", "unknown"]),
  limit_usd: z.number().optional(),
  limit_per: z.string().optional(),
  limit_per_year_usd: z.number().optional(),
  deductible_usd: z.number().optional(),
  after_hours: z.number().optional(),
  covered_days: z.number().optional(),
  warranty_months: z.number().optional(),
  original_warranty_years: z.number().optional(),
  claims_per_year: z.number().optional(),
  note: z.string().optional(),
});

export type Cover = z.infer<typeof coverRow> & { readonly place: number };

export const coversIn = (check: Envelope): readonly Cover[] =>
  z
    .array(coverRow)
    .catch([])
    .parse(valueAt(check, ["cards"]))
    .map((row, place) => ({ ...row, place }));

export const protectionOf = (check: Envelope): string => textAt(check, "protection");

function textAt(check: Envelope, key: string): string {
  const text = valueAt(check, [key]);
  return typeof text === "string" ? text : "";
}

export const nameOfCover = (row: Cover, all: readonly Cover[]): string => nameOfHeld(row, all);

/** `primary; up to $75,000; after 6 hours`; what is not known is said to be so. */
export function termsLine(check: Envelope, row: Cover): Line {
  const of = figuresOf(check, row);
  const per = told(row.limit_per === undefined ? "" : ` a ${row.limit_per.replaceAll("_", " ")}`);
  return joinParts([
    ...positionOf(row),
    row.limit_usd === undefined
      ? line`the limit is not known`
      : line`up to ${of("limit_usd", "usd")}${per}`,
    ...(row.limit_per_year_usd === undefined
      ? []
      : [line`${of("limit_per_year_usd", "usd")} a year`]),
    ...extentOf(check, row),
    ...(row.claims_per_year === undefined
      ? []
      : [line`${of("claims_per_year", "count")} claims a year`]),
    ...(row.note === undefined || !isTellable(row.note) ? [] : [line`${told(row.note)}`]),
  ]);
}

/** The figures alone, for a list of cards; undefined where none is known. */
export function shortTerms(check: Envelope, row: Cover): Line | undefined {
  const of = figuresOf(check, row);
  const parts = [
    ...positionOf(row),
    ...(row.limit_usd === undefined ? [] : [line`up to ${of("limit_usd", "usd")}`]),
    ...extentOf(check, row),
  ];
  return parts.length === 0 ? undefined : joinLines(parts, ", ");
}

const figuresOf =
  (check: Envelope, { place }: Cover) =>
  (key: string, unit: "usd" | "count") =>
    figure(check, ["cards", place, key], unit);

const positionOf = ({ position }: Cover): readonly Line[] =>
  position === "unknown" ? [] : [line`${told(position)}`];

/** What it takes off, and from when and for how long it holds. */
function extentOf(check: Envelope, row: Cover): readonly Line[] {
  const of = figuresOf(check, row);
  return [
    ...(row.deductible_usd === undefined ? [] : [line`deductible ${of("deductible_usd", "usd")}`]),
    ...(row.after_hours === undefined ? [] : [line`after ${of("after_hours", "count")} hours`]),
    ...(row.covered_days === undefined ? [] : [line`for ${of("covered_days", "count")} days`]),
    ...(row.warranty_months === undefined
      ? []
      : [line`${of("warranty_months", "count")} months more`]),
  ];
}

export const coverLine = (check: Envelope, row: Cover, all: readonly Cover[]): Line =>
  joinLines(
    [
      line`${told(nameOfCover(row, all))}`,
      row.has === "yes" ? termsLine(check, row) : line`nobody verified whether it carries it`,
    ],
    ": ",
  );

export const coverCaveats = (check: Envelope): readonly Line[] => [
  line`${told(textAt(check, "terms_caveat"))} The terms decide.`,
  CAVEATS.asOf(check),
];

/** What the cover asks of the purchase. */
export const conditionOf = (check: Envelope): Line =>
  line`Needed: ${told(textAt(check, "condition"))}`;
