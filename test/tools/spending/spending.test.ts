import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, walletOf } from "../held.ts";
import { type Member, openMember } from "../member.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember(DEFAULT_CEILINGS, { facts: readPinnedFacts() });
});

const ranking = z.looseObject({
  ranked: z.array(
    z.looseObject({
      card: z.looseObject({ wallet_card_id: z.string(), owner: z.string() }),
      total_usd: z.number(),
      cpp: z.number(),
      conditions: z.array(z.string()),
    }),
  ),
});

const rank = async (input: object) => {
  const answer = await member.call("best_card_for_purchase", input);
  return ranking.parse(answer.data).ranked;
};

describe("best_card_for_purchase", () => {
  test("wants a merchant or a category, and an amount", async () => {
    expect(await member.fail("best_card_for_purchase", { amount: 10 })).toContain(
      "Give a merchant or a category",
    );
    expect(await member.fail("best_card_for_purchase", { category: "gas" })).toContain("amount");
    expect(await member.fail("best_card_for_purchase", { category: "gas", amount: 0 })).toContain(
      "amount",
    );
  });

  test("knows no country of letters that stand for none", async () => {
    const input = { category: "gas", amount: 10, country: "qj" };
    expect(await member.fail("best_card_for_purchase", input)).toContain("ISO 3166");
  });

  test("asks which category is meant when several may be", async () => {
    const asked = await member.call("category_cheat_sheet", { categories: ["online"] });
    expect(asked.status).toBe("needs_input");
  });

  test("ranks cards of the household, each with its owner, and those of one when asked", async () => {
    const wallet = walletOf(
      [held("amex-gold"), held("amex-platinum", { owner: "Sam", authorized_user: true })],
      { profile: profileOf({ household: ["Sam"] }) },
    );
    await member.setWallet(wallet);
    const all = await rank({ category: "dining", amount: 10 });
    expect(all.map(({ card }) => card.owner)).toEqual(["me", "Sam"]);
    expect(all[1]?.card).toMatchObject({ authorized_user: true });
    expect(all[1]?.conditions.join()).toContain("authorised user");
    expect(await rank({ category: "dining", amount: 10, owner: "Sam" })).toHaveLength(1);
    expect(
      await member.fail("best_card_for_purchase", { category: "gas", amount: 1, owner: "Kim" }),
    ).toContain('Nobody in this wallet is called "Kim"');
  });

  test("counts the points of a card alone as locked, with one that opens them in full", async () => {
    await member.setWallet(walletOf([held("chase-freedom-unlimited")]));
    expect((await rank({ category: "gas", amount: 10 }))[0]?.cpp).toBe(1);
    const opener = held("chase-sapphire-preferred");
    await member.setWallet(walletOf([held("chase-freedom-unlimited"), opener]));
    for (const { cpp } of await rank({ category: "gas", amount: 10 })) expect(cpp).toBe(1.9);
    // Another person's card opens nothing of the member's.
    await member.setWallet(
      walletOf([held("chase-freedom-unlimited"), { ...opener, owner: "Sam" }]),
    );
    expect((await rank({ category: "gas", amount: 10, owner: "me" }))[0]?.cpp).toBe(1);
  });

  test("refuses cap use of a card without such a cap", async () => {
    await member.setWallet(walletOf([held("wells-fargo-active-cash")]));
    const input = {
      category: "groceries",
      amount: 10,
      cap_spent: [{ card: "active cash", spent_usd: 100 }],
    };
    expect(await member.fail("best_card_for_purchase", input)).toContain("no capped rate");
  });
});

describe("set_spending_profile", () => {
  test("saves what it understands and tells the rest with what comes near", async () => {
    const spend = { gas: 5, "unicorn restaurants": 3, internet_phone: 80 };
    const { data, summary, warnings } = await member.call("set_spending_profile", { spend });
    expect(data).toMatchObject({ spend: { gas: 5 } });
    expect(summary).toContain("Not saved: 2 entries.");
    expect(warnings).toEqual([
      expect.stringMatching(/^\$3 a month left out: .*"unicorn restaurants".*Restaurants and bars/),
      expect.stringMatching(/^\$80 a month left out: .*Cell phone service; Internet, cable and TV/),
    ]);
  });

  test("of unknown categories alone saves nothing", async () => {
    const input = { spend: { "unicorn fodder": 3 } };
    expect(await member.fail("set_spending_profile", input)).toContain(
      'No category is called "unicorn fodder"',
    );
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test.each([
    ["estimate_annual_rewards", {}],
    ["simulate_card_change", { add: ["csr"] }],
    ["rank_candidate_cards", { among: ["csr"] }],
    ["compare_cards", { cards: ["csr", "csp"] }],
  ])("%s counts the rest of a spend with one unknown name, and says so", async (tool, input) => {
    await member.setWallet(DEMO_WALLET);
    const both = await member.call(tool, { ...input, spend: { dining: 500, "unicorn fodder": 9 } });
    const alone = await member.call(tool, { ...input, spend: { dining: 500 } });
    expect(both.data).toEqual(alone.data);
    expect(both.warnings.join()).toContain('"unicorn fodder"');
  });

  test("to nothing leaves no profile", async () => {
    await member.call("set_spending_profile", { spend: { gas: 5 } });
    await member.call("set_spending_profile", { spend: {}, replace: true });
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test.each([
    [{ spend: {} }, "Name at least one category"],
    [{ spend: { gas: -1 } }, "gas"],
    [{ spend: { gas: 1e9 } }, "gas"],
  ])("%j is refused", async (input, message) => {
    expect(await member.fail("set_spending_profile", input)).toContain(message);
  });
});
