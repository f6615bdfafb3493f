import { type Day, monthOf } from "./days.ts";
import { type PlainRow, toCents } from "./plain-row.ts";

type Credit = PlainRow<"credits">;

export type CreditUnit = "cents" | "points" | "membership_months" | "percent";

/** In what a credit is counted. */
export function unitOf({ form, percent_back, membership_months, amount_usd }: Credit): CreditUnit {
  if (form === "points") return "points";
  if (form === "membership" && amount_usd === undefined) return "membership_months";
  if (membership_months !== undefined) return "membership_months";
  return percent_back === undefined ? "cents" : "percent";
}

/** What a credit is of on a day, in its unit; undefined when no source says. */
export function amountIn(credit: Credit, today: Day): number | undefined {
  const unit = unitOf(credit);
  if (unit === "membership_months") return credit.membership_months;
  if (unit === "percent") return credit.percent_back;
  const own = credit.month_amounts.find(([month]) => month === monthOf(today))?.[1];
  const usd = own ?? credit.amount_usd;
  if (usd === undefined) return undefined;
  return unit === "points" ? usd : toCents(usd);
}

/** Points that an anniversary brings by itself, and the first year does not. */
export const isAnniversaryGift = ({ form, basis, credit_name: name }: Credit): boolean =>
  form === "points" && basis === "anniversary" && /^(?:Anniversary|Renewal)\b/.test(name);

/** What must hold for a credit to pay, for the member to judge. */
export function conditionsOf(credit: Credit, enrolled: boolean | undefined): readonly string[] {
  const { enrollment_required: enrol, min_purchase_usd: least, annual_spend_usd: spend } = credit;
  return [
    ...(enrol === true && enrolled === undefined ? ["Enrolment is required."] : []),
    ...(least === undefined ? [] : [`A purchase of at least $${least}.`]),
    ...(spend === undefined ? [] : [`After purchases of $${spend} in a year.`]),
    ...credit.requires.map((need) => `Requires: ${need.replaceAll("_", " ")}.`),
    ...(credit.confidence === "disputed" ? ["Sources disagree about this credit."] : []),
    ...(credit.note === "" ? [] : [credit.note]),
  ];
}
