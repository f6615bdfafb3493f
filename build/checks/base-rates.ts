import { groupBy } from "../group-by.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, holdsOn, problemAt, releaseDay } from "./check.ts";

type Rate = Rows<"earnRates">[number];

const FILE = "earn-rates.csv";

export default defineCheck({
  name: "base-rates",
  about: "An open card that earns has one base rate today; a card without a currency has no rates.",
  needsAllRows: true,
  run: (tables) => {
    const rates = groupBy(tables.earnRates, ({ card_id }) => card_id);
    const day = releaseDay(tables) ?? "";
    return tables.cards.flatMap((card) =>
      card.rewards_currency === undefined
        ? (rates.get(card.id) ?? []).map((rate) =>
            problemAt(
              FILE,
              rate,
              "card_id",
              `${rate.card_id} has no rewards currency; give it one, or no rates`,
            ),
          )
        : missingOrDouble(card, rates.get(card.id) ?? [], day),
    );
  },
});

function missingOrDouble(card: Tables["cards"][number], rates: readonly Rate[], day: string) {
  const base = rates.filter((rate) => isBaseRate(rate) && holdsOn(rate, day));
  const [first, second] = base;
  if (second !== undefined && first !== undefined) {
    const message = `line ${first.line} is the base rate of ${card.id} already; keep one`;
    return [problemAt(FILE, second, "category", message)];
  }
  if (first !== undefined || card.status !== "open") return [];
  const message = `${card.id} has no base rate; add its everything_else row to ${FILE}`;
  return [problemAt("cards.csv", card, "id", message)];
}

/** True for the rate of a card on any purchase whatever. */
const isBaseRate = (rate: Rate): boolean =>
  rate.category === "everything_else" &&
  rate.selection === "always" &&
  rate.region === "anywhere" &&
  rate.min_purchase_usd === undefined &&
  [rate.merchants, rate.channels, rate.via, rate.requires].every((list) => list.length === 0);
