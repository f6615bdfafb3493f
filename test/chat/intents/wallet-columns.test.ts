import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { converse } from "../converse.ts";

const reasoner = createBuiltinReasoner();
const firstOf = async (wallet: Parameters<typeof converse>[2], ...said: string[]) => {
  const { text } = await converse(reasoner, said, wallet);
  return text.split("\n\n")[0] ?? "";
};

const opened = walletOf([
  held("amex-gold", { opened_on: "2025-03-02" }),
  held("chase-sapphire-preferred", { opened_on: "2026-05-14" }),
  held("chase-freedom-flex", { opened_on: "2026-10-14", closed_on: "2026-11-01" }),
  held("citi-double-cash", { opened_on: "2019-02" }),
]);

describe("what the catalog says of held cards", () => {
  test.each([
    ["which are visa", /^\*\*Two\*\* of the 7 cards in your wallet: \*\*Chase Sapphire Preferred/],
    ["my mastercards", /^\*\*Two\*\* .*Freedom Flex.*Double Cash/],
    ["which of my cards charge for an authorized user", /^\*\*Three\*\* .*Gold.*Platinum/],
    [
      "what network is each of my cards",
      /^\*\*American Express\*\* \(\w+\): .*; \*\*Visa\*\* \(\w+\): .*Venture X/,
    ],
    ["what's the foreign fee on each of my cards", /\*\*foreign fee 3%\*\* \(\w+\): .*Double Cash/],
  ])("%s", async (question, said) => {
    expect(await firstOf(DEMO_WALLET, question)).toMatch(said);
  });

  test("a card that is thought away does not count", async () => {
    expect(
      await firstOf(
        walletOf([held("chase-sapphire-reserve"), held("citi-double-cash")]),
        "do i still have a card without a foreign fee after closing the reserve",
      ),
    ).toMatch(/^\*\*No\*\*, \*\*none\*\* .*without the Chase Sapphire Reserve/);
  });

  test("two questions about the same cards are answered each", async () => {
    const { text } = await converse(reasoner, ["which costs the most a year and which are visa"]);
    expect(text).toMatch(/highest annual fee is \*\*\$895/);
    expect(text).toMatch(/\*\*Two\*\* of the 7 cards in your wallet: \*\*Chase Sapphire/);
  });
});

describe("cards by when they were opened", () => {
  test.each([
    ["count my chase cards opened in the last 90 days", /Freedom Flex/],
    ["how many cards have i opened in the last 12 months", /^\*\*Two\*\* /],
    [
      "how many chase cards vs amex cards did i open this year",
      /^\*\*Two\*\* with Chase, \*\*none\*\* with American Express/,
    ],
  ])("%s: closed ones too", async (question, said) => {
    expect(await firstOf(opened, question)).toMatch(said);
  });

  test("the months of 5/24 are counted as that rule does", async () => {
    expect(await firstOf(opened, "how many cards opened in the last 24 months")).toContain("5/24");
  });
});
