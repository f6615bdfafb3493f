import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { type Figure, figure, type Unit, valueAt } from "../../compose/figure.ts";
import { heldRef, nameOfHeld } from "../../compose/held-name.ts";
import { joinLines } from "../../compose/rows.ts";

/*
 * What list_credits found, as rows with their places, and the lines that tell them.
 */

const creditRow = z.looseObject({
  ...heldRef.shape,
  credit_name: z.string(),
  credit_type: z.string(),
  status: z.string(),
  unit: z.string(),
  per_period: z.number().optional(),
  left: z.number().optional(),
  used: z.number().optional(),
  year_usd: z.number().optional(),
  counted: z.boolean().catch(false),
  period: z.string().optional(),
  basis: z.string().optional(),
  period_ends: z.string().optional(),
  next_reset: z.string().optional(),
  enrol_required: z.boolean().optional(),
  enrolled: z.boolean().optional(),
  opens: z.string().optional(),
  merchants: z.array(z.string()),
  conditions: z.array(z.string()),
  unknown_because: z.array(z.string()).optional(),
});

export type Credit = z.infer<typeof creditRow> & { readonly place: number };

export const creditsIn = (list: Envelope): readonly Credit[] =>
  z
    .array(creditRow)
    .catch([])
    .parse(valueAt(list, ["credits"]))
    .map((row, place) => ({ ...row, place }));

/** What people call some credits, by the types of the data. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  "Annual travel": ["Travel"],
  "Airline credit": ["Airline incidental fees", "Airfare"],
  Hotel: ["Hotel", "Hotel resort"],
  Dining: ["Dining"],
  "Digital entertainment": ["Streaming", "Entertainment"],
};

/** Whether a row is the credit of that name, its type, or one at that shop. */
export function isAbout(
  row: Credit,
  wanted: { readonly benefits: readonly string[]; readonly merchants: readonly string[] },
  facts: FactIndex,
): boolean {
  const { benefits, merchants } = wanted;
  const isNamed = benefits.some(
    (id) =>
      row.credit_name === id ||
      row.credit_type === id ||
      (TYPES[id] ?? []).includes(row.credit_type),
  );
  const shops = merchants.map((key) => facts.merchants.get(key)?.name);
  return isNamed || shops.some((shop) => shop !== undefined && row.merchants.includes(shop));
}

const UNITS: Readonly<Record<string, Unit>> = { usd: "usd", points: "points", percent: "percent" };

/** A number of a row in the row's unit. */
const amountOf = (list: Envelope, row: Credit, key: "left" | "per_period" | "used"): Figure =>
  figure(list, ["credits", row.place, key], UNITS[row.unit] ?? "count");

const dayOf = (list: Envelope, { place }: Credit, key: "period_ends" | "next_reset"): Figure =>
  figure(list, ["credits", place, key], "date");

export const nameOf = (row: Credit, all: readonly Credit[]): string =>
  `${row.credit_name} on the ${nameOfHeld(row, all)}`;

/** Two cards of one name whose credit stands the same are told once. */
export function merged(rows: readonly Credit[]): readonly Credit[] {
  const keyOf = ({ credit_name, card_id, status, left, period_ends }: Credit): string =>
    JSON.stringify([credit_name, card_id, status, left, period_ends]);
  return rows.filter((row, at) => rows.findIndex((one) => keyOf(one) === keyOf(row)) === at);
}

/** Without what it warns of credits that are not told. */
export const withoutOthers = (list: Envelope): Envelope => ({
  ...list,
  warnings: list.warnings.filter(
    (words) =>
      !/enrolment|more than holding|yearly spend|how much is left is not known/.test(words),
  ),
});

/** `Uber Cash (Amex Gold): $10 of $10 left, by November 30, 2026` */
export const creditLine = (list: Envelope, row: Credit, all: readonly Credit[]): Line =>
  joinLines(
    [line`**${told(row.credit_name)}** on the ${told(cardsOf(row, all))}`, stateOf(list, row)],
    ": ",
  );

/** The card; both of one name where they stand the same. */
export function cardsOf(row: Credit, all: readonly Credit[]): string {
  const twins = all.filter(
    ({ credit_name, card_id, status, left, period_ends }) =>
      credit_name === row.credit_name &&
      card_id === row.card_id &&
      status === row.status &&
      left === row.left &&
      period_ends === row.period_ends,
  );
  return twins.length > 1 ? `${row.card_name} (each of yours)` : nameOfHeld(row, all);
}

const EACH: Readonly<Record<string, string>> = {
  month: "a month",
  quarter: "a quarter",
  half_year: "a half-year",
  year: "a year",
  once: "once",
};

function stateOf(list: Envelope, row: Credit): Line {
  const { status, left, per_period: amount, period = "" } = row;
  if (status === "used") return comesBack(list, row, usedUp(list, row));
  if (status === "unknown")
    return line`how much is left is not known: ${told((row.unknown_because ?? []).join(" "))}`;
  if (amount === undefined) return line`the amount is not known`;
  const whole = amountOf(list, row, "per_period");
  if (status === "per_booking") return line`${whole} on each booking`;
  if (status === "uncounted") return line`${whole} of each purchase`;
  if (status === "not_started") return comesBack(list, row, line`${whole}, not begun yet`);
  if (status === "expired") return line`ended`;
  if (status === "locked")
    return joinLines([
      eachOf(list, row),
      line`${told(row.opens ?? "")}; not open, for that spend is not recorded as reached`,
    ]);
  if (left === undefined)
    return line`${whole} ${told(EACH[period] ?? period.replaceAll("_", " "))}`;
  const enrol = row.status === "not_enrolled" ? line` once enrolled` : line``;
  const by =
    row.period_ends === undefined ? line`` : line`, to use by ${dayOf(list, row, "period_ends")}`;
  return joinLines([line`${amountOf(list, row, "left")} of ${whole} left`, enrol, by], "");
}

/** What it gives each time, where that is known. */
export const perPeriod = (list: Envelope, row: Credit): readonly Line[] =>
  row.per_period === undefined ? [] : [line`${amountOf(list, row, "per_period")}`];

/** `$10 a month`, of what is told of it whole. */
export function eachOf(list: Envelope, row: Credit): Line {
  const { per_period: amount, period = "", status } = row;
  if (amount === undefined) return line`of an amount that is not known`;
  const whole = amountOf(list, row, "per_period");
  if (status === "per_booking") return line`${whole} on each booking`;
  if (status === "uncounted") return line`${whole} of each purchase`;
  return line`${whole} ${told(EACH[period] ?? RESETS[period] ?? period.replaceAll("_", " "))}`;
}

const usedUp = (list: Envelope, row: Credit): Line =>
  row.used === undefined || row.per_period === undefined
    ? line`used up for now`
    : line`${amountOf(list, row, "used")} of ${amountOf(list, row, "per_period")} used, nothing left for now`;

const comesBack = (list: Envelope, row: Credit, state: Line): Line =>
  row.next_reset === undefined
    ? state
    : joinLines([state, line`whole on ${dayOf(list, row, "next_reset")}`], ", ");

const BASES: Readonly<Record<string, Line>> = {
  calendar: line`by the calendar`,
  anniversary: line`with the year of the account`,
  rolling: line`counted from its last use`,
};

/** When it resets and by what clock. */
export function resetLine(list: Envelope, row: Credit, subject = line`It`): Line | undefined {
  const { basis = "", period = "", next_reset: next } = row;
  const clock = BASES[basis];
  const each = told(EACH[period] ?? period.replaceAll("_", " "));
  if (next === undefined && clock === undefined) return undefined;
  const when = next === undefined ? line`` : line`, next on ${dayOf(list, row, "next_reset")}`;
  const first =
    period === "" || period === "once"
      ? line`counts once`
      : line`resets ${told(RESETS[period] ?? `by period: ${each.told}`)}`;
  const what = joinLines([subject, first, ...(clock === undefined ? [] : [clock])]);
  return joinLines([what, when], "");
}

const RESETS: Readonly<Record<string, string>> = {
  month: "each month",
  quarter: "each quarter",
  half_year: "each half-year",
  year: "each year",
  two_years: "every two years",
  four_years: "every four years",
  four_and_a_half_years: "every four and a half years",
  five_years: "every five years",
  per_booking: "with each booking",
};

/** Whether it asks for enrolment, and whether that is done. */
export function enrolLine({ enrol_required: required, enrolled }: Credit): Line {
  if (required === undefined) return line`No source says whether it needs enrolment`;
  if (!required) return line`It needs no enrolment`;
  if (enrolled === true) return line`It needs enrolment, which is done by your wallet's record`;
  return enrolled === false
    ? line`It needs enrolment, and you have not enrolled by your wallet's record`
    : line`It needs enrolment with the issuer first; whether you enrolled is not recorded`;
}
