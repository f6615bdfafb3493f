import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { held, walletOf } from "./held.ts";
import { type Member, openMember } from "./member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember(undefined, { facts: readPinnedFacts() });
});

describe("what is not certain is told so", () => {
  test("a window of twelve months has a fee due today once", async () => {
    await member.setWallet(walletOf([held("capital-one-venture-x", { opened_on: "2025-11-21" })]));
    expect(await member.call("list_upcoming_fees")).toMatchObject({
      data: { total_usd: 395, fees: [{ due_on: "2026-11-21" }] },
    });
  });

  test("an authorised user's card may count for 5/24 after its closing", async () => {
    const card = held("chase-freedom-flex", { opened_on: "2026-03-03", authorized_user: true });
    await member.setWallet(walletOf([card]));
    const closing = { wallet_card_id: "chase-freedom-flex", dry_run: true };
    const { summary, data } = await member.call("close_wallet_card", closing);
    expect(summary).toContain("It may still count for 5/24 until");
    expect(data?.["application_rules"]).toContainEqual(
      expect.objectContaining({ rule_id: "chase-5-24", certain: false }),
    );
  });

  test("a rule clears at the latest on a day when dates are uncertain", async () => {
    const card = held("amex-gold", { opened_on: "2026-11" });
    await member.setWallet(walletOf([card]));
    const { summary } = await member.call("check_eligibility", {
      card: "amex-blue-cash-preferred",
    });
    expect(summary).toMatch(/all clear on \S+ at the latest/);
  });

  test("a bonus without a known rule is not said to pass", async () => {
    const { summary } = await member.call("check_eligibility", { card: "penfed-pathfinder" });
    expect(summary).toContain("bonus without a known rule");
  });

  test("what counts towards no bonus is told without one in progress", async () => {
    const { data } = await member.call("get_bonus_progress");
    expect(data?.["excluded"]).toContain("Annual fees.");
  });

  test("an authorised user's card shows no fee", async () => {
    const card = held("amex-gold", { authorized_user: true });
    await member.setWallet(walletOf([card]));
    const { data } = await member.call("get_wallet");
    expect(Object.values(data?.["cards"] ?? {})[0]).not.toHaveProperty("annual_fee_usd");
  });
});

describe("fees and offers", () => {
  test("of the demonstration wallet are told by owner, the soonest first", async () => {
    await member.setWallet(DEMO_WALLET);
    const { summary, data } = await member.call("list_upcoming_fees", { owner: "me" });
    expect(summary).toContain("4 annual fees of $1,710 in the next 12 months");
    expect(data).toMatchObject({ total_usd: 1710, year_total_usd: 1710 });
    expect(await member.call("list_upcoming_fees")).toMatchObject({
      data: {
        by_owner: [
          { owner: "me", year_total_usd: 1710, more_than_next_usd: 815 },
          { owner: "Sam", year_total_usd: 895 },
        ],
      },
    });
    expect(
      await member.call("list_upcoming_fees", {
        owner: "me",
        exclude_cards: ["amex-platinum", "amex-gold"],
      }),
    ).toMatchObject({ data: { year_total_usd: 490 } });
    await expect(
      member.call("list_upcoming_fees", { exclude_cards: ["a card of nobody"] }),
    ).rejects.toThrow('No held card is called "a card of nobody"');
    const sam = await member.call("list_upcoming_fees", { owner: "Sam" });
    expect(sam).toMatchObject({ data: { fees: [{ status: "posted", fee_usd: 895 }, {}] } });
  });

  test("of a card the wallet does not hold are an error that helps", async () => {
    const message = await member.fail("evaluate_renewal", { wallet_card_id: "amex-gold" });
    expect(message).toContain("add_wallet_card");
  });

  test.each([
    [{ credits: { "Uber Cash": { percent_used: 50, usd_a_year: 5 } } }, "not both"],
    [{ credits: { percent_used: 50 } }, '{"Uber Cash": {"percent_used": 50}}'],
    [{ credits: { zzzzqqq: { percent_used: 50 } } }, "Options:"],
    [{ credits: { "Uber Cash": { percent_used: 1 }, uber: { percent_used: 2 } } }, "Two of"],
  ])("assumptions %j are refused with what is wrong", async (assumptions, message) => {
    await member.setWallet(walletOf([held("amex-gold", { opened_on: "2022-03-14" })]));
    const input = { wallet_card_id: "amex-gold", assumptions };
    expect(await member.fail("evaluate_renewal", input)).toContain(message);
  });

  test("a condition that no rule of the issuer asks for is refused, not taken in silence", async () => {
    const input = { card: "amex-schwab-investor", met: ["frobnication"] };
    expect(await member.fail("check_eligibility", input)).toContain("amex-schwab-needs");
    const both = { ...input, met: ["amex-schwab-needs"], not_met: ["Schwab account"] };
    expect(await member.fail("check_eligibility", both)).toContain("Give it once");
  });

  test("a bonus is not started twice, and a card number in a reward is not stored", async () => {
    await member.setWallet(walletOf([held("amex-gold", { opened_on: "2026-10-15" })]));
    const start = { wallet_card_id: "amex-gold", action: "start", required: 8000 };
    await member.call("record_bonus_progress", start);
    expect(await member.fail("record_bonus_progress", start)).toContain("already tracked");
    const number = { ...start, required: 1, reward: "4111 1111 1111 1111" };
    expect(await member.fail("record_bonus_progress", number)).toContain("Nothing was stored");
    expect((await member.wallet()).bonuses).toHaveLength(1);
  });

  test.each([
    [{ action: "update" }, "An update takes"],
    [{ action: "cancel", delta: 5 }, "record that with update first"],
    [{ action: "update", delta: 1, posted_on: "2026-11-01" }, "posted_on goes only with"],
    [{ action: "complete", posted_on: "2026-12-01" }, "is after today"],
    [{ action: "update", delta: 1, bonus_id: "zzz" }, "There are: b1"],
  ])("recording %j is refused and changes nothing", async (input, message) => {
    const bonus = {
      id: "b1",
      wallet_card_id: "amex-gold",
      status: "active",
      required_usd: 1000,
      net_spent_usd: 0,
      updated_on: "2026-11-01",
    } as const;
    const wallet = walletOf([held("amex-gold")], { bonuses: [bonus] });
    await member.setWallet(wallet);
    const call = { wallet_card_id: "amex-gold", ...input };
    expect(await member.fail("record_bonus_progress", call)).toContain(message);
    expect(await member.wallet()).toEqual(wallet);
  });

  test("work on an empty wallet", async () => {
    await member.setWallet(EMPTY_WALLET);
    for (const name of ["list_upcoming_fees", "get_application_history", "get_bonus_progress"]) {
      expect((await member.call(name)).status).toBe("ok");
    }
    expect((await member.call("check_eligibility", { card: "amex gold" })).status).toBe("ok");
  });
});
