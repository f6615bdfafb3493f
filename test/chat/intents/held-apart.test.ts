import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { balanceIntents } from "../../../server/chat/builtin/intents/balance/intents.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { walletIntents } from "../../../server/chat/builtin/intents/wallet/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const intents = [...walletIntents, ...balanceIntents, ...feeIntents];
const ask = answering(intents, DEMO_WALLET);
const askCouple = answering(intents, walletNamed("couple"));
const askTwelve = answering(intents, walletNamed("twelve"));

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("the cards of two people set beside each other", () => {
  test.each([
    ["do dana and i hold the same cards", /^\*\*In part\*\*.*Sapphire Preferred/],
    ["what cards do i have that dana does not", /^Only \*\*You\*\* hold the \*\*World of Hyatt/],
    ["which card has dana got that i do not have", /^Only \*\*Dana\*\* holds the \*\*Hilton/],
    ["which of the cards do only i have", /^Only \*\*You\*\* hold the \*\*World of Hyatt/],
    ["does dana have more cards than i do", /^\*\*No\*\*: \*\*You\*\* hold more cards: \*\*three/],
    ["which one of dana's cards is older", /^The oldest is the \*\*Hilton/],
  ])("%s", (question, said) => {
    expect(firstOf(askCouple("my_cards", question).text)).toMatch(said);
  });

  test("what a card of one of them has not is no card that they have not", () => {
    const { text } = askCouple("my_cards", "which of dana's cards do not have a foreign fee");
    expect(firstOf(text)).not.toContain("Only");
  });

  test("whose it is, by its last digits", () => {
    const { text } = ask("my_cards", "whose platinum is it that ends in 3003");
    expect(firstOf(text)).toMatch(/Platinum Card\*\* \(Sam's\)/);
  });
});

describe("so many of an order as are asked for", () => {
  test.each([
    ["my_cards", "what are my two newest cards", /newest is the \*\*Bilt[^]*The second newest/],
    ["balances", "my three largest balances", /\*\*Hilton[^]*The second biggest[^]*The third/],
    ["upcoming_fees", "name my two highest fees", /\$795[^]*The second highest .*\$650/],
  ])("%s: %s", (id, question, said) => {
    expect(askTwelve(id, question).text).toMatch(said);
  });
});
