import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { converse } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";

const reasoner = createBuiltinReasoner();
const textOf = async (wallet: string, ...said: readonly string[]) =>
  (await converse(reasoner, said, walletNamed(wallet))).text;
const firstOf = async (wallet: string, ...said: readonly string[]) =>
  (await textOf(wallet, ...said)).split("\n\n")[0] ?? "";

describe("cards by what they earn at a shop", () => {
  test.each([
    "any card with 5% at amazon",
    "i want a card that pays 5% back on amazon purchases, any?",
    "whats the best card out there for amazon",
  ])("%s", async (question) => {
    expect(await firstOf("demo", question)).toContain("Prime Visa");
  });

  test("of the member's own it is a purchase", async () => {
    expect(await firstOf("demo", "which of mine gives the most at amazon")).toMatch(/^Use the/);
  });
});

describe("which cards cannot be had", () => {
  test.each([
    ["velocity", "what chase cards am i shut out of", /^\*\*All\*\* open cards of Chase/],
    [
      "demo",
      "which cards would I get denied for",
      /^\*\*Five\*\* of the open cards are out of reach/,
    ],
    ["empty", "which cards am i not eligible for", /^\*\*None\*\*/],
    ["closed", "any cards whose bonus i can't get again", /welcome bonus of \*\*two\*\*/],
  ])("%s: %s", async (wallet, question, said) => {
    expect(await firstOf(wallet, question)).toMatch(said);
  });

  test("one card that is not named is asked for", async () => {
    expect(await firstOf("demo", "can i get a new card")).toMatch(/Which card/);
  });
});

describe("a shop that a card pays at", () => {
  test.each([
    ["does one of my cards come with walmart+", /Walmart\+ membership/],
    ["which one comes with clear", /Platinum/],
    ["is uber one covered by platinum", /Uber One/],
    ["which card has saks", /^None of your cards/],
  ])("is a credit: %s", async (question, said) => {
    expect(await textOf("demo", question)).toMatch(said);
  });

  test.each(["which card for peacock", "which card is best at saks"])(
    "is where it is paid: %s",
    async (question) => {
      expect(await firstOf("demo", question)).toMatch(/^Use the/);
    },
  );
});

describe("the cards that were told", () => {
  test.each(["which of them has a higher annual fee", "which one costs less per year"])(
    "%s",
    async (question) => {
      const said = await firstOf("demo", "best card for groceries", question);
      expect(said).toMatch(/costs (?:most|least)\b.*Gold Card \$325; Chase Freedom Flex \$0/);
    },
  );

  test("another purchase is none of them", async () => {
    expect(await firstOf("demo", "best card for groceries", "what about gas")).toMatch(/^Use the/);
  });
});

test.each([
  ["if I got the Reserve, how many cards would I have", /\*\*eight\*\* cards: 7/],
  ["how many cards would count toward 5/24 if i got the csr", /5\/24/],
])("%s", async (question, said) => {
  expect(await firstOf("demo", question)).toMatch(said);
});

test.each([
  ["what's the venture x earn thru cap one travel", /\*\*10x\*\* on Hotels/],
  ["csr on hotels through chase travel", /\*\*8x\*\*|8 points per dollar/],
  ["venture x on hotels", /Booked in the portal it is more: \*\*10 points/],
])("the portal: %s", async (question, said) => {
  expect(await textOf("demo", question)).toMatch(said);
});
