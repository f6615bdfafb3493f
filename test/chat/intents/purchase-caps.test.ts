import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const askCashback = answering(purchaseIntents, walletNamed("cashback"));

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("cap_left", () => {
  test("a cap whose use is not recorded is told as such", () => {
    const { text } = ask("cap_left", "how much of my gold grocery cap is left");
    expect(firstOf(text)).toMatch(/\*\*\$25,000\*\* a calendar year.*not recorded/);
  });

  test("the most that a cap gives is what all of it earns", () => {
    const question = "what is the most i can get out of the gold grocery cap in dollars";
    const { text, calls } = ask("cap_left", question);
    expect(calls.at(-1)?.input).toMatchObject({ amount: 25_000 });
    expect(firstOf(text)).toMatch(/^All of the cap of \*\*\$25,000\*\* .* gives \*\*\$1,900\*\*/);
  });

  test("what rotates, and what of it is left, without a card", () => {
    const question = "what is the 5% stuff this quarter and how much room is left in it";
    const { text } = askCashback("cap_left", question);
    expect(firstOf(text)).toMatch(/^\*\*Discover it Cash Back Credit Card\*\*: up to 5%/);
    expect(text).toContain("**not recorded**");
  });

  test("what was said to be spent is counted", () => {
    const { text } = ask("cap_left", "i already spent $20,000 on groceries with my gold");
    expect(firstOf(text)).toContain("**$5,000** of the cap of $25,000");
  });

  test("once it is used up the next card comes", () => {
    const { text, calls } = ask("cap_left", "i maxed out the gold at groceries what next");
    expect(calls).toHaveLength(2);
    expect(firstOf(text)).toMatch(/^Use the \*\*Capital One Venture X/);
    expect(text).toContain(
      "cap of $25,000 a calendar year on the American Express Gold Card as used up",
    );
  });

  test("the cap of a card not held is that of the catalog", () => {
    const { text, tools } = ask("cap_left", "blue cash preferred grocery cap");
    expect(tools).toEqual(["get_card"]);
    expect(firstOf(text)).toContain("**$6,000**");
  });

  test("all caps, with what comes after", () => {
    expect(ask("cap_left", "caps on my cards").text).toContain("cap of $50,000 a calendar year");
  });

  test.each(["torched", "burned through", "ran right past", "exhausted"])(
    "a cap that is told to be used up in other words: %s",
    (words) => {
      const { calls } = ask("cap_left", `we ${words} the grocery cap on the gold, what next`);
      expect(calls.at(-1)?.input).toMatchObject({ cap_spent: [{ spent_usd: 25_000 }] });
    },
  );

  test("of a rate that rotates the cap of the quarter", () => {
    const { text } = ask("cap_left", "room left under the flex quarterly limit on groceries");
    expect(text).toMatch(/^Yes, \*\*Groceries\*\*/);
    expect(text).toContain("$1,500 a quarter");
  });

  test("the bank's name means the one card of it that is held", () => {
    const wallet = walletOf([held("discover-it-cash-back"), held("citi-double-cash")]);
    const { text } = answering(purchaseIntents, wallet)("cap_left", "how full is the discover");
    expect(text).toMatch(/\*\*Discover it Cash Back Credit Card\*\*[\s\S]*\$1,500 a quarter/);
  });
});

describe("what is told of a cap", () => {
  test.each([
    ["19k in so far this year, runway left on the gold's supermarket cap", "$6,000"],
    ["gold us sup cap: 19k in so far this yr. runway left?", "$6,000"],
    ["i have 900 left on the gold grocery cap, right", "$900"],
    ["we did 80% of the gold groceries limit", "$5,000"],
    ["used half the gold grocery cap already", "$12,500"],
    ["30k at restaurants on the gold, how much more before it drops", "$20,000"],
  ])("%s: %s is left", (question, left) => {
    const { text } = ask("cap_left", question);
    expect(firstOf(text)).toContain(`**${left}** of the cap`);
    expect(text).toContain("Once it is used up: Use the **C");
  });

  test.each([
    "we all ready went threw the 6 grand at the food store on the blue cash what do we switch too",
    "blue cash groceries: 6,500 in this year, which card now",
    "the blue cash grocery cap is gone",
  ])("%s: the card to use instead comes first", (question) => {
    const { text } = askCashback("cap_left", question);
    expect(firstOf(text)).toMatch(/^Use the \*\*Citi Double Cash Card/);
    expect(text).toContain("cap of $6,000 a calendar year");
  });

  test("beside a purchase it is told that the cap is gone: the card to use instead comes first", () => {
    const { text } = askCashback(
      "best_card",
      "at shoprite, about $240. i already burned the whole 6 grand on the blue cash, which one",
    );
    expect(firstOf(text)).toMatch(/^Use the \*\*Citi Double Cash Card\*\* at ShopRite/);
  });

  test("whether it is used up is answered with yes or no", () => {
    const yes = ask("cap_left", "did we blow the gold grocery cap? we did about 27 thousand");
    expect(firstOf(yes.text)).toMatch(/^Yes, by what you tell/);
    const no = ask("cap_left", "did we blow the gold grocery cap? we did about 21 thousand");
    expect(firstOf(no.text)).toMatch(/^No: \*\*\$4,000\*\* of the cap/);
  });

  test("what comes after it is told first where that is asked", () => {
    const { text } = ask("cap_left", "19k in on gold groceries, which card when it is gone");
    expect(firstOf(text)).toMatch(/^Once it is used up: Use the \*\*Capital One Venture X/);
    expect(text).toContain("**$6,000** of the cap");
  });

  test("a cap of another size is not taken for what is spent", () => {
    const { text } = ask("cap_left", "i hit my $1,500 grocery cap on the gold, now what");
    expect(firstOf(text)).toContain("No cap of");
  });
});

describe("another card than the best", () => {
  test.each(["second best card for dinner, $120", "dinner $120, which one is the runner up"])(
    "%s: the second comes first, then the best",
    (question) => {
      const { text } = ask("best_card", question);
      expect(firstOf(text)).toMatch(/^Second best .* is the \*\*Chase Sapphire Preferred Card/);
      expect(text).toContain("Level with it: **Chase Freedom Flex**.");
      expect(text).toContain("The best, the **American Express Gold Card**, gives $9.12 on $120.");
    },
  );

  test("of one product of two people the second best is another product", () => {
    const { text } = answering(purchaseIntents, walletNamed("couple"))(
      "best_card",
      "third best card for flights, $800",
    );
    expect(firstOf(text)).not.toContain("Sapphire Preferred");
  });

  test("where there is no second, that is said", () => {
    const { text } = answering(purchaseIntents, walletNamed("one_card"))(
      "best_card",
      "second best card for gas",
    );
    expect(firstOf(text)).toMatch(/^No other card of yours/);
  });

  test.each(["besides the gold", "other than my gold", "but i left my gold at home"])(
    "%s: the gold is left out",
    (words) => {
      const { text } = ask("best_card", `whole foods, $90, which card ${words}`);
      expect(firstOf(text)).toMatch(/^Use the \*\*Capital One Venture X/);
      expect(text).toContain("leaves out the American Express Gold Card, which would give $6.84");
    },
  );

  test("a card that is only asked about is not left out", () => {
    const { text } = ask("best_card", "should i use the gold at whole foods or not");
    expect(firstOf(text)).toMatch(/^Yes, the \*\*American Express Gold Card/);
  });
});

describe("fuel of a shop, and brands of a chain", () => {
  test.each([
    ["gas at costco, which card", { merchant: "costco-gas" }],
    ["sams club gas, 45 bucks", { merchant: "sams-club-fuel" }],
    ["filling up with gas at walmart", { merchant: "walmart", category: "gas" }],
    ["gas at shell", { merchant: "shell" }],
  ])("%s", (question, input) => {
    expect(askCashback("best_card", question).calls[0]?.input).toMatchObject(input);
  });

  test("a rate that leaves such fuel out is not told of a card that is named", () => {
    const { text } = askCashback("earn_rate", "does blue cash preferred earn 3% on gas at costco");
    expect(firstOf(text)).toMatch(/earns no bonus at Costco Gas .*1%/);
  });

  test("a brand earns the chain's rate, of a card that is not held too", () => {
    const { text } = ask("earn_rate", "what does the hilton surpass earn at a hampton inn");
    expect(firstOf(text)).toContain("**12x**");
  });
});
