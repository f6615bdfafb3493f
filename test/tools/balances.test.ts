import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { type Member, openMember } from "./member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const MR = "amex_membership_rewards";

const WITH_SAM = {
  ...EMPTY_WALLET,
  profile: { ...EMPTY_WALLET.profile, household: ["Sam"] },
};

describe("list_balances", () => {
  test("of an empty wallet is empty", async () => {
    expect(await member.call("list_balances")).toMatchObject({
      status: "ok",
      data: { balances: [], total_usd: 0 },
    });
  });

  test("tells the rule of the program asked for though nothing is held in it", async () => {
    expect(await member.call("list_balances", { program: "delta" })).toMatchObject({
      data: { balances: [], rule: { program: "delta_skymiles", expiry_rule: "never" } },
    });
  });

  test("values points at the member's own figure before the service's", async () => {
    await member.setWallet({
      ...EMPTY_WALLET,
      balances: [{ program: MR, owner: "me", points: 12_345, as_of: "2026-11-01" }],
      valuations: { [MR]: { cpp: 1.35, set_on: "2026-11-01" } },
    });
    const { data } = await member.call("list_balances");
    expect(data).toMatchObject({
      balances: [{ points: 12_345, cpp: 1.35, cpp_basis: "own", value_usd: 166.66 }],
      total_usd: 166.66,
    });
  });

  test("sums them by the kind of program", async () => {
    const balance = (program: string, points: number) => ({
      program,
      owner: "me",
      points,
      as_of: "2026-11-01",
    });
    await member.setWallet({
      ...EMPTY_WALLET,
      balances: [
        balance("hilton_honors", 40_000),
        balance("world_of_hyatt", 10_000),
        balance(MR, 5000),
      ],
    });
    const { data } = await member.call("list_balances");
    expect(data).toMatchObject({
      by_category: [
        { category: "hotel", points: 50_000 },
        { category: "transferable", points: 5000 },
      ],
    });
  });

  test("only those that fit, added up by program and owner with how far each is behind", async () => {
    await member.setWallet(DEMO_WALLET);
    const over = await member.call("list_balances", {
      kinds: ["transferable"],
      min_points: 90_000,
    });
    expect(over.data).toMatchObject({
      total_points: 442_000,
      program_count: 2,
      by_program: [
        { program: MR, points: 339_700, owners: ["me", "Sam"], behind_points: 0 },
        { points: 102_300, behind_points: 237_400 },
      ],
      by_owner: [{ owner: "me" }, { owner: "Sam", behind_points: 259_600 }],
    });
    const without = await member.call("list_balances", {
      without_programs: ["MR"],
      without_kinds: ["hotel"],
      max_usd: 1600,
    });
    expect(without.data).toMatchObject({ total_points: 83_640, program_count: 1 });
  });

  test("is of one owner, or one program by any name", async () => {
    await member.setWallet(DEMO_WALLET);
    const count = async (input: object) =>
      Object.values((await member.call("list_balances", input)).data?.["balances"] ?? []).length;
    expect(await count({})).toBe(5);
    expect(await count({ owner: "Sam" })).toBe(1);
    expect(await count({ household: false })).toBe(4);
    expect(await count({ owner: "me", household: true })).toBe(5);
    expect(await count({ program: "MR" })).toBe(2);
    expect(await count({ program: "hyatt" })).toBe(1);
  });

  test("asks which program is meant, and names the nearest to an unknown one", async () => {
    const asked = await member.call("list_balances", { program: "avios" });
    expect(asked.status).toBe("needs_input");
    expect(asked["needs_input"]).toMatchObject({
      candidates: expect.arrayContaining([
        { id: "british_airways_avios", label: "British Airways Club" },
      ]),
    });
    expect(await member.fail("list_balances", { program: "chase ultimat rewardz xyz" })).toContain(
      "No program is called",
    );
  });
});

test("an expiry is the same last usable day wherever it is told, and says whose it is", async () => {
  const bonvoy = {
    program: "marriott_bonvoy",
    points: 1000,
    last_activity_on: "2024-11-22",
  };
  const day = { expires_on: "2026-11-21" };
  expect((await member.call("set_balance", bonvoy)).data).toMatchObject({
    balance: { ...day, expires_basis: "derived" },
  });
  await member.call("set_balance", { program: "hyatt", points: 5, expires_on: "2026-12-01" });
  expect((await member.call("list_balances")).data).toMatchObject({
    balances: [
      { ...day, expires_basis: "derived" },
      { expires_on: "2026-12-01", expires_basis: "given" },
    ],
  });
  const portfolio = await member.call("value_portfolio", { within_days: 0 });
  expect(portfolio.data).toMatchObject({ expiring: [day] });
  expect(portfolio.warnings.join()).not.toContain("The expiry rule of");
  expect((await member.call("list_expiring", { kinds: ["points"] })).data).toMatchObject({
    items: [day, { expires_on: "2026-12-01" }],
  });
  // The wallet keeps only the member's own words.
  expect((await member.wallet()).balances[0]).not.toHaveProperty("expires_on");
});

test("a rule that nobody vouches for is not told", async () => {
  const { data } = await member.call("set_balance", {
    program: "american_aadvantage",
    points: 5,
    last_activity_on: "2026-01-01",
  });
  expect(data?.["balance"]).not.toHaveProperty("expiry_rule");
  expect(data?.["balance"]).not.toHaveProperty("expires_on");
  expect(await member.call("list_balances")).toMatchObject({ sources: [] });
});

describe("set_balance", () => {
  test("sets, then changes by a difference, and tells what there was", async () => {
    const first = await member.call("set_balance", {
      program: "membership rewards",
      points: 250_000,
    });
    expect(first).toMatchObject({
      summary: "American Express Membership Rewards: 0 points before, 250,000 now.",
      data: { previous: 0, balance: { program: MR, points: 250_000, as_of: "2026-11-21" } },
    });
    await member.call("set_balance", { program: MR, delta: -60_000 });
    expect((await member.wallet()).balances).toMatchObject([{ points: 190_000 }]);
  });

  test("of another owner leaves the member's own", async () => {
    await member.setWallet(WITH_SAM);
    await member.call("set_balance", { program: MR, points: 1 });
    await member.call("set_balance", { program: MR, points: 2, owner: "Sam" });
    expect((await member.wallet()).balances.map(({ owner, points }) => [owner, points])).toEqual([
      ["me", 1],
      ["Sam", 2],
    ]);
  });

  test("takes nobody for a new person by a slip", async () => {
    await member.setWallet(WITH_SAM);
    expect(await member.fail("set_balance", { program: MR, points: 2, owner: "Samm" })).toContain(
      'Nobody in this wallet is called "Samm". It has: me, Sam.',
    );
    expect(await member.wallet()).toEqual(WITH_SAM);
  });

  test("to nothing takes the balance out of the wallet", async () => {
    await member.call("set_balance", { program: MR, points: 5 });
    await member.call("set_balance", { program: MR, points: 0 });
    expect((await member.wallet()).balances).toEqual([]);
  });

  test("says when it is the same as before, and writes nothing", async () => {
    await member.call("set_balance", { program: MR, points: 5 });
    const again = await member.call("set_balance", { program: MR, points: 5 });
    expect(again.warnings).toEqual(["Nothing has changed."]);
  });

  test.each([{}, { dry_run: true }])("beyond what a wallet holds is refused %j", async (more) => {
    await member.call("set_balance", { program: MR, points: 1_000_000_000 });
    expect(await member.fail("set_balance", { program: MR, delta: 1, ...more })).toContain(
      "The wallet cannot hold this: balances.0.points",
    );
  });

  test.each([
    [{ program: MR }, "Give exactly one of points and delta"],
    [{ program: MR, points: 1, delta: 1 }, "Give exactly one of points and delta"],
    [{ program: MR, delta: -1 }, "The balance is 0 points; 1 cannot be subtracted."],
    [{ program: MR, points: 1.5 }, "points"],
    [{ program: MR, points: -1 }, "points"],
    [{ program: MR, points: 1, expires_on: "2026-02-30" }, "expires_on"],
    [{ program: MR, points: 1, frob: 1 }, "frob"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("set_balance", input)).toContain(message);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test("loses none of forty made at once", async () => {
    await Promise.all(
      Array.from({ length: 40 }, () => member.call("set_balance", { program: MR, delta: 10 })),
    );
    expect((await member.wallet()).balances).toMatchObject([{ points: 400 }]);
  });

  test("is dated by the member's own day", async () => {
    await member.setWallet({
      ...EMPTY_WALLET,
      profile: { ...EMPTY_WALLET.profile, time_zone: "Pacific/Kiritimati" },
    });
    await member.call("set_balance", { program: MR, points: 1 });
    expect((await member.wallet()).balances).toMatchObject([{ as_of: "2026-11-22" }]);
  });
});

test("get_wallet shows what is held, and nothing of the catalog it does not know", async () => {
  await member.setWallet(DEMO_WALLET);
  const { summary, data } = await member.call("get_wallet", { include: ["cards", "balances"] });
  expect(summary).toBe("7 cards, $2,605 in annual fees a year.");
  expect(data).toMatchObject({ owners: ["me", "Sam"], totals: { cards: 7 }, today: "2026-11-21" });
  expect(data).not.toHaveProperty("profile");
});

test("get_wallet of one owner shows what is his and nothing else", async () => {
  await member.setWallet(DEMO_WALLET);
  const include = ["cards", "balances", "credits", "bonuses"];
  expect(await member.call("get_wallet", { owner: "Sam", include })).toMatchObject({
    data: {
      cards: [{ wallet_card_id: "demo-platinum-sam" }],
      balances: [{ owner: "Sam" }],
      credits: [],
      bonuses: [{ id: "demo-bonus" }],
    },
  });
});
