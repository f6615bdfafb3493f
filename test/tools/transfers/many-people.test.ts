import { expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { toScene } from "../../../server/member/scene.ts";
import { compareTransferPaths } from "../../../server/tools/transfers/compare-transfer-paths.ts";
import { planPointsGoal } from "../../../server/tools/trip/plan-points-goal.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";

/* Balances that combine in billions of ways: the search took minutes. */

const HOUSEHOLD = ["Ann", "Ben", "Cem"];
const HELD = [
  [349_523, 487_926],
  [721_429, 733_256],
  [670_665, 597_081],
  [236_758, 756_115],
] as const;
const balances = ["me", ...HOUSEHOLD].flatMap((owner, at) =>
  ["marriott_bonvoy", "rove_miles"].map((program, place) => ({
    program,
    owner,
    points: HELD[at]?.[place] ?? 0,
    as_of: "2026-11-01",
  })),
);
const wallet = {
  ...EMPTY_WALLET,
  balances,
  profile: { ...EMPTY_WALLET.profile, household: HOUSEHOLD },
};
const scene = toScene(wallet, {
  facts: readPinnedFacts(),
  now: Date.parse("2026-11-21T17:00:00Z"),
  newId: () => "new",
});

test("a way is found all the same, and told as the least of what was tried", () => {
  const need = 970_150;
  const { summary, warnings } = compareTransferPaths.answerOn(
    { to: "frontier_miles", need },
    scene,
  );
  expect(summary).toMatch(/Rove Miles.* gives up least of what was tried/);
  expect(warnings).toContainEqual(expect.stringContaining("too many ways to try them all"));
});

test("an ordinary award of the same people is told without a doubt", () => {
  const given = { to: "frontier_miles", need: 40_000 };
  const { summary, warnings } = compareTransferPaths.answerOn(given, scene);
  expect(summary).toMatch(/gives up least, about/);
  expect(warnings.join()).not.toContain("too many ways");
});

test("a goal of it is planned at once", () => {
  const goals = [{ program: "frontier_miles", points: 450_150 }];
  const answer = planPointsGoal.answerOn({ goals }, scene);
  expect(answer.summary).toContain("nothing missing");
});
