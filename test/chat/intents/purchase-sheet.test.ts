import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const askEmpty = answering(purchaseIntents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

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
