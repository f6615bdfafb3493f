import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { held, walletOf } from "../tools/golden/golden.ts";
import { converse } from "./converse.ts";

/* Talks about a purchase, which is not named again. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const last = (...said: readonly string[]) => converse(reasoner, said);

const CASH = ["amex-blue-cash-preferred", "citi-double-cash", "chase-freedom-unlimited"];
const lastOnCash = (...said: readonly string[]) =>
  converse(reasoner, said, walletOf(CASH.map((id) => held(id))));

const DINNER = "dinner $160 in cancun, which card";
const KROGER = "which card at kroger, 200";

describe("what is told of the cards after an answer", () => {
  test.each<[string, readonly string[], RegExp]>([
    ["the networks taken", [DINNER, "they only take visa"], /^Use the \*\*Chase Sapphire.*\$160/],
    [
      "a card that is lost",
      [KROGER, "cant find my gold anywhere"],
      /^Use the \*\*Capital One.*\$200/,
    ],
    [
      "the card we named",
      [KROGER, "it got declined. what else"],
      /^Use the \*\*Capital One.*\$200/,
    ],
    [
      "two things, one after the other",
      [DINNER, "visa or mastercard only", "and the sapphire is locked"],
      /^Use the \*\*Chase Freedom Flex.*\$160/,
    ],
    [
      "the next of those that are left",
      [KROGER, "i left the gold at home", "and the second best after that?"],
      /^Second best at Kroger/,
    ],
    ["another country", ["best card for restaurants", "and when im in italy?"], /for Restaurants/],
  ])("%s", async (_, said, answer) => {
    expect((await last(...said)).text).toMatch(answer);
  });

  test("a card that is lost is still the bank's matter where that is asked", async () => {
    const { intent } = await last(KROGER, "i lost my gold, how do i report it");
    expect(intent).toBe("bank_service");
  });
});

describe("a cap that will be used up", () => {
  test.each<[readonly string[]]>([
    [["which card for groceries", "and once ive used up the 6k on it?"]],
    [["which card for groceries", "thats me through the 6 grand already. what now"]],
    [["best card for the supermarket", "what happens when i hit the limit", "and which one then"]],
  ])("makes way for the next card: %s", async (said) => {
    expect((await lastOnCash(...said)).text).toMatch(/^Use the \*\*Citi Double Cash.* on \$100/);
  });
});

describe("what the purchase brings", () => {
  test.each<[string, readonly string[], RegExp]>([
    [
      "with the card we named",
      ["best card for a southwest flight, 480", "how many points would that one get"],
      /^On \$480 your .* \*\*2,400\*\* points/,
    ],
    [
      "taken up again after another question",
      [
        "best card for a southwest flight, 480",
        "does it have a foreign fee",
        "back to the flight, how many points would i get",
      ],
      /^On \$480 your .* points/,
    ],
    [
      "with a card that is named now",
      ["air france tickets 1800, which card", "say i put it on the venture x, what do i get back"],
      /Venture X.*\$61\.20/,
    ],
  ])("%s", async (_, said, answer) => {
    expect((await last(...said)).text).toMatch(answer);
  });

  test("that one is the card we named, not the airline", async () => {
    const { intent, text } = await last(
      "air france tickets 1800, card?",
      "does it have a foreign fee",
    );
    expect(intent).toBe("card_fee");
    expect(text).toContain("Platinum");
  });

  test("a rate that is held against it is weighed in dollars", async () => {
    const { text } = await last("600 delta flight, which card", "but the gold is 3x there");
    expect(text).toMatch(/Gold Card\*\* gives \$34\.20 on \$600/);
  });
});

describe("a further purchase", () => {
  test.each<[string, readonly string[], RegExp]>([
    [
      "has its own price",
      ["target run for $300, which card", "k and gas on the way home, exxon"],
      /at ExxonMobil: it gives .* on \$100/,
    ],
    [
      "costs the same where that is said",
      ["groceries, $200, which card", "and the pharmacy, same amount"],
      /for Drugstores: it gives .* on \$200/,
    ],
    [
      "costs the same at a shop of the same kind",
      [KROGER, "and at safeway?"],
      /at Safeway: it gives .* on \$200/,
    ],
    ["is at the same shop", ["costco $400 which card", "and the gas there?"], /at Costco Gas/],
    [
      "is at home again",
      ["we fly to tokyo, what card for the shops there", "and back home at restaurants?"],
      /^Use the \*\*American Express Gold Card\*\* for Restaurants/,
    ],
    [
      "may be ink, which is no card there",
      ["which card for dinner", "and paper and ink from staples, the same card?"],
      /at Staples/,
    ],
    [
      "knows of a card that was lost",
      ["groceries $200, the gold is lost, which card", "and dinner?"],
      /^Use the \*\*Chase Sapphire Preferred/,
    ],
  ])("%s", async (_, said, answer) => {
    expect((await last(...said)).text).toMatch(answer);
  });
});

describe("which one is meant", () => {
  test.each<[string, readonly string[], RegExp]>([
    [
      "the credit that was talked of",
      ["do i need to enroll for the dunkin thing on the gold", "k and how much is it"],
      /Dunkin.*\$7 of \$7/,
    ],
    [
      "a card by a letter of its name",
      ["what does the capital one venture cost", "the one with the X i mean"],
      /Venture X Rewards Credit Card\*\* is \*\*\$395/,
    ],
    [
      "another card than the one to forget",
      ["can i get the ink cash", "forget the ink. sapphire reserve, when can i"],
      /Chase Sapphire Reserve/,
    ],
    [
      "the card that replaces one just named",
      ["how much does the venture x earn at hotels", "oh wait no the sapphire"],
      /^The \*\*Chase Sapphire Preferred Card/,
    ],
    [
      "the purchase before a cap was talked of",
      [
        "$140 of groceries, which card",
        "what when the 25k is gone",
        "so which one would i hand over",
      ],
      /^Use the \*\*Capital One Venture X.*\$140/,
    ],
  ])("%s", async (_, said, answer) => {
    expect((await last(...said)).text).toMatch(answer);
  });
});

test("the same purchase through a portal keeps its price", async () => {
  const { text } = await last(
    "what card for $8,000 of flights on united",
    "through the chase portal?",
  );
  expect(text).toMatch(/on \$8,000, at 5x/);
});

test("points of a program that is a card's name too are counted", async () => {
  const { text } = await last("is 32,000 lifemiles for a $540 ticket a good use");
  expect(text).toMatch(/^\*\*Yes\*\*: \*\*1.69 cents/);
});

test("one card alone is told beside all of them", async () => {
  const { text } = await last("what would i lose if i just used the double cash for everything");
  expect(text).toMatch(/^That is \*\*\$2,301\.60 less a year\*\* than all your cards/);
});
