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

describe("a card by its last digits", () => {
  const byDigits = answering(
    walletIntents,
    walletOf([
      held("citi-double-cash", { last4: "6010" }),
      held("amex-gold", { last4: "6005", closed_on: "2024-03-01" }),
    ]),
  );

  test.each([
    ["which card is it ends 6010", /^That is the \*\*Citi Double Cash Card\*\*\.$/m],
    ["whats the card ending in 6005", /^That is the \*\*American Express Gold Card\*\*\.$/m],
    ["which one ends with 1234", /^\*\*None\*\* of the cards .* 1234/],
    ["do i have the one ending in 6010", /^\*\*Yes\*\*: you hold the \*\*Citi Double Cash/],
  ])("%s", (question, expected) => {
    expect(byDigits("my_cards", question).text).toMatch(expected);
  });
});

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
    ["does sam have a platinum", /^\*\*Yes\*\*: Sam has the \*\*American Express Platinum/],
    ["which of my cards costs the most", /^The most expensive are .*: \*\*\$895\*\* a year each\./],
    ["which of my cards has the lowest fee", /^The cheapest are .*: \*\*\$0\*\* a year each\./],
    ["how many of my cards are from citi", /^\*\*One\*\* of the 7 cards in your wallet: the/],
    ["which cards are mine and which are sam's", /^Yours \(six\): .*\nSam's \(one\): /s],
    [
      "how many cards do we have, mine and sam's together",
      /^\*?\*?7\*?\*? cards are in your wallet/,
    ],
    ["which of them are made of metal", /^That is \*\*not known\*\* here/],
  ])("%s", (question, first) => {
    expect(ask("my_cards", question).text).toMatch(first);
  });

  test("those of a network, and those that earn the points of a program", () => {
    const { text } = ask("my_cards", "which of my cards are visa");
    expect(text).toMatch(/^\*\*Two\*\* of the 7 cards/);
    expect(text).not.toContain("Double Cash");
    const miles = ask("my_cards", "which of my cards earn capital one miles").text;
    expect(miles).toMatch(/^You hold the \*\*Capital One Venture X/);
  });

  test("each with its bank where that is asked", () => {
    const { text } = ask("my_cards", "list my cards with their banks");
    expect(text).toMatch(/Double Cash Card, opened February 2019, of Citi/);
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
    expect(closed("my_cards", "did i cancel the amex gold").text).toMatch(
      /^\*\*Yes\*\*:.*March 1, 2024/,
    );
  });

  test("one that was closed is not held any more", () => {
    expect(closed("my_cards", "do i still have the amex gold").text).toMatch(
      /^\*\*No\*\*:.*closed on \*\*March 1, 2024/,
    );
    expect(closed("my_cards", "did i close the double cash").text).toMatch(/^\*\*No\*\*:.*is open/);
  });

  test("both ends of the order where both are asked for", () => {
    const { text } = ask("my_cards", "which is my newest card and which the oldest");
    expect(text).toMatch(/^The newest is the \*\*Capital One Venture X/);
    expect(text).toContain("The oldest is the **Citi Double Cash Card**");
  });

  test("several banks are counted each by itself", () => {
    const { text } = ask("my_cards", "how many cards do i have from amex and from chase");
    expect(text).toMatch(/^\*\*Three\*\* with American Express, \*\*Two\*\* with Chase\./);
  });

  test("those without a fee", () => {
    const { text } = ask("my_cards", "which of my cards have no annual fee");
    expect(text).toContain("Freedom Flex");
    expect(text).not.toContain("Venture X");
    expect(ask("my_cards", "are any of my cards free").text).toMatch(/^\*\*Yes\*\*/);
  });

  test("those opened before or since a day, and those by their fee", () => {
    const before = ask("my_cards", "which of mine was opened before 2021").text;
    expect(before).toMatch(/^\*\*Two\*\*/);
    expect(before).toContain("Double Cash");
    expect(ask("my_cards", "which did i open since 2023").text).toMatch(/^\*\*Three\*\*/);
    const dear = ask("my_cards", "how many of mine have a fee over 400").text;
    expect(dear).toMatch(/^\*\*Two\*\*/);
    expect(dear).toContain("$895 a year");
  });

  test("a card whose accounts went to another bank is with that bank", () => {
    const moved = answering(walletIntents, walletOf([held("barclays-aviator-red")]));
    expect(moved("my_cards", "do i have any citi cards").text).toContain("now with Citi");
  });
});

describe("what is kept", () => {
  test("what a wallet has no place for is not kept", () => {
    expect(ask("my_profile", "do you keep my social security number").text).toMatch(/^\*\*No\*\*/);
  });

  test("the setting that is asked for comes first", () => {
    expect(ask("my_profile", "what is my home airport").text).toMatch(/^Home airport: JFK/);
  });
});
