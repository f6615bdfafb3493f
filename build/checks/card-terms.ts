import { defineCheck, rowProblems } from "./check.ts";

const MAX_USER_FEE_USD = 400;

export default defineCheck({
  name: "card-terms",
  about: "The first year costs no more than the others; fees of further users are sane.",
  needsAllRows: true,
  run: (tables) => {
    const fees = new Map(tables.cards.map(({ id, annual_fee }) => [id, annual_fee]));
    return rowProblems(tables, "terms", (row) => {
      const { first_year_fee_usd: first = 0, authorized_user_fee_usd: user = 0 } = row;
      const fee = fees.get(row.card_id) ?? 0;
      return [
        [first > fee, "first_year_fee_usd", `above the annual fee, ${fee}; correct one`],
        [user > MAX_USER_FEE_USD, "authorized_user_fee_usd", `over ${MAX_USER_FEE_USD}; check it`],
      ];
    });
  },
});
