import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* What leans on the question before by saying nothing of what it is about. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const last = (wallet: string, ...said: readonly string[]) =>
  converse(reasoner, said, walletNamed(wallet));

type Case = readonly [wallet: string, said: readonly string[], intent: string, text: RegExp];

const tells = async (wallet: string, said: readonly string[], intent: string, text: RegExp) => {
  const answer = await last(wallet, ...said);
  expect(answer.intent).toBe(intent);
  expect(answer.text).toMatch(text);
};

describe("what is asked of the rows that were told", () => {
  test.each<Case>([
    [
      "cashback",
      ["what do i earn in a year", "which earns most of that"],
      "annual_rewards",
      /^The \*\*Blue Cash Preferred/,
    ],
    [
      "couple",
      ["do i get a free night this year", "from which card"],
      "certificates",
      /World of Hyatt Credit Card/,
    ],
    ["demo", ["uber credit left this month?", "on which card"], "credit_detail", /^Three of your/],
    [
      "demo",
      ["what credits do i have left", "which of those are on the gold"],
      "credits",
      /^\*\*\$67\*\* is left/,
    ],
    ["demo", ["can i get into the centurion lounge", "which card"], "lounge_access", /^\*\*Yes/],
    [
      "demo",
      ["which of my cards have no foreign fee", "which of those is best for dining in italy"],
      "best_card",
      /Gold/,
    ],
  ])("%s: %j", tells);

  test("but what is clear by itself is its own question", async () => {
    const answer = await last("demo", "how many points do i have", "which of those go to hyatt");
    expect(answer.intent).toBe("transfer_sources");
  });
});

describe("what would be lost", () => {
  test.each(["what would i lose", "and what do i give up if i do?", "what goes away then"])(
    "is of closing the card that was talked of: %s",
    async (said) => {
      const { intent, text } = await last("demo", "should i keep the sapphire preferred", said);
      expect(intent).toBe("add_card_effect");
      expect(text).toMatch(/^Lost: .*Dropping Chase Sapphire Preferred Card/s);
    },
  );

  test.each(["would that cost me points", "do i lose any points"])(
    "is of the points where the card is changed: %s",
    async (said) => {
      const turns = ["can i downgrade the sapphire preferred to a freedom flex", said];
      const { intent, text } = await last("demo", ...turns);
      expect(intent).toBe("downgrade_points");
      expect(text).toMatch(/^You keep your \*\*83,640/);
    },
  );
});

describe("what is supposed", () => {
  test.each<Case>([
    [
      "cashback",
      ["what do i earn in a year", "and if i only used the double cash"],
      "annual_rewards",
      /^Your cards earn about \*\*\$616\.80/,
    ],
    ["twelve", ["transfer 60k chase to hyatt", "if i only use bilt"], "transfer_amount", /Bilt/],
    [
      "twelve",
      ["what happens if i drop the aspire", "and the brilliant too"],
      "add_card_effect",
      /Aspire Card, Marriott Bonvoy Brilliant/,
    ],
    [
      "twelve",
      ["when is the aspire fee due", "and the brilliant too"],
      "upcoming_fees",
      /Brilliant.*September 30, 2027/,
    ],
  ])("%s: %j", tells);
});

describe("half of it", () => {
  test.each<readonly [readonly string[], RegExp]>([
    [["move all my amex points to hilton", "what if i only use half"], /^\*\*124,000/],
    [
      ["move all my amex points to hilton", "what if i only use half", "and half of sam's"],
      /\*\*45,000/,
    ],
    [["transfer 60k amex to delta", "only half of that"], /^\*\*30,000/],
    [["what are my chase points worth", "and half of them"], /^\*\*41,820/],
    [["move half of my amex points to hilton, how many is that"], /^\*\*124,000/],
  ])("is of what was told, or of the balance: %j", async (said, text) => {
    expect((await last("demo", ...said)).text).toMatch(text);
  });
});

describe("which card is meant", () => {
  test.each<Case>([
    [
      "closed",
      ["can i get the amex gold again", "and the reserve"],
      "eligibility",
      /Chase Sapphire Reserve/,
    ],
    ["couple", ["which card should i get next", "how much is its fee"], "card_fee", /Robinhood/],
    [
      "demo",
      ["uber credit left this month?", "do i lose it if i dont use it"],
      "credit_detail",
      /Uber/,
    ],
  ])("%s: %j", tells);
});

describe("what was talked of some turns ago", () => {
  test.each<Case>([
    [
      "demo",
      [
        "best card for gas",
        "how many amex points do i have",
        "that gas card you said, whats its fee",
      ],
      "card_fee",
      /Chase Sapphire Preferred Card/,
    ],
    [
      "demo",
      [
        "best card for gas",
        "best card for groceries",
        "the one you told me for gas, any foreign fee",
      ],
      "card_fee",
      /Chase Sapphire Preferred Card/,
    ],
    [
      "demo",
      ["can i go from amex to emirates", "and to ana?", "whats the ratio on the first one"],
      "route_check",
      /Emirates Skywards at \*\*5:4/,
    ],
    [
      "demo",
      [
        "does the gold have a foreign fee",
        "and the venture x?",
        "when is the fee of the second one due",
      ],
      "upcoming_fees",
      /Venture X.*December 9, 2026/,
    ],
    [
      "twelve",
      [
        "im buying a couch for 2400 which card",
        "how much would i get with the double cash",
        "and the venture x",
        "ok which is better in dollars",
      ],
      "best_card",
      /^Use the \*\*Capital One Venture X.*the Citi Double Cash Card \$76\.80/,
    ],
    [
      "closed",
      ["what cards did i close", "can i get that one again"],
      "eligibility",
      /^Which card/,
    ],
    ["demo", ["best card for gas", "and the fee?"], "card_fee", /Chase Sapphire Preferred Card/],
    [
      "empty",
      ["whats the sapphire preferred bonus", "how much do i have to spend", "and the annual fee"],
      "card_fee",
      /\*\*\$95\*\*/,
    ],
    ["twelve", ["transfer 50k amex to delta", "and the fee?"], "transfer_amount", /\*\*\$30\*\*/],
    [
      "demo",
      ["what should i use at whole foods", "and if its over 500 bucks"],
      "best_card",
      /Gold Card\*\* at Whole Foods Market: it gives \$38 on \$500/,
    ],
    [
      "couple",
      [
        "where can dana's hilton points go",
        "what about my chase points",
        "which of those is an airline",
      ],
      "transfer_partners",
      /^\*\*Chase Ultimate Rewards\*\* points move to Aer Lingus/,
    ],
    ["cashback", ["which card at costco", "do they take amex"], "acceptance", /^No: \*\*Costco/],
    [
      "demo",
      ["what does adding the ink preferred do for me", "with half the credits"],
      "add_card_effect",
      /Ink Business Preferred/,
    ],
  ])("%s: %j", tells);
});

describe("two things in one message", () => {
  test.each([
    ["twelve", "strata premier fee due when / where am i at on 5/24", "upcoming_fees+five_24"],
    ["twelve", "where am i at on 5/24 / strata premier fee due when", "five_24+upcoming_fees"],
    ["twelve", "where am i at on 5/24\nstrata premier fee due when", "five_24+upcoming_fees"],
    ["cashback", "groceries card, and fee on it", "best_card+card_fee"],
    ["demo", "groceries card? and does it have a cap", "best_card+cap_left"],
    [
      "demo",
      "How many Capital One miles do I have, and what are they worth, and can they go to Emirates?",
      "balances+points_value+route_check",
    ],
    [
      "demo",
      "do i lose my MR if i cancel gold, and when is the fee due",
      "downgrade_points+upcoming_fees",
    ],
  ])("%s: %s", async (wallet, text, intents) => {
    expect((await last(wallet, text)).intent).toBe(intents);
  });
});
