import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const askEmpty = answering(purchaseIntents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("best_card", () => {
  test("the best held card comes first, with what it gives and how", () => {
    const { text, tools, kind } = ask("best_card", "which card should i use at whole foods");
    expect(kind).toBe("answer");
    expect(tools).toEqual(["best_card_for_purchase"]);
    expect(firstOf(text)).toMatch(
      /\*\*American Express Gold Card\*\* at Whole Foods Market.*\$7\.60/,
    );
    expect(text).toContain("400 points at 1.9 cents (our estimate) make $7.60");
    expect(text).toContain("estimates, not market prices");
    expect(text).toMatch(/\[1\]/);
  });

  test("a better rate that must be activated is told, with the condition", () => {
    const { text } = ask("best_card", "paying for dinner tonight");
    expect(text).toMatch(
      /\*\*Chase Freedom Flex\*\* would give \$13\.30 if the rate is activated by/,
    );
  });

  test("the amount told is the one counted", () => {
    const { text } = ask("best_card", "$500 at best buy");
    expect(text).toContain("$17 on $500");
    expect(text).not.toContain("No amount was told");
  });

  test("cards a shop does not take are left out, with the reason", () => {
    const { text } = ask("best_card", "which one at costco");
    expect(firstOf(text)).toContain("Capital One Venture X");
    expect(text).toContain("Not taken: American Express Gold Card");
    expect(text).toContain("Costco takes Visa in its stores");
  });

  test("groceries at a superstore are bought at a superstore", () => {
    const { calls } = ask("best_card", "groceries at walmart which card");
    expect(calls[0]?.input).toEqual({ amount: 100, merchant: "walmart" });
  });

  test("a portal is what is paid through", () => {
    const { calls } = ask("best_card", "booking a hotel through chase travel which card");
    expect(calls[0]?.input).toEqual({ amount: 100, category: "hotels", via: "chase-travel" });
  });

  test("a hotel abroad counts foreign fees", () => {
    const { calls, text } = ask("best_card", "booking a hotel in japan");
    expect(calls[0]?.input).toMatchObject({ category: "hotels", country: "JP" });
    expect(text).toContain("Counted as charged abroad");
  });

  test("several shops get a card each", () => {
    const { text, calls } = ask("best_card", "which card at whole foods, target and walmart");
    expect(calls.length).toBeGreaterThan(1);
    expect(text).toContain("at Whole Foods Market");
    expect(text).toContain("at Walmart");
  });

  test("a named card is weighed against the best", () => {
    expect(firstOf(ask("best_card", "is the gold good for groceries").text)).toMatch(/^Yes, the/);
    const { text } = ask("best_card", "is the platinum good for dining");
    expect(firstOf(text)).toMatch(
      /Platinum.* gives \$1\.90 .* your \*\*American Express Gold Card/,
    );
  });

  test("of two named cards one that is not held is told from the catalog", () => {
    const { text, tools } = ask("best_card", "should i use the csr or the gold for flights");
    expect(tools).toEqual(["best_card_for_purchase", "get_card"]);
    expect(text).toContain("Not in your wallet: Chase Sapphire Reserve: 4x on Flights");
  });

  test("which not to use is the one that gives least, or is not taken", () => {
    const dining = ask("best_card", "which card should i not use at restaurants").text;
    expect(firstOf(dining)).toMatch(/Do not use .*Platinum.*\$1\.90/);
    const costco = ask("best_card", "which card should i not use at costco").text;
    expect(firstOf(costco)).toContain("not taken at Costco");
  });

  test("without a place it asks for one", () => {
    expect(ask("best_card", "which card should i use").kind).toBe("clarify");
  });

  test("an empty wallet says what to add, and compares cards that are named", () => {
    expect(askEmpty("best_card", "best card for groceries").text).toContain("add_wallet_card");
    const { text, tools } = askEmpty("best_card", "amex gold or citi double cash for dining");
    expect(tools).toContain("get_card");
    expect(firstOf(text)).toMatch(/not in your wallet.*\*\*American Express Gold Card\*\*/);
  });

  test("two cards of one name are told apart without their nicknames", () => {
    const { text } = ask("best_card", "best card for flights");
    expect(text).toContain("(yours)");
    expect(text).toContain("(Sam's)");
    expect(text).not.toContain("Sam's Platinum");
  });
});

describe("earn_rate", () => {
  test("the rate of a card on a category, with its cap", () => {
    const { text, tools } = ask("earn_rate", "what does the gold earn on groceries");
    expect(tools).toEqual(["get_card"]);
    expect(firstOf(text)).toContain("earns **4x** on Groceries");
    expect(text).toContain("$25,000 a calendar year");
  });

  test("at a shop the category is the one it codes as", () => {
    const { text } = ask("earn_rate", "what does the blue cash preferred earn at whole foods");
    expect(firstOf(text)).toContain("**6%** at Whole Foods Market (counts as Groceries)");
  });

  test("how a shop codes", () => {
    expect(firstOf(ask("earn_rate", "does walmart count as groceries").text)).toMatch(
      /^No: \*\*Walmart/,
    );
  });

  test("an amount earns so many points", () => {
    const { text } = ask("earn_rate", "if i spend $500 on dining with the gold how many points");
    expect(text).toMatch(
      /On \$500 your American Express Gold Card earns \*\*2,000\*\* points, worth \*\*\$38\*\*/,
    );
  });

  test("all rates of a card", () => {
    const { text } = ask("earn_rate", "venture x multipliers");
    expect(text).toContain("It earns Capital One Miles.");
    expect(firstOf(text)).toMatch(/up to 10x.*2x on every other purchase/);
  });
});

describe("foreign_purchase", () => {
  test("the fee of the only card, which needs no name", () => {
    const one = answering(purchaseIntents, walletOf([held("chase-freedom-unlimited")]));
    const fee = /charges a foreign transaction fee of 3%/;
    expect(firstOf(one("foreign_purchase", "i am in paris, will they add a fee").text)).toMatch(
      fee,
    );
    expect(
      one("earn_rate", "what does the freedom unlimited earn in brazil on dining").text,
    ).toMatch(fee);
  });

  test("the best card abroad, and who charges for it", () => {
    const { text, tools } = ask("foreign_purchase", "which card should i use abroad");
    expect(tools).toEqual(["best_card_for_purchase", "find_cards_by_benefit"]);
    expect(firstOf(text)).toContain("Capital One Venture X");
    expect(text).toContain("Citi Double Cash Card** (3%, $3 on $100)");
  });

  test("the fee of a named card comes first", () => {
    const { text } = ask("foreign_purchase", "should i use my double cash in mexico");
    expect(firstOf(text)).toContain("foreign transaction fee of 3%");
  });

  test("an empty wallet says so", () => {
    expect(askEmpty("foreign_purchase", "which card abroad").text).toContain("add_wallet_card");
  });
});

describe("bonus_or_category", () => {
  const wallet = walletOf([held("amex-gold"), held("capital-one-venture-x")], {
    bonuses: [
      {
        id: "b1",
        wallet_card_id: "capital-one-venture-x",
        status: "active",
        required_usd: 4000,
        net_spent_usd: 1000,
        deadline: "2027-01-31",
        reward_points: 75_000,
        reward_program: "capital_one_miles",
        updated_on: "2026-11-20",
      },
    ],
  });
  const askBonus = answering(purchaseIntents, wallet);

  test("a bonus in progress counts by its share", () => {
    const { text, tools } = askBonus(
      "bonus_or_category",
      "new card bonus or the gold for groceries",
    );
    expect(tools).toEqual(["get_bonus_progress", "best_card_for_purchase"]);
    expect(firstOf(text)).toContain("**Capital One Venture X Rewards Credit Card** with the bonus");
    expect(text).toContain("$3,000, by January 31, 2027");
    expect(text).toContain("pays only when all of it is reached");
  });

  test("without a purchase each dollar is weighed against the categories", () => {
    const { text } = askBonus("bonus_or_category", "use my new card or my category card");
    expect(firstOf(text)).toMatch(/each dollar still missing brings 42\.5%/);
  });

  test("without a bonus it says what to track", () => {
    const { text } = ask("bonus_or_category", "use my new card or my category card");
    expect(text).toContain("record_bonus_progress");
  });
});
