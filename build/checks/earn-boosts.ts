import { groupBy } from "../group-by.ts";
import { defineCheck, problemAt } from "./check.ts";

const FILE = "earn-boosts.csv";
const MAX_PERCENT = 200;

export default defineCheck({
  name: "earn-boosts",
  about: "The levels of a card rise with the balance they ask for, and are sane.",
  severity: "error",
  run: ({ earnBoosts }) => [
    ...earnBoosts
      .filter(({ percent_more: more }) => more <= 0 || more > MAX_PERCENT)
      .map((row) =>
        problemAt(
          FILE,
          row,
          "percent_more",
          `${row.percent_more} is not between 0 and ${MAX_PERCENT}; give the per cent on top`,
        ),
      ),
    ...[...groupBy(earnBoosts, ({ card_id }) => card_id).values()].flatMap((levels) => {
      const rising = levels.toSorted((a, b) => a.percent_more - b.percent_more);
      return rising.flatMap((row, at) => {
        const below = rising[at - 1]?.min_balance_usd;
        if (row.min_balance_usd === undefined || below === undefined) return [];
        if (row.min_balance_usd > below) return [];
        const message = `not above the ${below} of a lower level; correct one`;
        return [problemAt(FILE, row, "min_balance_usd", message)];
      });
    }),
  ],
});
