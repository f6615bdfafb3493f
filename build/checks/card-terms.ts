import { defineCheck, rowProblems } from "./check.ts";

const FILE = "card-terms.csv";
const MAX_USER_FEE_USD = 400;

export default defineCheck({
  name: "card-terms",
  about: "The first year costs no more than the others; fees of further users are sane.",
  severity: "error",
  needsAllRows: true,
  run: ({ terms, cards }) => {
    const fees = new Map(cards.map(({ id, annual_fee }) => [id, annual_fee]));
    return terms.flatMap((row) => {
      const fee = fees.get(row.card_id) ?? 0;
      return rowProblems(FILE, row, [
        [
          (row.first_year_fee_usd ?? 0) > fee,
          "first_year_fee_usd",
          `above the annual fee, ${fee}; correct one`,
        ],
        [
          (row.authorized_user_fee_usd ?? 0) > MAX_USER_FEE_USD,
          "authorized_user_fee_usd",
          `over ${MAX_USER_FEE_USD}; check it`,
        ],
      ]);
    });
  },
});
