import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { converse } from "../converse.ts";
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

  test("so many as are asked for", () => {
    const { text } = ask("find_cards", "top 3 biggest bonuses on personal cards");
    expect(text.match(/^- /gm)).toHaveLength(3);
  });
});

describe("filters of a search", () => {
  test.each([
    ["which chase cards have a welcome bonus over 75k", { offer_points_min: 75_000 }],
    ["citi cards over $300 a year", { issuers: ["Citi"], annual_fee_min: 300 }],
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
