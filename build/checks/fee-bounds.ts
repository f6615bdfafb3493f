import { defineCheck, rowProblems } from "./check.ts";

/** Above the most expensive card in the list; anything higher is a typo. */
const MAX_ANNUAL_FEE_USD = 1500;
const MAX_FOREIGN_FEE_PERCENT = 5;

export default defineCheck({
  name: "fee-bounds",
  about: "Annual and foreign transaction fees are within sane bounds.",
  run: (tables) =>
    rowProblems(tables, "cards", (card) => [
      feeRule(card, "annual_fee", MAX_ANNUAL_FEE_USD),
      feeRule(card, "foreign_transaction_fee", MAX_FOREIGN_FEE_PERCENT),
    ]),
});

const feeRule = <Fee extends string>(card: Readonly<Record<Fee, number>>, fee: Fee, most: number) =>
  [card[fee] > most, fee, `${card[fee]} is over ${most}; check the figure`] as const;
