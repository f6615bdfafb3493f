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

describe("cheat_sheet", () => {
  test("the cards by category, with the value of each", () => {
    const { text, tools } = ask("cheat_sheet", "cheat sheet");
    expect(tools).toEqual(["category_cheat_sheet"]);
    expect(firstOf(text)).toContain("**American Express Gold Card** for Restaurants and bars");
    expect(text).toContain("Flights (9.5%)");
  });

  test("named categories are answered one by one", () => {
    const { text } = ask("cheat_sheet", "what card at restaurants, on gas, on groceries");
    expect(firstOf(text)).toMatch(
      /Restaurants and bars: .*7\.6%.*Gas stations: .*5\.7%.*Groceries/,
    );
  });

  test("what one card is best for", () => {
    const { text } = ask("cheat_sheet", "what should i use my gold for");
    expect(firstOf(text)).toContain("Restaurants and bars, Groceries");
    expect(ask("cheat_sheet", "what should i use my double cash for").text).toContain("2x");
  });

  test("an empty wallet says so", () => {
    expect(askEmpty("cheat_sheet", "what card for what").text).toContain("add_wallet_card");
  });
});

describe("rotating", () => {
  test("the categories of the quarter with activation, day and cap", () => {
    const { text } = ask("rotating", "what are the rotating categories, have i activated them");
    expect(firstOf(text)).toMatch(
      /\*\*Chase Freedom Flex\*\*: up to 7x on .*\*\*not activated\*\*/,
    );
    expect(text).toContain("Activate by December 14, 2026");
    expect(text).toContain("$1,500 a quarter");
  });

  test("whether a category is among them", () => {
    expect(firstOf(ask("rotating", "is gas a rotating category").text)).toMatch(/^No, \*\*Gas/);
    expect(firstOf(ask("rotating", "are groceries a rotating category").text)).toMatch(/^Yes/);
  });

  test("the next quarter's are those of the next quarter", () => {
    expect(ask("rotating", "what are the categories next quarter").text).toContain(
      "March 31, 2027",
    );
  });

  test("a recorded activation counts", () => {
    const wallet = walletOf([held("chase-freedom-flex", { activations: ["charity 2026-10-01"] })]);
    const { text } = answering(purchaseIntents, wallet)("rotating", "did i activate my flex");
    expect(text).toContain("**activated**");
  });

  test("cards not held are told from the catalog", () => {
    const { text } = ask("rotating", "what are the discover it categories");
    expect(text).toContain("not in your wallet");
    expect(text).toContain("Discover it Cash Back");
  });
});

describe("cap_left", () => {
  test("a cap whose use is not recorded is told as such", () => {
    const { text } = ask("cap_left", "how much of my gold grocery cap is left");
    expect(firstOf(text)).toMatch(/\*\*\$25,000\*\* a calendar year.*not recorded/);
  });

  test("what was said to be spent is counted", () => {
    const { text } = ask("cap_left", "i already spent $20,000 on groceries with my gold");
    expect(firstOf(text)).toContain("**$5,000** of the cap of $25,000");
  });

  test("once it is used up the next card comes", () => {
    const { text, calls } = ask("cap_left", "i maxed out the gold at groceries what next");
    expect(calls).toHaveLength(2);
    expect(firstOf(text)).toMatch(/^Use the \*\*Capital One Venture X/);
    expect(text).toContain(
      "cap of $25,000 a calendar year on the American Express Gold Card as used up",
    );
  });

  test("the cap of a card not held is that of the catalog", () => {
    const { text, tools } = ask("cap_left", "blue cash preferred grocery cap");
    expect(tools).toEqual(["get_card"]);
    expect(firstOf(text)).toContain("**$6,000**");
  });

  test("all caps, with what comes after", () => {
    expect(ask("cap_left", "caps on my cards").text).toContain("cap of $50,000 a calendar year");
  });

  test.each(["torched", "burned through", "ran right past", "exhausted"])(
    "a cap that is told to be used up in other words: %s",
    (words) => {
      const { calls } = ask("cap_left", `we ${words} the grocery cap on the gold, what next`);
      expect(calls.at(-1)?.input).toMatchObject({ cap_spent: [{ spent_usd: 25_000 }] });
    },
  );

  test("of a rate that rotates the cap of the quarter", () => {
    const { text } = ask("cap_left", "room left under the flex quarterly limit on groceries");
    expect(text).toMatch(/^Yes, \*\*Groceries\*\*/);
    expect(text).toContain("$1,500 a quarter");
  });

  test("the bank's name means the one card of it that is held", () => {
    const wallet = walletOf([held("discover-it-cash-back"), held("citi-double-cash")]);
    const { text } = answering(purchaseIntents, wallet)("cap_left", "how full is the discover");
    expect(text).toMatch(/\*\*Discover it Cash Back Credit Card\*\*[\s\S]*\$1,500 a quarter/);
  });
});

describe("category_gaps", () => {
  test("without a gap the weakest categories are told", () => {
    const { text } = ask("category_gaps", "which category does my wallet not cover");
    expect(firstOf(text)).toMatch(/^No gap.*2%/);
    expect(text).toContain("3.4% in value");
  });

  test("gaps are named", () => {
    const wallet = walletOf([held("amex-platinum")], { spend: { groceries: 1000 } });
    const { text } = answering(purchaseIntents, wallet)("category_gaps", "gaps in my wallet");
    expect(firstOf(text)).toMatch(/beats a plain 2% card on: \*\*Groceries/);
  });

  test("an empty wallet says so", () => {
    expect(askEmpty("category_gaps", "any gaps in my setup").text).toContain("add_wallet_card");
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
    expect(text).toContain("Citi Double Cash Card ($3 on $100)");
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
