import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { intents } from "../../../server/chat/builtin/intents/registry.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const ask = answering(intents, DEMO_WALLET);
const askTwelve = answering(intents, walletNamed("twelve"));
const askExpiring = answering(intents, walletNamed("expiring"));
const askCouple = answering(intents, walletNamed("couple"));
const askEmpty = answering(intents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("what is asked of credits comes first", () => {
  test.each([
    ["total of my uber credits a year", /^\*\*\$520\*\* a year .*yours \$320, Sam's \$200/],
    ["which of my cards have a dining credit", /^Three of your cards: .*Gold.*Platinum/],
    ["how many credits does sams platinum have", /^\*\*15 credits\*\*/],
    ["does sam have more uber credits than me", /^\*\*No\*\*: more for \*\*you\*\*: \*\*\$320/],
    ["do i have a tsa precheck credit? which card", /^\*\*Yes\*\*: four of your cards/],
    ["which platinum credit of mine runs out first", /First to end: \*\*Digital entertainment/],
  ])("%s", (question, first) => {
    const id = question.includes("platinum") ? "credits" : "credit_detail";
    expect(firstOf(ask(id, question).text)).toMatch(first);
  });

  test("the card that gives the most, before the next", () => {
    const { text } = askTwelve("credits", "which card gives the most credits per year");
    expect(firstOf(text)).toMatch(/most in credits: \*\*Chase Sapphire Reserve\*\*: \*\*\$2,220/);
  });

  test.each([
    ["which of my cards dont have any credits", /^\*\*Citi Double Cash Card\*\*: no such credit/],
    ["when do my monthly credits reset", /^On \*\*December 1, 2026\*\* .*Uber Cash/],
    ["how much have i claimed of my credits so far", /^\*\*\$10\*\* used/],
    ["can i use the airline credit on delta", /^\*\*Yes\*\*: Delta Air Lines/],
  ])("%s", (question, first) => {
    const id = question.includes("airline") ? "credit_detail" : "credits";
    expect(firstOf(ask(id, question).text)).toMatch(first);
  });

  test("one of two held cards, not all that they give", () => {
    const { text } = ask("compare_cards", "is the resy credit bigger on the gold or the platinum");
    expect(firstOf(text)).toMatch(/^The biggest is \*\*Resy dining\*\* on the .*Platinum.*\$100/);
  });

  test("of a bank alone", () => {
    const { text } = askTwelve("credits", "how much are my chase credits worth a year in total");
    expect(text).not.toContain("Hilton");
  });

  test("a credit that no card carries any more is none", () => {
    const { text } = askTwelve("credit_detail", "do i have a saks credit");
    expect(firstOf(text)).toMatch(/^None of your cards/);
  });

  test("some of them alone against the fee of their card", () => {
    const paid = ask(
      "credits_vs_fee",
      "does the platinum pay itself back with only the hotel credit",
    );
    expect(firstOf(paid.text)).toMatch(/^\*\*No\*\*: .*\$600 a year .*\$895 makes \*\*-\$295/);
  });

  test("whose of two, with none for the other", () => {
    const { text } = askCouple("credit_detail", "which of us has an uber credit");
    expect(firstOf(text)).toMatch(/^\*\*Only you\*\*/);
  });
});

describe("what is asked of lounges comes first", () => {
  test.each([
    ["which of my cards have lounge access", /^Three of your cards: .*Platinum.*Venture X/],
    ["who has better lounge access, me or sam", /^More for \*\*you\*\*: six .*five for Sam/],
    ["how many lounges can i get into", /^\*\*Six\*\* lounge networks/],
    ["which lounges let me bring guests for free", /^Guests are free at \*\*Escape Lounge/],
    ["which card has the most lounges", /^The most lounges: .*Platinum.*five networks/],
    ["which of my amex cards have lounge access", /^Two of your cards: (?!.*Venture)/],
  ])("%s", (question, first) => {
    expect(firstOf(ask("lounge_access", question).text)).toMatch(first);
  });

  test("without a card, those that open most networks first", () => {
    const { text } = askEmpty("lounge_access", "which card has the best lounge access");
    expect(firstOf(text)).toMatch(/These cards open a lounge: \*\*\S.* \(\w+ networks\)/);
  });
});

describe("what is asked of cover comes first", () => {
  test.each([
    ["do any of my cards have primary rental coverage", /^\*\*Yes\*\*: two of your seven cards/],
    ["how many of my cards have cell phone protection", /^Three of your seven cards/],
    ["is trip delay on the csp better than on the venture x", /^\*\*No\*\*: .*Venture X/],
    ["who has cell phone protection, me or sam", /^Both of you have/],
    ["which chase cards of mine have trip delay", /^One of your two cards carries/],
  ])("%s", (question, first) => {
    expect(firstOf(ask("protection", question).text)).toMatch(first);
  });
});

describe("what is asked of certificates comes first", () => {
  test("whether one is still good on a day", () => {
    const [late, soon] = ["january", "december 10"].map(
      (day) => askExpiring("certificates", `is my hyatt free night still good in ${day}`).text,
    );
    expect(firstOf(late ?? "")).toMatch(/^\*\*No\*\*: .*December 20, 2026/);
    expect(firstOf(soon ?? "")).toMatch(/^\*\*Yes\*\*/);
  });

  test("the cards that bring one each year", () => {
    const { text } = askTwelve("certificates", "what free nights do i get every year");
    expect(firstOf(text)).toMatch(/^Each year: .*Aspire.*Brilliant/);
  });

  test("how many, and the one that is worth most", () => {
    const { text } = askExpiring("certificates", "how many free nights and which is worth more");
    expect(text).toMatch(/^\*\*Two\*\* in hand.*\n\nWorth most.*Marriott Bonvoy/);
  });

  test("what they are worth together", () => {
    const { text } = askExpiring("certificates", "total value of my certificates");
    expect(firstOf(text)).toMatch(/^Together: \*\*\$180\*\* in hand by your own figures/);
  });
});

describe("what stays when a card goes", () => {
  test.each([
    ["if i cancel the venture x do i keep priority pass", /^\*\*Yes\*\*: .*Platinum/],
    ["if i drop the venture x do i lose capital one lounge", /^\*\*Yes\*\*: you would lose/],
    ["do i still have priority pass without the gold", /^\*\*No\*\*, it does not change/],
    ["what credits do i lose if i drop the gold", /^You would lose \*\*Dining at Grubhub/],
  ])("%s", (question, first) => {
    expect(firstOf(ask("add_card_effect", question).text)).toMatch(first);
  });
});
