import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { converse } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const reasoner = createBuiltinReasoner();
const ask = answering(cardIntents, EMPTY_WALLET);
const firstOf = async (question: string) => {
  const { text } = await converse(reasoner, [question], EMPTY_WALLET);
  return text.split("\n\n")[0] ?? "";
};

describe("the end of an order over the catalog", () => {
  test.each([
    ["highest current offer on a no fee card", /^The highest (?:is|are) of the \*\*/],
    ["what is the highest annual fee card", /^The most expensive are: \*\*.*at \$895 a year each/],
    ["cheapest card with priority pass", /^The cheapest (?:is the|are:) \*\*.*at \$0 a year/],
  ])("%s", async (question, said) => {
    expect(await firstOf(question)).toMatch(said);
  });

  test("where a business card is ahead, the best personal one is told too", () => {
    const { text } = ask("find_cards", "highest current offer on a no fee card");
    expect(text).toMatch(/Of personal cards: \*\*/);
  });

  test.each([
    "top 3 biggest bonuses on personal cards",
    "the cheapest three cards with trip delay",
  ])("so many as are asked for: %s", (question) => {
    const { text } = ask("find_cards", question);
    expect(text.match(/^- /gm)).toHaveLength(3);
  });
});

describe("cards by a term of theirs", () => {
  test.each([
    ["which cards are visa infinite", /Qatar Airways Privilege Club Visa Infinite/],
    ["which cards have free authorised users", /\*\*\d+\*\* cards fit: .*Bilt Blue Card/],
    ["which Chase cards earn 5x on anything", /Chase Freedom Flex/],
    ["list all world elite mastercards from citi", /Citi Strata Premier Card/],
  ])("%s", async (question, said) => {
    expect(await firstOf(question)).toMatch(said);
  });

  test("a card whose name has the tier is still that card", async () => {
    const { text } = await converse(reasoner, ["is the venture x a visa infinite"], EMPTY_WALLET);
    expect(text).toMatch(/^\*\*Yes\*\*.*Venture X/);
  });
});

describe("what is looked for in other words", () => {
  const inputOf = (question: string) => ask("find_cards", question).calls[0]?.input;

  test.each([
    [
      "one card that gets me 2% on everything",
      { gives_back_least: 2, earns_on: "everything_else" },
    ],
    [
      "hotel cards with automatic gold status",
      { benefits: ["hotel gold status"], benefits_at_once: true },
    ],
    [
      "an airline card with no fee for the first year",
      { reward_kind: "airline", first_year_free: true },
    ],
    ["personal cards, i do not want to pay over $95 a year", { annual_fee_max: 95 }],
    ["personal cards for not over $95 a year", { annual_fee_max: 95 }],
  ])("%s", (question, input) => {
    expect(inputOf(question)).toMatchObject(input);
  });

  test("a free hotel night each year is found by any word for it", () => {
    const { text } = ask(
      "find_cards",
      "which cards give a free hotel night every year for under $100",
    );
    expect(text).toContain("World of Hyatt Credit Card");
  });

  test("a membership without a visit opens no lounge", () => {
    const { text } = ask("find_cards", "cheapest card that gets me into airport lounges");
    expect(text).not.toContain(": 0 visits");
  });

  test("the whole market, though a card is held for it", async () => {
    const question = "best card on the market for streaming, and is it better than what i got";
    const { text } = await converse(reasoner, [question], walletNamed("demo"));
    expect(text).toMatch(/^\*\*Yes\*\*: the \*\*Blue Cash Preferred/);
  });
});

describe("filters of a search", () => {
  test.each([
    ["which chase cards have a welcome bonus over 75k", { offer_points_min: 75_001 }],
    ["a card with a bonus of at least 75k", { offer_points_min: 75_000 }],
    ["cards under $95 a year with a bonus over 50k", { annual_fee_max: 94.99 }],
    ["amex cards for no more than $95 a year", { annual_fee_max: 95 }],
    ["a lounge card for under 500, what is there", { annual_fee_max: 499.99 }],
    ["a flat 2% on everything", { earns_on: "everything_else", gives_back_least: 2 }],
    ["any card that pays 3x on every purchase", { earns_on: "everything_else", earns_least: 3 }],
    ["what gives at least 3% on groceries", { earns_on: "groceries", gives_back_least: 3 }],
    ["cards with priority pass that i do not have", { held: false }],
    ["who has priority pass, other than the ones i hold", { held: false }],
    [
      "priority pass cards, not chase or amex",
      { without: { issuers: ["Chase", "American Express"] } },
    ],
    [
      "are there any 3% cash back cards on everything",
      { gives_back_least: 3, earns_in: "percent" },
    ],
    ["my card with the lowest fee that is not zero", { held: true, annual_fee_min: 0.01 }],
    ["hotel cards with a free night each year", { benefits: ["free night annual"] }],
    ["citi cards over $300 a year", { issuers: ["Citi"], annual_fee_min: 300.01 }],
    ["citi mastercards with no annual fee", { network: "Mastercard", annual_fee_max: 0 }],
    ["which cards waive the annual fee the first year", { first_year_free: true }],
    ["no fee card from discover or capital one", { issuers: ["Discover", "Capital One"] }],
  ])("%s", (question, input) => {
    const { calls } = ask("find_cards", question);
    expect(calls[0]?.input).toMatchObject(input);
  });

  test("a sum of dollars beside a bonus is no fee", () => {
    const { calls } = ask("find_cards", "no fee cards with a cash bonus of $200");
    expect(calls[0]?.input).toMatchObject({ annual_fee_max: 0, offer_points_min: 0 });
  });
});

test("for a first card those for students are told before all others", async () => {
  expect(await firstOf("im 19 first card no fee discover or capital one")).toMatch(
    /^Made for students: \*\*.*Discover it Student/,
  );
});

test("whether any card of a bank covers something is asked of all of them", async () => {
  expect(await firstOf("does any capital one card have primary rental coverage")).toMatch(
    /^Yes\. .*Venture X/,
  );
});

describe("a search that is narrowed in a talk", () => {
  const lastOf = async (questions: readonly string[], wallet = EMPTY_WALLET) =>
    (await converse(reasoner, questions, wallet)).text;

  test("keeps what was asked before, over several turns", async () => {
    const text = await lastOf([
      "under $100 a year, no foreign fee, at least 3x dining: which cards?",
      "only visa ones",
      "which of those has a bonus above 60k",
    ]);
    expect(text).toMatch(/^\*\*1\*\* card fits: \*\*Chase Sapphire Preferred Card\*\*/);
  });

  test.each(["which of those is the cheapest", "out of these, which one costs the least?"])(
    "an order over those that were found: %s",
    async (then) => {
      const text = await lastOf(["which cards open the centurion lounge", then]);
      expect(text).toMatch(/^The cheapest are: \*\*Delta SkyMiles Reserve.* at \$650 a year each/);
    },
  );

  test("which of them gives most is asked of those that were found", async () => {
    const text = await lastOf(
      ["i want a visa no annual fee with trip cancellation", "which pays most on dining"],
      walletNamed("cashback"),
    );
    expect(text).toMatch(/^The most comes back with the \*\*Chase Freedom Unlimited/);
  });

  test("what is taken away stays away", async () => {
    const text = await lastOf(["cards with priority pass under $400", "no business cards"]);
    expect(text).toContain("Capital One Venture X Rewards Credit Card");
    expect(text).not.toContain("Venture X Business");
  });

  test("what asks something else of the list is no filter of it", async () => {
    const wallet = walletNamed("twelve");
    const text = await lastOf(
      ["which of my cards come with priority pass", "of those, which do i have to enroll in"],
      wallet,
    );
    expect(text).not.toMatch(/^Of your cards/);
  });
});

test("the cheapest card with a lounge is looked for in the whole catalog", async () => {
  expect(await firstOf("what is the cheapest card that gets me into a sky club")).toMatch(
    /^The cheapest are: \*\*Delta SkyMiles Reserve/,
  );
});

test("what earns the most on something is told by what comes back, not by points", async () => {
  const { text } = await converse(
    reasoner,
    ["which chase cards have no annual fee", "which of those earns most on gas"],
    EMPTY_WALLET,
  );
  expect(text).toMatch(/^The most comes back with the \*\*.*about \d.*% back/);
});

describe("cards of the wallet by what they carry", () => {
  test("the cheapest of them with a lounge", async () => {
    const { text } = await converse(
      reasoner,
      ["cheapest card i own with priority pass?"],
      walletNamed("twelve"),
    );
    expect(text).toMatch(/^The cheapest is the \*\*Capital One Venture X Rewards Credit Card\*\*/);
  });

  test("who says that he has none looks for one", async () => {
    const { text } = await converse(
      reasoner,
      ["who hands you a hotel night every year for less than $150? i own zero such cards"],
      walletNamed("fees"),
    );
    expect(text).toContain("World of Hyatt Credit Card");
  });
});

test.each([
  "is there anything better than the blue cash preferred for groceries",
  "any card that gives more than the blue cash preferred on groceries",
])("what gives more than a card is looked for among all: %s", async (question) => {
  const { text } = await converse(reasoner, [question], walletNamed("cashback"));
  expect(text).toMatch(/^Yes\. \*\*1\*\* card fits: \*\*American Express Gold Card/);
});

test("a card of a family without a fee is looked for, not asked back", async () => {
  expect(await firstOf("is there a marriott card without an annual fee")).toMatch(
    /^Yes\. These fit: \*\*Marriott Bonvoy Bold/,
  );
});
