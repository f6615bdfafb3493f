import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const MR = "amex_membership_rewards";

describe("list_valuations", () => {
  test("is of every program by default, each with a value or unknown", async () => {
    const { data } = await member.call("list_valuations");
    const rows = Object.values(data?.["valuations"] ?? {});
    expect(rows.length).toBeGreaterThan(80);
    for (const row of rows) {
      expect(["service_estimate", "unknown"]).toContain(row.basis);
      expect(row.basis === "unknown").toBe(row.value === undefined);
    }
  });

  test("of what is held only is what has points or is earned", async () => {
    await member.setWallet(DEMO_WALLET);
    const { data } = await member.call("list_valuations", { held_only: true });
    const keys = Object.values(data?.["valuations"] ?? {}).map((row) => row.program);
    expect(new Set(keys)).toEqual(
      new Set([
        MR,
        "capital_one_miles",
        "chase_ultimate_rewards",
        "citi_thankyou",
        "world_of_hyatt",
      ]),
    );
  });

  test("warns of a value that is stale", async () => {
    const facts = readPinnedFacts();
    const values = new Map(
      [...facts.values].map(([key, one]) => [key, { ...one, stale: true as const }]),
    );
    const { call } = await openMember(undefined, { facts: { ...facts, values } });
    const { warnings } = await call("list_valuations", { programs: ["radisson_rewards"] });
    expect(warnings).toEqual([
      "The value of Radisson Rewards is stale: none has been published since 2026-03-01.",
    ]);
  });

  test("names a program once however often it is asked for", async () => {
    const { data } = await member.call("list_valuations", { programs: ["MR", MR] });
    expect(data?.["valuations"]).toHaveLength(1);
  });
});

describe("set_valuation_override", () => {
  test("of one cent is told in one cent", async () => {
    const { summary } = await member.call("set_valuation_override", { program: "hyatt", cpp: 1 });
    expect(summary).toContain("1 cent now");
  });

  test.each([
    [{ program: MR }, "Give exactly one of cpp"],
    [{ program: MR, cpp: 1, clear: true }, "Give exactly one of cpp"],
    [{ program: MR, cpp: 0 }, "cpp"],
    [{ program: MR, cpp: 101 }, "cpp"],
    [{ program: MR, cpp: 1, note: "4111 1111 1111 1111" }, "like a card number"],
    [{ program: "no such program at all", cpp: 1 }, "No program is called"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("set_valuation_override", input)).toContain(message);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test("sets, says the same of a second time, and clears either way", async () => {
    const input = { program: MR, cpp: 1.6 };
    await member.call("set_valuation_override", input);
    const again = await member.call("set_valuation_override", input);
    expect(again.warnings).toContain("Nothing has changed.");
    await member.call("set_valuation_override", { program: MR, clear: true });
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
    const nothing = await member.call("set_valuation_override", { program: MR, cpp: null });
    expect(nothing.warnings).toContain("Nothing has changed.");
  });
});

const shares = z.looseObject({
  counted_usd: z.number(),
  by_program: z.array(z.looseObject({ counted_usd: z.number() })),
  by_owner: z.array(z.looseObject({ value_usd: z.looseObject({ typical: z.number() }) })),
});

describe("value_portfolio", () => {
  test("adds up: programs, owners and the total are the same money", async () => {
    await member.setWallet(DEMO_WALLET);
    const { data } = await member.call("value_portfolio");
    const { counted_usd: total, by_program: programs, by_owner: owners } = shares.parse(data);
    const cents = (usd: number) => Math.round(usd * 100);
    expect(programs.reduce((sum, one) => sum + cents(one.counted_usd), 0)).toBe(cents(total));
    expect(owners.reduce((sum, one) => sum + cents(one.value_usd.typical), 0)).toBe(cents(total));
  });

  test("has the total of list_balances", async () => {
    await member.setWallet(DEMO_WALLET);
    const { data } = await member.call("value_portfolio");
    const listed = await member.call("list_balances");
    expect(data?.["counted_usd"]).toBe(listed.data?.["total_usd"]);
  });

  test("keeps owners' names out of the summary and the warnings", async () => {
    const { cards } = DEMO_WALLET;
    await member.setWallet({
      ...DEMO_WALLET,
      cards: cards.filter(({ owner }) => owner === "me"),
      balances: DEMO_WALLET.balances.map((one) => ({ ...one, owner: "BANANA" })).slice(0, 1),
    });
    const { data: _data, ...said } = await member.call("value_portfolio");
    expect(JSON.stringify(said)).not.toContain("BANANA");
  });
});
