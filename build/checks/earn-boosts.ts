import { groupBy } from "../../server/contract/group-by.ts";
import { defineCheck, rowProblems } from "./check.ts";

const MAX_PERCENT = 200;

export default defineCheck({
  name: "earn-boosts",
  about: "The levels of a card rise with the balance they ask for, and are sane.",
  run: (tables) => [
    ...rowProblems(tables, "earnBoosts", ({ percent_more: more }) => [
      [
        more <= 0 || more > MAX_PERCENT,
        "percent_more",
        `${more} is not between 0 and ${MAX_PERCENT}; give the per cent on top`,
      ],
    ]),
    ...[...groupBy(tables.earnBoosts, ({ card_id }) => card_id).values()].flatMap((levels) => {
      const rising = levels.toSorted((a, b) => a.percent_more - b.percent_more);
      const before = new Map(rising.map((row, at) => [row, rising[at - 1]?.min_balance_usd]));
      return rowProblems({ earnBoosts: rising }, "earnBoosts", (row) => {
        const below = before.get(row);
        const isAbove = (row.min_balance_usd ?? Infinity) > (below ?? -1);
        return [
          [!isAbove, "min_balance_usd", `not above the ${below} of a lower level; correct one`],
        ];
      });
    }),
  ],
});
