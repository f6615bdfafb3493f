import { groupBy } from "../../server/contract/group-by.ts";
import type { Rows } from "../read.ts";
import { defineCheck, holdsOn, releaseDay, rowProblems } from "./check.ts";

export default defineCheck({
  name: "base-rates",
  about: "An open card that earns has one base rate today; a card without a currency has no rates.",
  needsAllRows: true,
  run: (tables) => {
    const rates = groupBy(tables.earnRates, ({ card_id }) => card_id);
    const day = releaseDay(tables) ?? "";
    return tables.cards.flatMap((card) => {
      const { id, status, rewards_currency: currency } = card;
      const earnRates = rates.get(id) ?? [];
      const [first, second] = earnRates.filter((rate) => isBaseRate(rate) && holdsOn(rate, day));
      const twice = `line ${first?.line} is the base rate of ${id} already; keep one`;
      const none = `${id} has no base rate; add its everything_else row to earn-rates.csv`;
      const isMissing = currency !== undefined && status === "open" && first === undefined;
      return [
        ...rowProblems({ earnRates }, "earnRates", (rate) => [
          [
            currency === undefined,
            "card_id",
            `${id} has no rewards currency; give it one, or no rates`,
          ],
          [currency !== undefined && rate === second, "category", twice],
        ]),
        ...rowProblems({ cards: [card] }, "cards", () => [[isMissing, "id", none]]),
      ];
    });
  },
});

const isBaseRate = (rate: Rows<"earnRates">[number]): boolean =>
  rate.category === "everything_else" &&
  rate.selection === "always" &&
  rate.region === "anywhere" &&
  rate.min_purchase_usd === undefined &&
  [rate.merchants, rate.channels, rate.via, rate.requires].every((list) => list.length === 0);
