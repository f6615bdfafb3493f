import { beforeAll, describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";

const reasoner = createBuiltinReasoner();
const intentsOf = async (text: string) => (await converse(reasoner, [text])).intent.split("+");

beforeAll(reasoner.warm, 120_000);

describe("several asks in one message are each answered", () => {
  test.each([
    [
      "do i have the double cash, what does the gold earn on gas and when is my next fee",
      ["my_cards", "earn_rate", "upcoming_fees"],
    ],
    [
      "three things: do chase points go to united, what lounges can i enter, does target take amex",
      ["route_check", "lounge_access", "acceptance"],
    ],
    ["what is my hyatt balance. second thing: what card for groceries", ["balances", "best_card"]],
    [
      "what can amex points be transferred to. oh and how much are my chase points worth",
      ["transfer_partners", "points_value"],
    ],
  ])("%s", async (text, intents) => expect(await intentsOf(text)).toEqual(intents));

  test.each([
    "whats the fee on the venture x and whats cpp",
    "whats cpp, and whats the fee on the venture x",
    "tell me the fee on the venture x. oh and what is cpp",
  ])("what a word means stands beside another question: %s", async (text) =>
    expect((await intentsOf(text)).toSorted()).toEqual(["card_fee", "glossary"]),
  );
});

describe("one question stays one", () => {
  test.each([
    ["what do ink cash and ink preferred earn at gas stations", "earn_rate"],
    ["what happens to my points and my credits if i cancel the gold", "downgrade_points"],
    ["what is the fee and the foreign fee on the csr", "card_facts"],
    ["how much do the gold and the csr cost", "card_fee"],
    ["which card for gas and how much do i get back", "best_card"],
  ])("%s", async (text, intent) => expect(await intentsOf(text)).toEqual([intent]));
});
