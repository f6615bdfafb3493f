import { expect, it } from "vitest";
import { planGoals } from "../../server/advice/goals/points-goal.ts";
import { finish } from "../../server/tools/frame/in-pieces.ts";
import { comparePaths } from "../../server/advice/transfers/transfer-paths.ts";
import { findTerms } from "../../server/advice/transfers/transfer-terms.ts";
import { realTables } from "./transfer-fixtures.ts";

/* Points that move 1:1 between the accounts of one person in a family of programs. */

const tables = realTables();
const DAY = "2026-11-24";
const CARDS = new Set(["capital-one-venture-x", "citi-strata-premier", "amex-gold"]);

const held = (program: string, points: number, cpp = 1.5) => ({
  program,
  owner: "me",
  points,
  cpp,
});

const input = (balances: readonly ReturnType<typeof held>[]) => ({
  tables,
  balances,
  programRules: tables.programRules,
  redemptions: tables.redemptions,
  cardsOf: () => CARDS,
  day: DAY,
  owners: ["me"],
  cash_cents: undefined,
});

const legsTo = (to: string, need: number, ...balances: ReturnType<typeof held>[]) =>
  finish(comparePaths({ ...input(balances), to, need })).best[0]?.legs.map((leg) => [
    leg.from,
    leg.send,
  ]);

it("Avios of every airline reach every other", () => {
  const avios = tables.programs.filter(({ family }) => family === "avios").map(({ key }) => key);
  expect(avios).toHaveLength(5);
  for (const from of avios) {
    for (const to of avios.filter((key) => key !== from)) {
      expect(findTerms(tables, from, to, new Set(), DAY)).toMatchObject({
        state: "usable",
        terms: { ratio_in: 1, ratio_out: 1, sources: [] },
      });
      expect(legsTo(to, 9999, held(from, 10_000))).toEqual([[from, 9999]]);
    }
  }
  expect(findTerms(tables, "iberia_avios", "virgin_red", new Set(), DAY).state).toBe("unknown");
});

it("a bank that does not reach one of them goes by another", () => {
  expect(legsTo("iberia_avios", 20_000, held("capital_one_miles", 30_000))).toEqual([
    ["capital_one_miles", 20_000],
    ["british_airways_avios", 20_000],
  ]);
  expect(legsTo("virgin_atlantic", 20_000, held("capital_one_miles", 30_000))).toEqual([
    ["capital_one_miles", 20_000],
    ["virgin_red", 20_000],
  ]);
});

it("a bank that reaches it goes straight, and the goal is planned alike", () => {
  const balances = [
    held("amex_membership_rewards", 40_000, 1.9),
    held("citi_thankyou", 30_000, 1.6),
    held("british_airways_avios", 12_345, 1.2),
  ];
  const {
    best: [best],
  } = finish(comparePaths({ ...input(balances), to: "iberia_avios", need: 60_000 }));
  const [plan] = finish(
    planGoals({
      ...input(balances),
      owner: "me",
      goals: [{ program: "iberia_avios", need: 60_000 }],
    }),
  );
  expect(best).toMatchObject({ shortfall: 0 });
  expect(plan).toMatchObject({ missing: 0 });
  expect(plan?.transfers.flatMap(({ legs }) => legs.map(({ from }) => from)).toSorted()).toEqual(
    best?.legs.map(({ from }) => from).toSorted(),
  );
});
