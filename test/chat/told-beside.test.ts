import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { isTold } from "../../server/chat/builtin/talks/around/told.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* What is told beside a question has names and figures too, and is answered for itself by nobody. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});
const ask = (question: string, wallet: string) =>
  converse(reasoner, [question], walletNamed(wallet));

test.each([
  "the platinum was 695 when i got it.",
  "My wife has the hilton card since march.",
  "so they billed me for the venture in october.",
  "there's 40k sitting in my delta account.",
])("a sentence that only tells: %s", (sentence) => {
  expect(isTold(sentence)).toBe(true);
});

test.each([
  "the fee on the platinum, when is it due",
  "is the gold any good at costco.",
  "i need 50k hyatt points.",
  "points on the gold at a steakhouse.",
  "fees on my cards please.",
  "my amex gold, what does it earn on gas?",
])("one that asks: %s", (sentence) => {
  expect(isTold(sentence)).toBe(false);
});

describe("why somebody asks drowns no question", () => {
  test.each([
    [
      "Been on my feet since five. the 95 they charged me for the venture, part of the 4,000 or not?",
      "bonus",
      "bonus_exclusions",
    ],
    [
      "I hardly ever ask. guy at work swears by his double cash what does it do",
      "demo",
      "card_facts",
    ],
  ])("%s", async (question, wallet, intent) => {
    expect((await ask(question, wallet)).intent).toBe(intent);
  });
});

describe("the question alone is answered", () => {
  test.each([
    [
      "the freedom flex is 5x on something this quarter. But the venture still wants a lot of spend from me. $300 at jewel osco, which one first",
      "bonus",
      "bonus_or_category",
    ],
    ["the gold was my first amex. what does it earn at a diner", "demo", "earn_rate"],
    [
      "they billed me for the venture x in december. can i still get that back",
      "demo",
      "refund_window",
    ],
  ])("%s", async (question, wallet, intent) => {
    expect((await ask(question, wallet)).intent).toBe(intent);
  });
});

test("a name that nobody knows is not lost with what is told", async () => {
  const { text } = await ask(
    "a friend was telling us about the chase vermeer card. what is the fee",
    "demo",
  );
  expect(text).toMatch(/do not know "chase vermeer card"/i);
});
