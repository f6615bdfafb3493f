import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const askCashback = answering(purchaseIntents, walletNamed("cashback"));
const askTwelve = answering(purchaseIntents, walletNamed("twelve"));
const askFees = answering(purchaseIntents, walletNamed("fees"));

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("which of two cards does better, by yes or no", () => {
  test.each([
    ["earn_rate", "does my delta card beat the reserve on delta tickets"],
    ["earn_rate", "does the delta platinum earn more than the reserve on flights"],
    ["best_card", "should i use the delta card over the reserve for flights"],
  ])("%s: %s", (id, question) => {
    expect(firstOf(askFees(id, question).text)).toMatch(
      /^\*\*No\*\*\. Use the \*\*Chase Sapphire Reserve\*\*/,
    );
  });

  test("a bank's name beside a card stands for its card", () => {
    const { text } = askTwelve("earn_rate", "does the bilt out-earn the reserve on dining");
    expect(firstOf(text)).toMatch(/^\*\*No\*\*\..*Reserve.*Bilt Palladium/);
  });

  test("asked which is worse, yes is for the other", () => {
    const { text } = ask("best_card", "is the gold worse than the double cash for groceries");
    expect(firstOf(text)).toMatch(/^\*\*No\*\*\. Use the \*\*American Express Gold/);
  });

  test("one card of two persons", () => {
    const { text } = ask("earn_rate", "does Sam's Platinum earn more than mine on flights");
    expect(firstOf(text)).toMatch(/^\*\*No\*\*: yours and Sam's give the same/);
  });

  test("after a cap that is told to be reached", () => {
    const { text } = ask(
      "best_card",
      "is the gold still better than the double cash for groceries if i already put 25k on it",
    );
    expect(firstOf(text)).toMatch(/^\*\*No\*\*\. Use the \*\*Citi Double Cash/);
  });
});

describe("whether to use a card that is named", () => {
  test.each([
    "is it dumb to use my discover for gas",
    "is it a mistake to use my discover for gas",
  ])("%s", (question) => {
    expect(firstOf(askCashback("best_card", question).text)).toMatch(/^Yes: the \*\*Discover/);
  });

  test("without a bonus in progress a choice of cards speaks of none", () => {
    const { text } = askCashback("bonus_or_category", "should i use my discover for gas");
    expect(text).not.toContain("bonus");
    expect(firstOf(text)).toMatch(/^No: the \*\*Discover/);
  });
});

describe("whether a card earns a rate somewhere", () => {
  test.each([
    ["does my gold get 4x at whole foods", /^\*\*Yes\*\*\. /],
    ["do i get 5% at target with the flex", /^\*\*No\*\*\. /],
    ["does the flex get 5% on groceries", /^\*\*Only so\*\*: .*must be activated/],
  ])("%s", (question, verdict) => {
    expect(firstOf(ask("earn_rate", question).text)).toMatch(verdict);
  });
});

describe("activation", () => {
  test.each([
    ["do i have to activate anything on the flex this quarter", /^\*\*Yes\*\*/],
    ["have i activated the freedom flex", /^\*\*No\*\*/],
  ])("%s", (question, verdict) => {
    expect(firstOf(ask("rotating", question).text)).toMatch(verdict);
  });

  test("now and the next quarter are told both", () => {
    const { text } = ask("rotating", "what are the flex categories now and next quarter");
    expect(text).toMatch(/Now: .*December 31, 2026[\s\S]*Then: .*March 31, 2027/);
  });

  test("when it ends, and what comes next", () => {
    const { text } = ask("rotating", "when does the flex quarter end and what's next");
    expect(text).toMatch(/Now: .*December 31, 2026[\s\S]*Then: .*March 31, 2027/);
  });
});

test("a sum that goes beyond a cap is told in its parts", () => {
  const { text } = askTwelve(
    "earn_rate",
    "if i charge 60k to the blue business plus do i still get 2x on all of it",
  );
  expect(firstOf(text)).toMatch(/^\*\*No\*\*, not on all of it: 2 points .*; 1 point /);
});

test.each(["which of my cards never wins anything", "is one of my cards useless for earning"])(
  "cards that are the best nowhere: %s",
  (question) => {
    const { text } = askTwelve("cheat_sheet", question);
    expect(firstOf(text)).toMatch(/^Best in no everyday category: .*Citi Double Cash/);
  },
);

test.each([
  ["which of us should pay at hyatt", /^\*\*Yours\*\*: the \*\*World of Hyatt/],
  ["what's my best 2nd card at hyatt", /^Second best at Hyatt/],
  ["which card gives me least at hyatt", /^Do not use the/],
])("%s", (question, answer) => {
  const askCouple = answering(purchaseIntents, walletNamed("couple"));
  expect(firstOf(askCouple("best_card", question).text)).toMatch(answer);
});

test("of several purchases the points are told where they are asked for", () => {
  const { text } = ask("best_card", "groceries $180 and gas $45, total points please");
  expect(text).toMatch(/720 points[\s\S]*135 points/);
});

describe("when a cap is full", () => {
  test.each([
    "when does the 6% on my blue cash run out if i spend 900 a month on groceries",
    "how soon do i max out the blue cash grocery cap at $900 a month",
  ])("%s", (question) => {
    expect(firstOf(askCashback("cap_left", question).text)).toMatch(
      /^At \$900 a month the cap of \$6,000 .*is full in \*\*July 2026\*\*/,
    );
  });

  test("it may not be reached", () => {
    const { text } = askCashback(
      "cap_left",
      "will i hit the blue cash grocery cap at $400 a month",
    );
    expect(firstOf(text)).toMatch(/^\*\*No\*\*: .*does not run out/);
  });

  test("where nothing is told, by the spending profile", () => {
    const { text } = ask("cap_left", "when does my gold stop earning 4x on groceries");
    expect(firstOf(text)).toMatch(/as your spending profile has it, it \*\*does not run out\*\*/);
  });
});

test("asked whether it is the best, or something else better, yes is for the card", () => {
  const { text } = ask(
    "best_card",
    "is the sapphire preferred really the best for gas or is there something better",
  );
  expect(firstOf(text)).toMatch(/^Yes, the \*\*Chase Sapphire Preferred/);
});

test("one or the other of two persons is no yes or no", () => {
  const askCouple = answering(purchaseIntents, walletNamed("couple"));
  const { text } = askCouple("best_card", "is it better for dana or me to pay the $2,000 dentist");
  expect(firstOf(text)).toMatch(/^\*\*Either\*\*/);
});

test("what a bonus still wants is not the price", () => {
  const askBonus = answering(purchaseIntents, walletNamed("bonus"));
  const { text } = askBonus(
    "best_card",
    "i have $2,650 left on the venture and groceries are about $400 - gold or venture",
  );
  expect(firstOf(text)).toContain("on $400");
});
