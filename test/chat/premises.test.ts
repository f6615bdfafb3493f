import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* What a question takes for granted and is not so is told before the answer. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});
const first = async (question: string, wallet = "demo"): Promise<string> => {
  const { text } = await converse(reasoner, [question], walletNamed(wallet));
  return text.split("\n")[0] ?? "";
};

test.each([
  [
    "since my Gold pays 5x on gas I fill the truck on it. right call?",
    /^\*\*Not 5x\*\*: .*Gold.*1x/,
  ],
  ["as the double cash gets 3% everywhere is it my best everyday card", /^\*\*Not 3%\*\*: .*2x/],
  ["should i use the gold at shell seeing as the gold earns 4x on gas", /^\*\*Not 4x\*\*/],
])("a rate: %s", async (question, start) => {
  expect(await first(question)).toMatch(start);
});

test("a rate that is so is not contradicted", async () => {
  expect(await first("since my gold gives 4x on groceries should i use it at safeway")).not.toMatch(
    /^\*\*Not/,
  );
});

test.each([
  ["since the venture x has no annual fee should i keep it", /\*\*not\*\* without a fee.*\$395/],
  ["The Platinum is 695 a year, is it worth it", /^\*\*Not 695\*\*: .*\$895/],
])("a fee: %s", async (question, start) => {
  expect(await first(question)).toMatch(start);
});

test.each([
  ["my Sapphire Preferred has a $300 travel credit, where do I find it", /^\*\*Not \$300 travel/],
  ["since my gold comes with a saks credit should i keep it", /^\*\*No\*\* such credit .*saks/],
])("a credit: %s", async (question, start) => {
  expect(await first(question)).toMatch(start);
});

test("a credit that is told by its year is no error", async () => {
  expect(await first("my gold has a $120 uber credit right, how much is left")).not.toMatch(
    /^\*\*Not/,
  );
});

describe("a card that is called the asker's own and is not", () => {
  test.each([
    ["what does my Chase Aeroplan card get me at restaurants", /Aeroplan Card\*\* is not in your/],
    ["what lounges does my Bilt get me", /^No card of \*\*Bilt\*\* is in your wallet\. Which/],
    ["does my Discover card cover a cracked phone", /^No card of \*\*Discover\*\*/],
  ])("%s", async (question, start) => {
    expect(await first(question)).toMatch(start);
  });

  test("points of a bank are no card of it", async () => {
    expect(await first("what are my bilt points worth")).not.toMatch(/^No card/);
  });

  test("a bank of which a card is held is not denied", async () => {
    expect(await first("what lounges does my bilt get me", "twelve")).not.toMatch(/^No card of/);
  });
});

test.each([
  ["is one MR point worth more than one UR point", /^\*\*No\*\*, the same: .*1\.9 cents/],
  ["whats a chase point worth compared to a cap one mile", /Chase.*counts for more.*1\.7 cents/],
])("of two points the one that counts for more: %s", async (question, start) => {
  expect(await first(question)).toMatch(start);
});

test("a short name is the consumer card, be it closed to applicants", async () => {
  expect(await first("does the green card have a foreign fee")).toContain("Classic Green");
});
