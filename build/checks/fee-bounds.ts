import { defineCheck } from "./check.ts";

/** Above the dearest card of the list, below what only a slip of the keyboard gives. */
const MAX_ANNUAL_FEE_USD = 1500;
const MAX_FOREIGN_FEE_PERCENT = 5;

export default defineCheck({
  name: "fee-bounds",
  about: "Annual and foreign transaction fees are within sane bounds.",
  severity: "error",
  run: ({ cards }) =>
    cards.flatMap(({ line, annual_fee, foreign_transaction_fee }) => [
      ...outOfBounds(line, "annual_fee", annual_fee, MAX_ANNUAL_FEE_USD),
      ...outOfBounds(
        line,
        "foreign_transaction_fee",
        foreign_transaction_fee,
        MAX_FOREIGN_FEE_PERCENT,
      ),
    ]),
});

function outOfBounds(line: number, column: string, fee: number, most: number) {
  if (fee <= most) return [];
  return [{ file: "cards.csv", line, column, message: `${fee} is over ${most}; check the figure` }];
}
