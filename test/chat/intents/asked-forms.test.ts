import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { rulesIntents } from "../../../server/chat/builtin/intents/rules/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

describe("rates by how and with what it is paid", () => {
  const demo = answering(purchaseIntents, DEMO_WALLET);

  test("what is booked in the portal earns the rate of the portal", () => {
    const { text } = demo("earn_rate", "points on a rental car in the portal with the venture x");
    expect(text).toMatch(
      /^The \*\*Capital One Venture X Rewards Credit Card\*\* earns \*\*10x\*\*/,
    );
    expect(text).toContain("through Capital One Travel");
  });

  test("of two cards joined by or, one is told to be used", () => {
    const { text } = demo("earn_rate", "gas with the sapphire or the gold");
    expect(text).toMatch(/^Use the \*\*Chase Sapphire Preferred Card\*\* for Gas stations/);
  });

  test("when the categories of a quarter end comes first", () => {
    expect(demo("rotating", "until when are the flex categories good").text).toMatch(
      /^They run until \*\*December 31, 2026\*\*/,
    );
  });
});

describe("accounts that are supposed or of each person", () => {
  test("a card that would be opened counts", () => {
    const demo = answering(rulesIntents, DEMO_WALLET);
    expect(demo("five_24", "how many count for 5/24 if i got the sapphire reserve").text).toMatch(
      /^\*\*2\*\* of the accounts count/,
    );
    expect(demo("five_24", "how many count for 5/24").text).toMatch(/^\*\*1\*\* of the accounts/);
  });

  test("which of two persons can get a card is told of each", () => {
    const couple = answering(rulesIntents, walletNamed("couple"));
    const { text } = couple("eligibility", "which one of us could get the sapphire reserve");
    expect(text).toMatch(/^You: .+\n\nDana: /);
  });
});
