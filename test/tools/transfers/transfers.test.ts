import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, walletOf } from "../held.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const MR = "amex_membership_rewards";

describe("list_transfer_routes", () => {
  test("without ends is of the currencies held, and none when nothing is held", async () => {
    expect(await member.call("list_transfer_routes")).toMatchObject({
      summary: "No currency is held, so there are no routes from one.",
      data: { routes: [], matched_count: 0 },
      next_actions: ["Name from or to, or set held_only to false for the routes of all programs."],
    });
    const all = await member.call("list_transfer_routes", { held_only: false });
    expect(all.summary).toContain("of all programs");
    expect(all.summary).toContain("usable with the cards held or without one");
    await member.setWallet(walletOf([held("amex-gold")]));
    const { data, summary } = await member.call("list_transfer_routes", { limit: 200 });
    expect(summary).toContain("from the currencies held (American Express Membership Rewards)");
    const routes = Object(data?.["routes"]);
    expect(routes.length).toBe(data?.["matched_count"]);
    for (const route of routes) expect(route).toMatchObject({ from: MR, usable_now: true });
  });

  test("held_only of an empty wallet is empty", async () => {
    const input = { to: "flying blue", held_only: true };
    expect(await member.call("list_transfer_routes", input)).toMatchObject({
      data: { routes: [], matched_count: 0 },
    });
  });

  test("tells as many as asked for, and how many there are", async () => {
    const answer = await member.call("list_transfer_routes", { limit: 3, held_only: false });
    expect(Object(answer.data?.["routes"]).length).toBe(3);
    expect(answer.data?.["matched_count"]).toBeGreaterThan(100);
  });

  test("tells who of the household can use a route, by his own cards", async () => {
    await member.setWallet(
      walletOf([held("amex-gold", { owner: "Sam" })], {
        profile: profileOf({ household: ["Sam"] }),
      }),
    );
    const input = { from: MR, to: "aeroplan" };
    expect(await member.call("list_transfer_routes", input)).toMatchObject({
      data: { routes: [{ usable_now: false, usable_by: ["Sam"] }] },
    });
    expect(await member.call("list_transfer_routes", { ...input, owner: "Sam" })).toMatchObject({
      data: { routes: [{ usable_now: true, usable_by: ["Sam"], via_cards: ["amex-gold"] }] },
    });
  });

  test("takes no card for held before it was opened", async () => {
    await member.setWallet(walletOf([held("amex-gold", { opened_on: "2026-05" })]));
    const at = async (date: string) =>
      member.call("list_transfer_routes", { from: MR, to: "aeroplan", date });
    expect(await at("2026-04-30")).toMatchObject({ data: { routes: [{ state: "locked" }] } });
    expect(await at("2026-05-31")).toMatchObject({ data: { routes: [{ state: "usable" }] } });
  });
});

describe("calculate_transfer", () => {
  test.each([
    [{ from: "MR", to: "ana" }, "Give exactly one of send and need"],
    [{ from: "MR", to: "ana", send: 1000, need: 1000 }, "Give exactly one of send and need"],
    [{ from: "MR", to: "MR", send: 1000 }, "Both ends are"],
    [{ from: "chase freedom points", to: "chase", send: 1000 }, "not linked by a transfer"],
    [{ from: "MR", to: "ana", send: 0 }, "send"],
    [{ from: "MR", to: "ana", send: 1.5 }, "send"],
    [{ from: "MR", to: "ana", send: 999 }, "The nearest that works: 1,000."],
    [{ from: "MR", to: "ana", send: 1000, date: "2027-02-29" }, "date"],
    [{ from: "united", to: "hyatt", send: 1000 }, "compare_transfer_paths has the possible ways"],
  ])("%j is refused with what is wrong", async (input, message) => {
    await member.setWallet(DEMO_WALLET);
    expect(await member.fail("calculate_transfer", input)).toContain(message);
  });

  test("takes a leap day, and points beyond any balance", async () => {
    await member.setWallet(DEMO_WALLET);
    const input = { from: "MR", to: "ana", need: 1_000_000_000, date: "2028-02-29" };
    expect(await member.call("calculate_transfer", input)).toMatchObject({
      data: { date: "2028-02-29", send: 1_000_000_000, leftover: { of_balance: 0 } },
    });
  });

  test("of a need sends what brings it, and the same sent brings the same", async () => {
    await member.setWallet(DEMO_WALLET);
    const ends = fc.constantFrom(
      "virgin atlantic",
      "emirates",
      "jetblue",
      "hilton",
      "qantas",
      "delta",
    );
    await fc.assert(
      fc.asyncProperty(ends, fc.integer({ min: 1, max: 400_000 }), async (to, need) => {
        const asked = await member.call("calculate_transfer", { from: MR, to, need });
        const { send, receive, fee_usd: fee } = Object(asked.data);
        expect(receive).toBeGreaterThanOrEqual(need);
        const again = await member.call("calculate_transfer", { from: MR, to, send });
        expect(again.data).toMatchObject({ receive, fee_usd: fee });
      }),
      { numRuns: 15 },
    );
  });
});

describe("compare_transfer_paths", () => {
  test("keeps names of people out of what is said, and in the data", async () => {
    await member.setWallet(DEMO_WALLET);
    const answer = await member.call("compare_transfer_paths", {
      to: "ana",
      need: 300_000,
      cash_price: 4000,
    });
    expect(Object(answer.data?.["paths"])[0]).toMatchObject({
      needs_pooling: true,
      owners: ["me", "Sam"],
    });
    const { data, ...said } = answer;
    expect(JSON.stringify(data)).toContain("Sam");
    expect(JSON.stringify(said)).not.toContain("Sam");
  });

  test("of one owner uses nothing of another", async () => {
    await member.setWallet(DEMO_WALLET);
    const answer = await member.call("compare_transfer_paths", {
      to: "ana",
      need: 1,
      owner: "Sam",
    });
    expect(answer).toMatchObject({ data: { paths: [{ owners: ["Sam"] }, { owners: ["Sam"] }] } });
  });

  test("is sorted by what is missing, then by what is given up", async () => {
    await member.setWallet(DEMO_WALLET);
    const { data } = await member.call("compare_transfer_paths", {
      to: "flying blue",
      need: 90_000,
    });
    const rows: { shortfall: number; value_given_up_usd: number }[] = Object(data?.["paths"]);
    const keys = rows.map((row) => [row.shortfall, row.value_given_up_usd]);
    expect(keys).toEqual(keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });
});

test("list_transfer_bonuses of any wallet says up to which day it knows", async () => {
  for (const wallet of [EMPTY_WALLET, DEMO_WALLET]) {
    await member.setWallet(wallet);
    const answer = await member.call("list_transfer_bonuses", { include_upcoming: true });
    expect(answer.warnings[0]).toContain(String(answer.data?.["known_to"]));
  }
});
