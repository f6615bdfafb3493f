import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { walletIntents } from "../../../server/chat/builtin/intents/wallet/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(walletIntents, DEMO_WALLET);
const closed = answering(
  walletIntents,
  walletOf([
    held("citi-double-cash"),
    held("amex-gold", { opened_on: "2020-01-10", closed_on: "2024-03-01" }),
  ]),
);

describe("the cards of the wallet", () => {
  test("those of one bank are counted by themselves", () => {
    const { text } = ask("my_cards", "how many cards do i have with chase");
    expect(text).toMatch(/^\*\*Two\*\* of the 7 cards/);
    expect(text).not.toContain("Double Cash");
  });

  test.each([
    ["do i have the freedom flex", /^\*\*Yes\*\*: you hold the \*\*Chase Freedom Flex\*\*/],
    ["do i have the amex platinum", /^\*\*Yes\*\*: you hold the \*\*American Express Platinum/],
    ["do i have the aspire", /^\*\*No\*\*: that card is not/],
    [
      "when did i open the freedom flex",
      /^The \*\*Chase Freedom Flex\*\* was opened on \*\*October/,
    ],
    ["how many cards in all and when did i open the csp", /^\*\*7\*\* cards are in your wallet/],
    ["how many cards do i have and which is from citi", /^\*\*7\*\* cards are in your wallet/],
    ["which is my oldest card", /^The oldest is the \*\*Citi Double Cash Card\*\*.*February 2019/],
    ["what is my second newest card", /^The second newest is the \*\*American Express Platinum/],
    ["which cards are sam's", /^Sam has \*\*1\*\* of the cards/],
  ])("%s", (question, first) => {
    expect(ask("my_cards", question).text).toMatch(first);
  });

  test("those opened in a year that is told", () => {
    const { text } = ask("my_cards", "which cards did i open in 2021");
    expect(text).toContain("Chase Sapphire Preferred Card");
    expect(text).not.toContain("Freedom Flex");
  });

  test("those that were closed", () => {
    expect(closed("my_cards", "which cards did i close").text).toMatch(
      /^Closed cards that are kept here: \*\*1\*\*/,
    );
    expect(closed("my_cards", "did i cancel the amex gold").text).toMatch(/^\*\*Yes\*\*:.*closed/);
  });
});

describe("what is kept", () => {
  test("the setting that is asked for comes first", () => {
    expect(ask("my_profile", "what is my home airport").text).toMatch(/^Home airport: JFK/);
  });
});
