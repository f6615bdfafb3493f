import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

describe("calculate_redemption_value", () => {
  test.each([
    [{ cash_price: -1, points: 1, program: "hyatt" }, "cash_price"],
    [{ cash_price: 1, points: 1.5, program: "hyatt" }, "points"],
    [{ cash_price: 1, points: 1, program: "hyatt", travelers: 0 }, "travelers"],
    [{ cash_price: 1, points: 1, program: "no such program at all" }, "No program is called"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("calculate_redemption_value", input)).toContain(message);
  });

  test("counts a bonus that was quoted in place of ours, and says whose it is", async () => {
    const input = { cash_price: 500, points: 26_000, program: "flying blue", from: "MR" };
    const { data } = await member.call("calculate_redemption_value", { ...input, bonus_pct: 30 });
    expect(data).toMatchObject({
      points_spent: 20_000,
      cpp: 2.5,
      transfer: { bonus_pct: 30, bonus_basis: "quoted", receive: 26_000, surplus: 0 },
    });
  });

  test("transfers at the terms of a card that is not held, when it is named", async () => {
    const input = {
      cash_price: 500,
      points: 30_000,
      program: "hyatt",
      from: "chase_ultimate_rewards",
    };
    const mine = await member.call("calculate_redemption_value", input);
    const asIf = await member.call("calculate_redemption_value", { ...input, card: "csr" });
    expect(mine.data).toMatchObject({ points_spent: 40_000 });
    expect(asIf.data).toMatchObject({ points_spent: 30_000 });
  });

  test("takes the points of a program for its own when both ends are one", async () => {
    const input = { cash_price: 500, points: 30_000, program: "hyatt", from: "hyatt" };
    const { data } = await member.call("calculate_redemption_value", input);
    expect(data).not.toHaveProperty("transfer");
  });
});

describe("plan_points_goal", () => {
  test.each([
    [{ goals: [] }, "goals"],
    [{ goals: [{ program: "hyatt", points: 0 }] }, "points"],
    [{ goals: [{ program: "hyatt", points: 1, by_date: "2026-02-30" }] }, "by_date"],
    [{ goals: [{ program: "no such program at all", points: 1 }] }, "No program is called"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("plan_points_goal", input)).toContain(message);
  });

  test("asks which program is meant", async () => {
    const goals = [{ program: "avios", points: 1000 }];
    expect((await member.call("plan_points_goal", { goals })).status).toBe("needs_input");
  });

  test("without a spending profile tells how to give one, and guesses no months", async () => {
    const { spend: _spend, ...untold } = DEMO_WALLET;
    await member.setWallet(untold);
    const goals = [{ program: "hyatt", points: 900_000 }];
    const answer = await member.call("plan_points_goal", { goals });
    const kinds = Object.values(answer.data?.["ways"] ?? {}).map((way) => way.kind);
    expect(kinds).not.toContain("spend");
    expect(JSON.stringify(answer["next_actions"])).toContain("set_spending_profile");
  });

  test("offers no business card to who may not have one", async () => {
    const goals = [{ program: "hyatt", points: 900_000 }];
    const { data } = await member.call("plan_points_goal", { goals });
    const names = Object.values(data?.["ways"] ?? {}).flatMap((way) => way.card_name ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toContain("Business");
  });

  test("keeps owners' names out of the summary and the warnings", async () => {
    await member.setWallet({
      ...DEMO_WALLET,
      balances: [
        { program: "delta_skymiles", owner: "BANANA", points: 5000, as_of: "2026-11-01" },
        { program: "air_canada_aeroplan", owner: "BANANA", points: 5000, as_of: "2026-11-01" },
      ],
    });
    const goals = [
      { program: "delta", points: 9000 },
      { program: "aeroplan", points: 9000 },
    ];
    const { data, ...said } = await member.call("plan_points_goal", { goals });
    expect(JSON.stringify(data)).toContain("BANANA");
    expect(JSON.stringify(said)).not.toContain("BANANA");
  });
});
