import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

type Credit = Rows<"credits">[number];

/** US dollars, above the largest known credit for one period; does not apply to points. */
const MAX_USD = 3000;

export default defineCheck({
  name: "credit-terms",
  about:
    "A credit has its amount and its period together, a basis where periods repeat, the spend that opens it once, and says how a purchase uses it.",
  run: (tables) =>
    rowProblems(tables, "credits", (credit) => [
      ...amountRules(credit),
      ...spendRules(credit),
      ...useRules(credit),
    ]),
});

const REPEATING: ReadonlySet<unknown> = new Set(["month", "quarter", "half_year", "year"]);

function amountRules({ amount_usd: amount, period, basis, note, ...credit }: Credit) {
  const isSane = amount === undefined || (amount > 0 && amount <= MAX_USD);
  const lacksPeriod = amount !== undefined && period === undefined && note === "";
  const lacksBasis = REPEATING.has(period) && basis === undefined && note === "";
  return [
    [
      !isSane && credit.form !== "points",
      "amount_usd",
      `${amount} is not between 0 and ${MAX_USD}; check it`,
    ],
    [
      lacksPeriod,
      "period",
      "missing; an amount is for a period; if no source says which, say that in the note",
    ],
    [
      lacksBasis,
      "basis",
      `missing; does the ${period} follow the calendar or the account? ` +
        `if no source says so, say that in the note`,
    ],
    [
      credit.month_amounts.length > 0 && period !== "month",
      "month_amounts",
      "only a credit of a month has amounts by month",
    ],
  ] as const;
}

/** Spend that unlocks a credit is a figure or, where no source gives one, in `requires`. */
function spendRules({ annual_spend_usd: usd, merchants, requires, ...credit }: Credit) {
  const countsAtMerchants = credit.annual_spend_at_merchants === true;
  return [
    [
      usd !== undefined && requires.includes("annual_spend"),
      "requires",
      "annual_spend is told by annual_spend_usd already; leave it out here",
    ],
    [
      usd === undefined && credit.annual_spend_basis !== undefined,
      "annual_spend_basis",
      "of no spend; give annual_spend_usd or leave it empty",
    ],
    [
      countsAtMerchants && (usd === undefined || merchants.length === 0),
      "annual_spend_at_merchants",
      "needs annual_spend_usd and the merchants that count",
    ],
  ] as const;
}

/** How much of a purchase a credit pays; a note is required where only some count. */
function useRules({ counts_as: countsAs, per_use_usd: perUse, form, note }: Credit) {
  const isPurchased = form !== "points" && form !== "membership";
  const isVague = countsAs === "conditional" || countsAs === "unknown";
  return [
    [
      countsAs !== undefined && !isPurchased,
      "counts_as",
      `no purchase uses ${form}; leave it empty`,
    ],
    [
      countsAs === "part" && perUse === undefined,
      "per_use_usd",
      "missing; how much of the credit does one purchase take?",
    ],
    [
      countsAs === "whole" && perUse !== undefined,
      "counts_as",
      "with an amount for one purchase it is part or conditional",
    ],
    [isVague && note === "", "note", "missing; say which purchases use it, or what no source says"],
  ] as const;
}
