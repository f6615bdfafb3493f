import { type Day, monthOf } from "../days.ts";
import { toCents } from "../money.ts";
import type { PlainRow } from "../plain-row.ts";

type Credit = PlainRow<"credits">;

export type CreditUnit = "cents" | "points" | "membership_months" | "percent";

export function unitOf({ form, percent_back, membership_months, amount_usd }: Credit): CreditUnit {
  if (form === "points") return "points";
  if (form === "membership" && amount_usd === undefined) return "membership_months";
  if (membership_months !== undefined) return "membership_months";
  return percent_back === undefined ? "cents" : "percent";
}

/** The credit's amount on a day, in its unit; undefined if no source has it. */
export function amountIn(credit: Credit, today: Day): number | undefined {
  const unit = unitOf(credit);
  if (unit === "membership_months") return credit.membership_months;
  if (unit === "percent") return credit.percent_back;
  const own = credit.month_amounts.find(([month]) => month === monthOf(today))?.[1];
  const usd = own ?? credit.amount_usd;
  if (usd === undefined) return undefined;
  return unit === "points" ? usd : toCents(usd);
}

/** True if the credit is unlocked by a year's spend on the card. */
export const asksForSpend = ({ annual_spend_usd: usd, requires }: Gate): boolean =>
  usd !== undefined || requires.includes("annual_spend");

const dollars = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

const SPEND_YEAR_WORDS = {
  calendar: "a calendar year",
  anniversary: "an anniversary year",
} as const;

/** The spend that unlocks a credit: "after $75,000 a calendar year"; undefined if none does. */
export function spendGate(credit: Gate): string | undefined {
  if (!asksForSpend(credit)) return undefined;
  const {
    annual_spend_usd: usd,
    annual_spend_basis: basis,
    annual_spend_at_merchants: isThere,
  } = credit;
  if (usd === undefined) return "after a yearly spend that no source gives";
  const year = basis === undefined ? "a year" : SPEND_YEAR_WORDS[basis];
  return `after $${dollars.format(usd)} ${isThere === true ? `there ${year}` : year}`;
}

type Gate = Pick<
  Credit,
  "annual_spend_usd" | "annual_spend_basis" | "annual_spend_at_merchants" | "requires"
>;

/** Conditions of the credit, for the member to judge. */
export function conditionsOf(credit: Credit, enrolled: boolean | undefined): readonly string[] {
  const { enrollment_required: enrol, min_purchase_usd: least } = credit;
  const gate = spendGate(credit);
  return [
    ...(enrol === true && enrolled === undefined ? ["Enrollment is required."] : []),
    ...(least === undefined ? [] : [`A purchase of at least $${least}.`]),
    ...(gate === undefined ? [] : [`It unlocks ${gate}.`]),
    ...credit.requires
      .filter((need) => need !== "annual_spend")
      .map((need) => `Requires: ${need.replaceAll("_", " ")}.`),
    ...(credit.confidence === "disputed" ? ["Sources disagree about this credit."] : []),
    ...(credit.note === "" ? [] : [credit.note]),
  ];
}

/** "$7 a month", "$300 each booking". */
export const CREDIT_PERIOD_WORDS: Readonly<Record<string, string>> = {
  month: "a month",
  quarter: "a quarter",
  half_year: "each half-year",
  year: "a year",
  two_years: "every two years",
  four_years: "every four years",
  four_and_a_half_years: "every four and a half years",
  five_years: "every five years",
  per_booking: "each booking",
  once: "once",
};
