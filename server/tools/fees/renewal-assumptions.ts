import * as z from "zod";
import { spendGate } from "../../advice/benefits/credit-terms.ts";
import type { RenewalValue } from "../../advice/fees/renewal.ts";
import { formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import { compact } from "../frame/texts.ts";
import type { CreditYears } from "../year/credit-years.ts";
import type { EarnAbove } from "./renewal-earn.ts";

/** One part of the value, with where its figure comes from. */
export const assumptionRow = z.object({
  kind: z.enum(["credit", "earn", "perk"]),
  name: z.string(),
  full_usd: z.number().optional().describe("All of it in a year, at face or at cpp."),
  low_usd: z.number(),
  high_usd: z.number(),
  basis: z
    .enum(["stated", "logged", "automatic", "unknown", "spend"])
    .describe("stated: by the member. logged: by what was recorded. automatic: comes by itself."),
  logged_usd: z.number().optional(),
  cpp: z.number().optional().describe("Cents per point, where it pays in points."),
  cpp_basis: z.enum(["service_estimate", "own", "face"]).optional(),
  conditions: z.array(z.string()),
});

type AssumptionRow = z.infer<typeof assumptionRow>;

interface Parts {
  readonly credits: CreditYears;
  readonly value: RenewalValue;
  readonly earn: EarnAbove;
  readonly perks: readonly { readonly name: string; readonly cents: number }[];
}

export const toAssumptionRows = ({ credits, value, earn, perks }: Parts): AssumptionRow[] => [
  ...credits.years.map((one, at) => toCreditRow(credits, one, value.credits[at]?.value)),
  toEarnRow(earn),
  ...perks.map(({ name, cents }): AssumptionRow => ({
    kind: "perk",
    name,
    low_usd: toDollars(cents),
    high_usd: toDollars(cents),
    basis: "stated",
    conditions: [],
  })),
];

function toCreditRow(
  { value: counted }: CreditYears,
  { row, year }: CreditYears["years"][number],
  worth: { readonly low: number; readonly high: number } = { low: 0, high: 0 },
): AssumptionRow {
  const { yearCents } = year.credit;
  const isPoints = row.form === "points";
  const gate = spendGate(row);
  return {
    kind: "credit",
    name: row.credit_name,
    full_usd: yearCents === undefined ? undefined : toDollars(yearCents),
    low_usd: toDollars(worth.low),
    high_usd: toDollars(worth.high),
    basis: year.basis,
    logged_usd: year.loggedCents === undefined ? undefined : toDollars(year.loggedCents),
    cpp: isPoints ? counted?.cpp : undefined,
    cpp_basis: isPoints ? counted?.basis : undefined,
    conditions: compact([
      isPoints && row.amount_usd !== undefined && `${formatPoints(row.amount_usd)} points.`,
      row.enrollment_required === true && "Enrollment is required.",
      gate !== undefined && `It opens ${gate}.`,
      row.ends !== undefined && `Ends on ${row.ends}.`,
    ]),
  };
}

function toEarnRow(earn: EarnAbove): AssumptionRow {
  const { cents = 0, centsPerPoint, basis, spendUsd } = earn;
  return {
    kind: "earn",
    name: "Earning beyond the other cards and a plain card",
    low_usd: toDollars(cents),
    high_usd: toDollars(cents),
    basis: earn.cents === undefined ? "unknown" : "spend",
    cpp: centsPerPoint,
    cpp_basis: basis,
    conditions:
      spendUsd === undefined ? [] : [`With ${formatUsd(spendUsd)} a year of spend on it.`],
  };
}
