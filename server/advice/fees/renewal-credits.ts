import { creditYearCents, type CreditUse } from "../benefits/credit-periods.ts";
import { addDays, addMonths, calendarStart, type Day, monthOf, monthsBetween } from "../days.ts";
import { PERIOD_MONTHS } from "../periods.ts";
import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";
import type { RenewalCredit } from "./renewal.ts";

type Credit = PlainRow<"credits">;

/** The member's stated use of a credit: a percentage, or money a year. */
type StatedUse = { readonly percent: number } | { readonly cents: number };

export interface CreditYearInput {
  readonly credit: Credit;
  /** First day of the year that the fee pays for. */
  readonly from: Day;
  readonly today: Day;
  readonly uses: readonly CreditUse[];
  /** The day from which the member logs, as a rule the first use of any credit of the card. */
  readonly loggedSince?: Day | undefined;
  readonly stated?: StatedUse | undefined;
  /** For credits that pay in points. */
  readonly centsPerPoint?: number | undefined;
}

/** stated: by the member. logged: from logged uses. automatic: it comes by itself. */
type UseBasis = "stated" | "logged" | "automatic" | "unknown";

export interface CreditYear {
  readonly credit: RenewalCredit;
  readonly basis: UseBasis;
  /** Logged in the last twelve months, or in the last period when that is longer. */
  readonly loggedCents?: number | undefined;
}

const MONTHS_A_YEAR = 12;

/** True if a credit renews in the year from a day; without a period it is once or per booking. */
export function comesAgain({ period, percent_back, starts, ends, ...credit }: Credit, from: Day) {
  if (!isUsable(credit) || period === undefined || percent_back !== undefined) return false;
  if (PERIOD_MONTHS[period] === undefined || credit.requires.includes("first_year")) return false;
  const last = addDays(addMonths(from, MONTHS_A_YEAR), -1);
  return (ends === undefined || ends >= from) && (starts === undefined || starts <= last);
}

/** A credit's total in the year from a day, the part that is used, and the basis of that. */
export function creditYear(input: CreditYearInput): CreditYear {
  const { credit, stated } = input;
  const yearCents = fullYear(input);
  const base = { name: credit.credit_name, yearCents };
  if (stated !== undefined)
    return { credit: { ...base, ...toUse(stated, yearCents) }, basis: "stated" };
  if (isAutomatic(credit)) return { credit: { ...base, isSure: true }, basis: "automatic" };
  const logged = loggedYear(input);
  if (logged === undefined || yearCents === undefined) return { credit: base, basis: "unknown" };
  const low = Math.min(logged, yearCents);
  const high = isLogWhole(input) ? low : yearCents;
  return { credit: { ...base, used: { low, high } }, basis: "logged", loggedCents: logged };
}

/** Points of an anniversary, without anything to do for them. */
const isAutomatic = (credit: Credit): boolean =>
  credit.anniversary_gift === true &&
  credit.annual_spend_usd === undefined &&
  credit.requires.length === 0;

function toUse(stated: StatedUse, yearCents: number | undefined): Partial<RenewalCredit> {
  if ("percent" in stated) return { usedPercent: stated.percent };
  const cents = Math.min(stated.cents, yearCents ?? stated.cents);
  return { used: { low: cents, high: cents } };
}

/** All of the year's periods, except those after the credit ends; points at their value. */
function fullYear({ credit, from, centsPerPoint }: CreditYearInput): number | undefined {
  const months = credit.period === undefined ? undefined : PERIOD_MONTHS[credit.period];
  if (credit.form === "points") {
    if (credit.amount_usd === undefined || months === undefined) return undefined;
    if (centsPerPoint === undefined) return undefined;
    return Math.floor((credit.amount_usd * MONTHS_A_YEAR * centsPerPoint) / months);
  }
  const yearEnd = addDays(addMonths(from, MONTHS_A_YEAR), -1);
  const whole = creditYearCents(credit);
  const { ends, amount_usd: usd = 0 } = credit;
  if (whole === undefined || ends === undefined || ends >= yearEnd) return whole;
  if (months === undefined || months >= MONTHS_A_YEAR) return whole;
  // A last period that is cut short still counts in full.
  const first = credit.basis === "anniversary" ? from : calendarStart(from, months);
  const periods = Math.min(
    MONTHS_A_YEAR / months,
    Math.floor(monthsBetween(first, ends) / months) + 1,
  );
  const starts = Array.from({ length: periods }, (_, at) => addMonths(first, at * months));
  return starts.reduce((sum, day) => sum + toCents(amountOf(credit, day) ?? usd), 0);
}

const amountOf = ({ month_amounts: own }: Credit, day: Day): number | undefined =>
  own.find(([month]) => month === monthOf(day))?.[1];

/** A year's share of what was logged in the last twelve months, or in the last period if longer. */
function loggedYear({ credit, uses, today }: CreditYearInput): number | undefined {
  const period = credit.period === undefined ? undefined : PERIOD_MONTHS[credit.period];
  const months = Math.max(MONTHS_A_YEAR, period ?? 0);
  const since = addMonths(today, -months);
  const recent = uses.filter(({ day }) => day > since && day <= today);
  if (recent.length === 0) return undefined;
  const cents = recent.reduce((sum, use) => sum + use.cents, 0);
  return Math.floor((cents * MONTHS_A_YEAR) / months);
}

/** A log that is younger than eleven months says how much is used at least, not at most. */
const isLogWhole = ({ loggedSince, today }: CreditYearInput): boolean =>
  loggedSince !== undefined && loggedSince <= addMonths(today, 1 - MONTHS_A_YEAR);
