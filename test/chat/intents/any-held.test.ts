import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { balanceIntents } from "../../../server/chat/builtin/intents/balance/intents.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const intents = [...balanceIntents, ...cardIntents, ...creditIntents, ...feeIntents];
const ask = answering(intents, DEMO_WALLET);
const askCouple = answering(intents, walletNamed("couple"));

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("whether there is one at all is told first", () => {
  test.each([
    ["balances", "have i got any capital one miles", /^\*\*Yes\*\*: You have/],
    ["balances", "don't i have any southwest points", /^\*\*No\*\*, as far as your wallet says/],
    ["certificates", "do i have any certificates", /^\*\*Yes\*\*: /],
    ["certificates", "will my free night expire", /^\*\*Yes\*\*: .*March 31, 2027/],
    ["certificates", "whose certificate is that", /^\*\*Yours\*\*: /],
    ["certificates", "can sam use my free night", /World of Hyatt certificate/],
    ["credits_vs_fee", "have the platinum's credits paid its fee back", /^\*\*No\*\*, not yet/],
    [
      "card_facts",
      "does the platinum give me marriott status",
      /^\*\*Yes\*\*: .*Marriott Bonvoy Gold/,
    ],
    ["card_facts", "is there hilton status on the venture x", /^\*\*No\*\*: /],
    ["point_currency", "do the gold and the csp get the same points", /^\*\*No\*\*\. .*Gold/],
  ])("%s: %s", (id, question, said) => {
    expect(firstOf(ask(id, question).text)).toMatch(said);
  });

  test("one that is still to come is not there yet", () => {
    expect(firstOf(askCouple("certificates", "have i got a free night").text)).toMatch(
      /^\*\*Not yet\*\*: .*January 20, 2027/,
    );
  });
});

describe("fees of two cards", () => {
  test.each([
    [
      "compare_cards",
      "which is pricier, the csp or the gold",
      /^The .*Gold.* costs more, by \*\*\$230/,
    ],
    ["compare_cards", "is the gold more expensive than the csp", /^\*\*Yes\*\*: the .*Gold/],
    [
      "compare_cards",
      "does the csp cost more than the gold",
      /^\*\*No\*\*: the .*Gold.* costs more/,
    ],
    [
      "compare_cards",
      "is the csp cheaper than the gold",
      /^\*\*Yes\*\*: the .*Sapphire.* costs less/,
    ],
    [
      "card_fee",
      "what are the gold and the csp altogether a year",
      /^Together they cost \*\*\$420/,
    ],
  ])("%s: %s", (id, question, said) => {
    expect(firstOf(ask(id, question).text)).toMatch(said);
  });
});
