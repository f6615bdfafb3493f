import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GoalInput, monthsToEarn, planGoals } from "../../server/advice/goals/points-goal.ts";
import { finish } from "../../server/tools/frame/in-pieces.ts";
import { realTables } from "./transfer-fixtures.ts";

const tables = realTables();
const DAY = "2026-11-21";
const CARDS: Readonly<Record<string, readonly string[]>> = {
  me: ["chase-sapphire-preferred", "amex-gold", "citi-double-cash"],
  Sam: ["amex-platinum"],
};

const plan = (own: Pick<GoalInput, "goals" | "balances"> & Partial<GoalInput>) =>
  finish(
    planGoals({
      tables,
      programRules: tables.programRules,
      cardsOf: (owner) => new Set(CARDS[owner] ?? []),
      day: DAY,
      owner: "me",
      ...own,
    }),
  );

const held = (program: string, points: number, owner = "me", cpp: number | undefined = 1) => ({
  program,
  owner,
  points,
  cpp,
});

describe("a plan for points goals", () => {
  it("joins linked points that a card opens and sends them as one", () => {
    const [only] = plan({
      goals: [{ program: "united_mileageplus", need: 30_000 }],
      balances: [held("chase_ultimate_rewards", 10_000), held("chase_ur_cashback_only", 20_500)],
    });
    expect(only?.transfers).toMatchObject([{ send: 30_000, receive: 30_000 }]);
    expect(only?.left.find(({ program }) => program === "chase_ultimate_rewards")?.points).toBe(
      500,
    );
  });

  it("uses points that nobody values last", () => {
    const [only] = plan({
      goals: [{ program: "flying_blue", need: 10_000 }],
      balances: [
        { program: "bilt_rewards", owner: "me", points: 20_000, cpp: undefined },
        held("amex_membership_rewards", 20_000, "me", 1.9),
      ],
    });
    expect(only?.transfers.map((one) => one.program)).toEqual(["amex_membership_rewards"]);
    expect(only?.alternatives.map((one) => one.program)).toEqual(["bilt_rewards"]);
  });

  it("pools with no more people than the rule lets, those with most points first", () => {
    const [only] = plan({
      goals: [{ program: "united_mileageplus", need: 100_000 }],
      balances: [
        held("chase_ultimate_rewards", 10_000),
        held("chase_ultimate_rewards", 20_000, "Sam"),
        held("chase_ultimate_rewards", 40_000, "Kim"),
      ],
    });
    expect(only?.transfers).toMatchObject([
      { send: 50_000, lent: [{ owner: "Kim", points: 40_000 }] },
    ]);
    expect(only?.missing).toBe(50_000);
  });

  it("takes no more from any balance than is there, whatever the goals", () => {
    const program = fc.constantFrom(
      "amex_membership_rewards",
      "chase_ultimate_rewards",
      "chase_ur_cashback_only",
      "citi_thankyou",
      "marriott_bonvoy",
      "world_of_hyatt",
      "air_canada_aeroplan",
      "flying_blue",
    );
    const balance = fc.record({
      program,
      owner: fc.constantFrom("me", "Sam"),
      points: fc.integer({ min: 0, max: 120_000 }),
      cpp: fc.constantFrom(undefined, 0.7, 1.5, 1.9),
    });
    const goal = fc.record({ program, need: fc.integer({ min: 1, max: 150_000 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(balance, { maxLength: 8, selector: (one) => one.program + one.owner }),
        fc.array(goal, { minLength: 1, maxLength: 3 }),
        (balances, goals) => {
          const plans = plan({ balances, goals });
          let before = balances.reduce((sum, { points }) => sum + points, 0);
          for (const { goal: asked, own, pooled, transfers, missing, left } of plans) {
            const pool = pooled.reduce((sum, { points }) => sum + points, 0);
            const sent = transfers
              .flatMap(({ spent }) => spent)
              .reduce((sum, { points }) => sum + points, 0);
            const arrived = transfers.reduce((sum, { receive }) => sum + receive, 0);
            expect(missing).toBe(Math.max(0, asked.need - own - pool - arrived));
            expect(left.every(({ points }) => points >= 0)).toBe(true);
            const after = left.reduce((sum, { points }) => sum + points, 0);
            expect(after).toBe(before - own - pool - sent);
            before = after;
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("the months to earn points", () => {
  it("are whole, and the fewest that suffice", () => {
    expect(monthsToEarn(60_000, 48_000)).toBe(15);
    expect(monthsToEarn(60_001, 48_000)).toBe(16);
    expect(monthsToEarn(0, 48_000)).toBe(0);
    expect(monthsToEarn(1, 0)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (need, year) => {
          const months = monthsToEarn(need, year) ?? 0;
          expect(months * year).toBeGreaterThanOrEqual(need * 12);
          expect((months - 1) * year).toBeLessThan(need * 12);
        },
      ),
    );
  });
});
