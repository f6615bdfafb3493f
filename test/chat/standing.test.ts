import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { delexicalise } from "../../server/chat/language/delexicalised/delexicalise.ts";
import { understand } from "../../server/chat/language/understand.ts";
import { splitQuestions } from "../../server/chat/language/words/split.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* What is asked of its own in a talk, or beside another question, and what leans on what was asked before. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const last = (wallet: string, ...said: readonly string[]) =>
  converse(reasoner, said, walletNamed(wallet));

const FEE = "what's the annual fee on the venture x?";

describe("a message that changes the subject", () => {
  test.each<[string, string, string]>([
    ["in a few words", "full cpp table pls", "all_values"],
    ["without a name", "does anything cover a cracked phone screen?", "am_i_covered"],
    ["to points", "bilt points: who can i send them to", "transfer_partners"],
    ["to a rule", "am i over 5/24", "five_24"],
    ["to the whole wallet", "what free nights do i have", "certificates"],
  ])("%s", async (_, text, intent) => {
    const alone = await last("twelve", text);
    const after = await last("twelve", FEE, text);
    expect(alone.intent).toBe(intent);
    expect(after.text.split("\n")[0]).toBe(alone.text.split("\n")[0]);
  });
});

describe("a name that the question before could not be of", () => {
  test.each<[string, string, string]>([
    ["what are united miles worth?", "bilt obsidian?", "card_facts"],
    ["any credits expiring this month?", "business cards from chase", "find_cards"],
    ["how many hyatt points do i have?", "which of mine reimburse global entry", "credit_detail"],
  ])("after %s: %s", async (before, text, intent) => {
    expect((await last("twelve", before, text)).intent).toBe(intent);
  });
});

describe("a purchase after a question on dropping a card", () => {
  test("is a purchase, with which of the two", async () => {
    const { intent } = await last(
      "twelve",
      "what if i drop the gold",
      "gold or double cash for new tires",
    );
    expect(intent).toBe("best_card");
  });
});

describe("a message that asks something else of the card before", () => {
  test.each<[string, string, string, RegExp]>([
    ["what it covers", "airline lost our bags, paid w it. now what", "am_i_covered", /Venture X/],
    ["what it opens", "what lounges does it get me into", "lounge_access", /Venture X/],
    ["what it becomes", "what can i downgrade it to", "downgrade_options", /Venture/],
  ])("%s", async (_, text, intent, card) => {
    const { text: answer, intent: understood } = await last("demo", FEE, text);
    expect(understood).toBe(intent);
    expect(answer).toMatch(card);
  });
});

describe("a message that leans on the one before", () => {
  test.each<[string, readonly string[], string, RegExp]>([
    [
      "behind a remark",
      ["i snapped my phone in half. any of my cards cover that", "gnarly. what about a rental car"],
      "protection",
      /rental/,
    ],
    ["another card", ["is the venture x worth keeping?", "and the gold?"], "renewal_value", /Gold/],
    ["another purchase", ["what card for groceries?", "k and gas"], "best_card", /Gas/],
    [
      "a reply to what was asked back",
      ["which card", "gas. shell by grady, like 55"],
      "best_card",
      /on \$55/,
    ],
    [
      "a purchase abroad, on its price",
      [
        "best card for dinner out tonight, about $90",
        "what if thats in montreal, how much foreign fee would i pay on it",
      ],
      "foreign_purchase",
      /on \$90/,
    ],
    [
      "the transfer from which the talk went away",
      [
        "if i send 40,000 amex points to ANA how many miles do i get",
        "which of my cards has trip delay insurance",
        "going back to ANA, how long does that transfer take?",
      ],
      "route_check",
      /48 hours/,
    ],
    [
      "the other's, where only one's own were asked about",
      [
        "what are my hilton points worth, just mine?",
        "when's the fee on the hyatt card due?",
        "back to hilton - and Dana's, what are those worth?",
      ],
      "points_value",
      /118,000/,
    ],
  ])("%s", async (_, said, intent, told) => {
    const wallet = said.some((text) => text.includes("Dana")) ? "couple" : "demo";
    const answer = await last(wallet, ...said);
    expect(answer.intent).toBe(intent);
    expect(answer.text).toMatch(told);
  });
});

describe("two things asked at once that have nothing to do with each other", () => {
  test.each<[string, string, string]>([
    [
      "in one sentence",
      "what's the annual fee on the hilton surpass and citi pts from the double cash wont convert to airlines. what am i missing",
      "card_fee+unlock_card",
    ],
    [
      "in two sentences, the second without a mark",
      "when does my next annual fee post? cap1 miles to which airlines",
      "upcoming_fees+transfer_partners",
    ],
    ["listed", "aviator fee, aa miles balance", "card_fee+balances"],
    [
      "the first with a mark, of itself",
      "Does my Platinum get me into the Sky Club? any of my miles bout to die on me",
      "lounge_access+points_expiry",
    ],
    [
      "of two cards",
      "What is the annual fee of the Aviator Red card? And how many Delta miles do I have?",
      "card_fee+balances",
    ],
  ])("%s", async (_, text, intent) => {
    expect((await last("demo", text)).intent).toBe(intent);
  });

  test("what is told before a question is no question of its own", async () => {
    const { intent } = await last(
      "twelve",
      "my name is tom and my wife and i love hyatt hotels and well i was wondering how many hilton points i have",
    );
    expect(intent).toBe("balances");
  });
});

describe("a lounge that a card is called after", () => {
  test("is entered, and is no card", async () => {
    const { text } = await last("fees", "does any card of mine get me in the united club");
    expect(text).toMatch(/United Explorer/);
  });
});

test("a message of many questions is not read over and over", async () => {
  let readings = 0;
  const counting = createBuiltinReasoner({
    languageOf: (vocabulary) => ({
      understand: (text, scene) => {
        readings += 1;
        return understand(text, scene, { vocabulary: vocabulary() });
      },
      delexicalise,
      splitQuestions,
    }),
  });
  const asked = [
    "what is my next annual fee?",
    "which card for gas?",
    "how many hyatt points do i have?",
    "am i over 5/24?",
    "what are united miles worth?",
    "bilt points to hyatt ratio?",
  ];
  const { text } = await converse(counting, [`${asked.join(" ")} `.repeat(10)]);
  expect(text).toMatch(/annual fee/);
  expect(readings).toBeLessThan(30);
});
