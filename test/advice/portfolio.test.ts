import { describe, expect, it } from "vitest";
import { expiryOf } from "../../server/advice/goals/points-expiry.ts";
import {
  type HeldBalance,
  type PortfolioInput,
  type Styled,
  valuePortfolio,
} from "../../server/advice/goals/portfolio.ts";
import { realTables } from "./transfer-fixtures.ts";

const { programRules } = realTables();
const DAY = "2026-11-21";
const CPP: Readonly<Record<string, Styled>> = {
  world_of_hyatt: { floor: 1.5, typical: 1.7, high: 2 },
  jetblue_trueblue: { floor: 1.3, typical: 1.3, high: 1.4 },
};
const held = (program: string, points: number, own: Partial<HeldBalance> = {}): HeldBalance => ({
  program,
  owner: "me",
  points,
  cpp: CPP[program],
  ...own,
});
const value = (balances: readonly HeldBalance[], own: Partial<PortfolioInput> = {}) =>
  valuePortfolio({
    balances,
    programRules,
    day: DAY,
    within_days: 90,
    ...own,
  });

describe("a portfolio", () => {
  it("is valued at floor, typical and high, with shares of the typical value", () => {
    const portfolio = value([
      held("world_of_hyatt", 10_000),
      held("jetblue_trueblue", 10_000, { owner: "partner" }),
    ]);
    expect(portfolio.total).toEqual({ floor: 28_000, typical: 30_000, high: 34_000 });
    expect(portfolio.by_program.map(({ of, percent }) => [of, percent])).toEqual([
      ["world_of_hyatt", 56.7],
      ["jetblue_trueblue", 43.3],
    ]);
    expect(portfolio.by_owner.map(({ of, points }) => [of, points])).toEqual([
      ["me", undefined],
      ["partner", undefined],
    ]);
  });

  it("leaves programs without a value out of the total and names them", () => {
    const portfolio = value([held("virgin_red", 5000), held("world_of_hyatt", 100)]);
    expect(portfolio.unvalued).toEqual(["virgin_red"]);
    expect(portfolio.total.typical).toBe(170);
  });

  it("says which points lapse soon, which have and which nobody can tell", () => {
    const portfolio = value([
      held("world_of_hyatt", 1000, { last_activity_on: "2024-12-31" }),
      held("world_of_hyatt", 2000, { last_activity_on: "2024-11-20" }),
      held("world_of_hyatt", 4000),
      held("jetblue_trueblue", 8000),
    ]);
    expect(portfolio.expiring.typical).toBe(1700);
    expect(portfolio.lapsed.typical).toBe(3400);
    expect(portfolio.expiry_unknown.typical).toBe(6800);
    expect(portfolio.balances.map((row) => row.is_expired)).toEqual([false, true, false, false]);
  });

  it("pools what several owners hold when the program lets them; unknown stays unknown", () => {
    const of = (program: string) =>
      value([held(program, 10), held(program, 20, { owner: "partner" })]).poolable[0];
    expect(of("jetblue_trueblue")).toMatchObject({
      points: 30,
      can_pool: true,
      pooling: { rule: "anyone", max_members: 7 },
    });
    expect(of("citi_thankyou")).toMatchObject({ can_pool: false });
    expect(of("world_of_hyatt")).toMatchObject({ can_pool: undefined });
    expect(value([held("citi_thankyou", 1)]).poolable).toEqual([]);
  });
});

describe("the expiry of points", () => {
  it("is the member's date, the rule with the last activity, or unknown", () => {
    const of = (program: string, own = {}) => expiryOf(programRules, { program, ...own });
    expect(of("world_of_hyatt", { expires_on: "2027-01-01" })).toMatchObject({
      on: "2027-01-01",
      by: "member",
    });
    expect(of("hilton_honors", { last_activity_on: "2026-02-28" })).toMatchObject({
      on: "2028-02-27",
      by: "rule",
    });
    expect(of("hilton_honors").kind).toBe("unknown");
    expect(of("delta_skymiles").kind).toBe("never");
    expect(of("chase_ultimate_rewards").kind).toBe("with_account");
    expect(of("costco_cash").kind).toBe("unknown");
    expect(of("ana_mileage_club", { last_activity_on: DAY }).kind).toBe("unknown");
    expect(of("no_such_program").kind).toBe("unknown");
  });

  it("is not read from an unverified rule", () => {
    expect(expiryOf(programRules, { program: "virgin_atlantic" }).kind).toBe("unknown");
    expect(expiryOf(programRules, { program: "qatar_avios", last_activity_on: DAY }).kind).toBe(
      "unknown",
    );
  });
});
