import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

type Credit = Rows<"credits">[number];

const FILE = "card-credits.csv";

/** Above the largest credit of one period, in US dollars; points are counted otherwise. */
const MAX_USD = 3000;

export default defineCheck({
  name: "credit-terms",
  about:
    "A credit has its amount and its period together, a basis where periods repeat, the spend that opens it once, and says how a purchase uses it.",
  severity: "error",
  run: ({ credits }) =>
    credits.flatMap((credit) => [
      ...amountProblems(credit),
      ...periodProblems(credit),
      ...monthProblems(credit),
      ...spendProblems(credit),
      ...useProblems(credit),
    ]),
});

function amountProblems(credit: Credit): readonly Problem[] {
  const { amount_usd: amount } = credit;
  if (amount === undefined || credit.form === "points") return [];
  if (amount > 0 && amount <= MAX_USD) return [];
  return [
    problemAt(FILE, credit, "amount_usd", `${amount} is not between 0 and ${MAX_USD}; check it`),
  ];
}

function periodProblems(credit: Credit): readonly Problem[] {
  if (credit.amount_usd !== undefined && credit.period === undefined && credit.note === "") {
    return [
      problemAt(
        FILE,
        credit,
        "period",
        "missing; an amount is for a period; if no source says which, say that in the note",
      ),
    ];
  }
  const repeats = ["month", "quarter", "half_year", "year"].includes(credit.period ?? "");
  if (!repeats || credit.basis !== undefined || credit.note !== "") return [];
  const message =
    `missing; does the ${credit.period} follow the calendar or the account? ` +
    `if no source says so, say that in the note`;
  return [problemAt(FILE, credit, "basis", message)];
}

function monthProblems(credit: Credit): readonly Problem[] {
  if (credit.month_amounts.length === 0 || credit.period === "month") return [];
  return [
    problemAt(FILE, credit, "month_amounts", "only a credit of a month has amounts by month"),
  ];
}

/** The spend that opens a credit is told by its figure or, where no source gives one, by `requires`. */
function spendProblems(credit: Credit): readonly Problem[] {
  const { annual_spend_usd: usd, annual_spend_basis: basis, merchants, requires } = credit;
  const problem = (column: string, message: string) => [problemAt(FILE, credit, column, message)];
  return [
    ...(usd !== undefined && requires.includes("annual_spend")
      ? problem("requires", "annual_spend is told by annual_spend_usd already; leave it out here")
      : []),
    ...(usd === undefined && basis !== undefined
      ? problem("annual_spend_basis", "of no spend; give annual_spend_usd or leave it empty")
      : []),
    ...(credit.annual_spend_at_merchants === true && (usd === undefined || merchants.length === 0)
      ? problem("annual_spend_at_merchants", "needs annual_spend_usd and the merchants that count")
      : []),
  ];
}

/** The part of a purchase that a credit pays, and the note where only some purchases count. */
function useProblems(credit: Credit): readonly Problem[] {
  const { counts_as: countsAs, per_use_usd: perUse, form, note } = credit;
  const problem = (column: string, message: string) => [problemAt(FILE, credit, column, message)];
  const isPurchased = form !== "points" && form !== "membership";
  return [
    ...(countsAs !== undefined && !isPurchased
      ? problem("counts_as", `no purchase uses ${form}; leave it empty`)
      : []),
    ...(countsAs === "part" && perUse === undefined
      ? problem("per_use_usd", "missing; how much of the credit does one purchase take?")
      : []),
    ...(countsAs === "whole" && perUse !== undefined
      ? problem("counts_as", "with an amount for one purchase it is part or conditional")
      : []),
    ...((countsAs === "conditional" || countsAs === "unknown") && note === ""
      ? problem("note", "missing; say which purchases use it, or what no source says")
      : []),
  ];
}
