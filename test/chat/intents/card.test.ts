import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { askOnce } from "../converse.ts";
import { answering } from "./answering.ts";

const ask = answering(cardIntents, EMPTY_WALLET);
const askDemo = answering(cardIntents, DEMO_WALLET);

const reasoner = createBuiltinReasoner();

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("find_cards", () => {
  test("a benefit in other words than its name, within the fee that is told", () => {
    const { text, calls } = ask(
      "find_cards",
      "who gives a hotel night a year for a fee under $100",
    );
    expect(calls[0]?.input).toMatchObject({
      benefits: ["free night annual"],
      annual_fee_max: 99.99,
    });
    expect(text).toContain("World of Hyatt Credit Card");
    expect(text).not.toContain("Aspire");
  });

  test("all that is told counts together: fee, benefit, foreign fee and rate", () => {
    const { calls } = ask(
      "find_cards",
      "any no fee card with cell phone protection, no foreign transaction fee and at least 3% on dining",
    );
    expect(calls[0]?.input).toMatchObject({
      annual_fee_max: 0,
      no_foreign_fee: true,
      benefits: ["cell phone protection"],
      earns_on: "dining",
      gives_back_least: 3,
    });
  });

  test("cheaper than a card is below its fee, and yes comes first", () => {
    const { text } = askDemo(
      "find_cards",
      "is there a cheaper card than the sapphire reserve with priority pass",
    );
    expect(text).toMatch(/^Yes\./);
    expect(text).toContain("Venture X");
    expect(firstOf(text)).not.toContain("American Express Platinum");
  });

  test("the cheapest comes first with its fee", () => {
    const { text } = ask("find_cards", "cheapest card that opens a centurion lounge");
    expect(text).toMatch(/^The cheapest are: \*\*Delta SkyMiles Reserve.*\$650 a year each/);
  });

  test("nothing that has all of it is said to be none", () => {
    const { text } = ask("find_cards", "is there a no fee card with centurion lounge access");
    expect(text).toMatch(/^No open card is known with no annual fee and centurion lounge/i);
  });

  test("nobody is told of his own cards who has none", () => {
    expect(ask("find_cards", "which cards come with priority pass").text).not.toContain("yours");
  });
});

describe("of a family of cards", () => {
  test("the cheapest that has it", () => {
    const { text } = ask("find_cards", "cheapest marriott card with a free night");
    expect(firstOf(text)).toMatch(/^The cheapest is the \*\*Marriott Bonvoy Boundless/);
    expect(text).not.toMatch(/Hilton|IHG/);
  });

  test.each([
    ["does any delta card get me into the sky club", "find_cards", "Delta SkyMiles Reserve"],
    ["which hilton card has the lowest fee", "find_cards", "The cheapest is the **Hilton Honors"],
  ])("%s: chosen among them, and not asked back", async (question, intent, said) => {
    const answer = await askOnce(
      reasoner,
      { turns: [{ role: "user", text: question }], instructions: [] },
      EMPTY_WALLET,
    );
    expect(answer).toMatchObject({ kind: "answer", intent });
    expect(answer.text).toContain(said);
  });
});

test("which of several cards is meant is asked once for both halves", async () => {
  const question = "is the bilt card any good for rent and does it cost anything";
  const answer = await askOnce(
    reasoner,
    { turns: [{ role: "user", text: question }], instructions: [] },
    EMPTY_WALLET,
  );
  expect(answer.kind).toBe("clarify");
  expect(answer.text.match(/Which one do you mean/g)).toHaveLength(1);
});

describe("whether a card can be had", () => {
  test.each([
    ["is the citi custom cash still available", /^\*\*No\*\*: the \*\*Citi Custom Cash/],
    ["can you still apply for the aviator red", /^\*\*No\*\*: .*its successor is the \*\*Citi/],
    ["is the venture x open to new people", /^The \*\*Capital One Venture X.* is \*\*open\*\*/],
  ])("%s", (question, first) => {
    expect(ask("card_network", question).text).toMatch(first);
  });
});

describe("compare_cards", () => {
  test("where each gives more, and the same fee once", () => {
    const { text } = ask("compare_cards", "ink unlimited vs ink cash");
    expect(text.match(/\$0/g)).toHaveLength(1);
    expect(text).toMatch(
      /More is given back by the \*\*Ink Business Unlimited.*everything else; the \*\*Ink Business Cash.*office supplies\./,
    );
  });

  test("the card that is ahead at the member's spend comes first, and by how much", () => {
    const { text } = askDemo("compare_cards", "amex gold vs chase sapphire reserve");
    expect(text).toMatch(
      /^At your spend the \*\*American Express Gold Card\*\* is ahead.*\$1,142\.60/,
    );
  });

  test("without a spend the fees are told, and which is lower", () => {
    const { text } = ask("compare_cards", "amex gold vs chase sapphire preferred");
    expect(text).toMatch(/^The \*\*Chase Sapphire Preferred Card\*\* costs less, by \*\*\$230\*\*/);
  });

  test("lounges that are asked for are told, all of each card, and not the rest", () => {
    const { text } = askDemo(
      "compare_cards",
      "amex platinum vs capital one venture x which has better lounges",
    );
    expect(text).toMatch(/^The \*\*American Express Platinum Card\*\* opens more lounge networks/);
    expect(text).toContain("Plaza Premium");
    expect(text).toContain("Capital One Lounge");
    expect(text).not.toContain("Welcome offer");
  });

  test("what is waved off does not count", () => {
    const { text } = askDemo("compare_cards", "gold vs csr, we are not lounge people");
    expect(text).toMatch(/^At your spend/);
  });

  test("for one kind of purchase it is what they give there", () => {
    const { text } = ask(
      "compare_cards",
      "amex gold or capital one savor for a $400 grocery run, what is the difference",
    );
    expect(text).toMatch(/\$18\.40 more.*\$30\.40 against \$12 on \$400/);
  });
});

describe("whether a card is what is said of it", () => {
  test.each([
    ["is the ink business preferred for businesses only", /^\*\*Yes\*\*\. It is a business card/],
    ["is the altitude reserve a business card", /^\*\*No\*\*\. It is a personal card/],
    ["is the savor from chase", /^\*\*No\*\*\. .*Capital One/],
    ["is the amex gold a charge card", /^\*\*Yes\*\*\. .*charge card/],
    ["is the amex platinum a credit card or a charge card", /^The .* is \*\*a charge card/],
  ])("%s", (question, told) => {
    expect(ask("card_network", question).text).toMatch(told);
  });

  test.each([
    ["does the ink cash earn ultimate rewards", /^\*\*Yes\*\*\. /],
    ["does the venture x earn membership rewards", /^\*\*No\*\*\. .*Capital One Miles/],
  ])("%s", (question, told) => {
    expect(ask("point_currency", question).text).toMatch(told);
  });
});
