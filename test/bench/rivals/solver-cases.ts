import type { FundingProblem } from "../../../server/advice/solver/funding-bounds.ts";
import type { AssignmentProblem, Way } from "../../../server/advice/solver/way-pruning.ts";
import { toNetwork } from "../../../server/advice/transfers/transfer-network.ts";
import { toProblem } from "../../../server/advice/transfers/transfer-path.ts";
import { toSetting, toYearProblem } from "../../../server/advice/year/year-problem.ts";
import { real, tables, TODAY, tree } from "../../advice/earning-fixtures.ts";
import { realTables } from "../../advice/transfer-fixtures.ts";
import { pick, type Random } from "../random.ts";

/* Problems as the member tools make them: real cards, rates and transfer terms, random wallets. */

export interface FundingCase {
  readonly problem: FundingProblem;
  readonly need: number;
}

const transfers = realTables();
const destinations = [...new Set(transfers.routes.map(({ dest }) => dest))];
const currencies = [...new Set(transfers.routes.map(({ source }) => source))];
const unlocking = [...new Set(transfers.unlocks.map(({ card_id: id }) => id))];
const earning = [...new Set(tables.earnRates.map(({ card_id: id }) => id))];
const choosing = [
  ...new Set(
    tables.earnRates
      .filter(({ selection }) => selection === "choice" || selection === "top_spend")
      .map(({ card_id: id }) => id),
  ),
];
const categories = tables.spendCategories.map(({ key }) => key);

const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

const some = <Item>(random: Random, count: number, items: readonly Item[]): readonly Item[] => [
  ...new Set(Array.from({ length: count }, () => pick(random, items))),
];

/** One or two people with two to seven balances, and points for one award. */
export function toFundingCase(random: Random): FundingCase {
  const owners = ["me", "partner"].slice(0, whole(random, 1, 2));
  const to = pick(random, destinations);
  const nearby = transfers.routes.filter(({ dest }) => dest === to).map(({ source }) => source);
  const balances = owners.flatMap((owner) =>
    some(random, whole(random, 1, 4), [...nearby, ...nearby, ...currencies, to]).map((program) => ({
      program,
      owner,
      points: whole(random, 500, 150_000),
      cpp: whole(random, 60, 220) / 100,
    })),
  );
  const cards = new Set(unlocking);
  const day = TODAY;
  const network = toNetwork({ tables: transfers, balances, cardsOf: () => cards, to, day });
  return {
    problem: toProblem(network, network.pools),
    need: whole(random, 5, 120) * pick(random, [1000, 1000, 500, 1]) + whole(random, 0, 1),
  };
}

/** A wallet of one to twelve cards, and a year of spend on up to fifteen lines. */
export const toYearCase = (random: Random): AssignmentProblem<Way> =>
  toYear(random, some(random, whole(random, 1, 12), earning));

/** The same of three to thirty cards that pay more on what the member chooses or spends most on. */
export const toChoiceCase = (random: Random): AssignmentProblem<Way> =>
  toYear(
    random,
    Array.from({ length: whole(random, 3, 30) }, () => pick(random, choosing)),
  );

function toYear(random: Random, ids: readonly string[]): AssignmentProblem<Way> {
  const cards = ids.map((id, at) =>
    real(id, {
      id: `${id}-${at}`,
      value: { centsPerPoint: whole(random, 60, 220) / 100, basis: "service_estimate" },
    }),
  );
  const spend = some(random, whole(random, 2, 15), categories).map((category) => ({
    key: category,
    category,
    monthlyCents: whole(random, 20, 2500) * pick(random, [100, 100, 1]),
  }));
  return toYearProblem(
    toSetting({ tree, cards, spend, from: TODAY, baselinePercent: 2, assumed: ["activation"] }),
  );
}
