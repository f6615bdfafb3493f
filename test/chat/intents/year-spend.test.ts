import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(yearIntents, DEMO_WALLET);
const empty = answering(yearIntents, EMPTY_WALLET);

describe("one card on a spend that is told", () => {
  test("whether it is worth its fee, held or not", () => {
    const question =
      "is the sapphire preferred worth 95 bucks if i spend 600 a month eating out and 400 on groceries";
    const { text, calls } = empty("annual_rewards", question);
    expect(calls[0]?.input).toEqual({
      as_if_cards: ["chase-sapphire-preferred"],
      spend: { dining: 600, groceries: 400 },
    });
    expect(text).toMatch(/^\*\*Yes, by rewards alone\*\*: on \$12,000/);
  });

  test.each([
    ["what would a double cash give me a year if i put 2500/mo on it", { everything_else: 2500 }],
    ["i run $30,000 a year through the double cash, what do i get", { everything_else: 2500 }],
    ["does the double cash earn much on $200 a month of gas", { gas: 200 }],
  ])("%s", (question, spend) => {
    expect(empty("annual_rewards", question).calls[0]?.input).toEqual({
      as_if_cards: ["citi-double-cash"],
      spend,
    });
  });

  test("what a card costs is no spend", () => {
    const { calls } = ask("annual_rewards", "am i wasting $95 a year on the sapphire preferred");
    expect(JSON.stringify(calls)).not.toContain("as_if_cards");
  });

  test("beside the cards that are held, where it is not one of them", () => {
    const { text, tools } = ask(
      "annual_rewards",
      "is the csr worth it if i spend $1500 a month on travel",
    );
    expect(tools).toEqual(["estimate_annual_rewards", "get_card", "simulate_card_change"]);
    expect(text).toMatch(/^\*\*Only if you use its credits\*\*/);
    expect(text).toContain("beside your cards");
  });
});

describe("the spend that pays for a fee", () => {
  test.each([
    "how much would i need to spend on dining to break even on the amex gold fee",
    "at what point does the gold pay for itself on dining spend",
    "how much dining do i have to put on the gold to cover its fee",
  ])("%s", (question) => {
    const { text, calls } = ask("annual_rewards", question);
    expect(calls[0]?.input).toMatchObject({
      as_if_cards: ["amex-gold"],
      break_even_on: "dining",
    });
    expect(text).toMatch(/^About \*\*\$357 a month\*\* on Restaurants and bars/);
  });

  test("of a card without a fee there is none", () => {
    const question = "how much do i have to spend on the double cash to break even";
    expect(ask("annual_rewards", question).text).toMatch(/has no annual fee/);
  });
});

describe("the best few cards", () => {
  test.each([
    "if i could only keep two cards which two",
    "which two cards should i keep",
    "i want to slim my wallet down to two cards, which ones",
  ])("%s", (question) => {
    const { text, calls } = ask("annual_rewards", question);
    expect(calls[0]?.input).toEqual({ best_of: 2 });
    expect(text).toMatch(/^By rewards less fees: \*\*American Express Gold Card\*\* and/);
  });

  test("of the catalog where the wallet is empty: by rates without a spend", () => {
    const { text, tools } = empty("next_card", "best two card combo for dining and groceries");
    expect(new Set(tools)).toEqual(new Set(["search_cards"]));
    expect(text).toMatch(/gives the most back on restaurants and bars/);
    expect(text).toMatch(/gives the most back on groceries/);
  });

  test("what is not cared about is left out", () => {
    const question = "best two card combo for groceries and gas? don't care about travel";
    expect(JSON.stringify(ask("next_card", question).calls)).not.toContain("travel");
  });
});

test("points are told where they are asked for", () => {
  const question =
    "we put 1100 a month in groceries on the gold, what is that in points over a year";
  const { text } = ask("annual_rewards", question);
  expect(text).toContain("by **52,800** points");
});

test("who wants cash alone is told of cash-back cards", () => {
  const question = "no points, just money: best cash setup with two cards on my spend";
  const { calls } = ask("annual_rewards", question);
  expect(calls[0]?.input).toMatchObject({ goal: "cash back" });
});

test("the same card of two people is told for each", () => {
  const question = "what do i get from the amex platinum each year on my spend";
  const { text } = ask("annual_rewards", question);
  expect(text).toMatch(/^The \*\*American Express Platinum Card\*\* earns \*\*\$399\*\*/);
  expect(text).toContain("(Sam's) earns");
});

test("all cards in their order, less their fees where that is asked", () => {
  const { text } = ask(
    "annual_rewards",
    "rank my cards by what they make me in a year, net of fees",
  );
  expect(text).toMatch(
    /^By rewards of a year less the fee, the most first: \*\*American Express Gold Card\*\* \$/,
  );
});

test("the most per dollar of fee is of a card with one", () => {
  const { text } = ask("annual_rewards", "which card earns the most per dollar of fee");
  expect(text).toMatch(/^Of your cards with a fee the \*\*/);
  expect(text).toContain("Without any fee the **");
});

test.each([
  ["ok say i drop 18k a year at restaurants and 15k on groceries, what does the gold make me"],
  ["i spend 18,000 a year on dining and 15,000 on groceries. what would the gold give me"],
])("a year that is told once is of all sums: %s", (question) => {
  expect(ask("annual_rewards", question).calls[0]?.input).toEqual({
    as_if_cards: ["amex-gold"],
    spend: { dining: 1500, groceries: 1250 },
  });
});

test("kinds of spend that are named are told as one sum first", () => {
  const { text, calls } = ask(
    "annual_rewards",
    "what do i make on dining plus groceries in a year",
  );
  expect(calls[0]?.input).toEqual({ sum_of: ["dining", "groceries"] });
  expect(text).toMatch(/^Restaurants and bars and Groceries together: \*\*\$1,906\.08\*\*/);
});
