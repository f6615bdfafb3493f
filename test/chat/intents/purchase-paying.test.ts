import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const CASH = ["amex-blue-cash-preferred", "citi-double-cash", "chase-freedom-unlimited"];
const askCash = answering(purchaseIntents, walletOf(CASH.map((id) => held(id))));

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("cards that cannot pay", () => {
  test.each([
    ["groceries $200, the gold is locked, which card", "Capital One Venture X"],
    ["dont have the gold with me, $200 of groceries", "Capital One Venture X"],
    ["dinner, 90, can not use the gold or the sapphire. what is best", "Chase Freedom Flex"],
    ["a $700 flight, both my platinum and my gold got declined", "Chase Sapphire Preferred"],
    ["$200 of groceries but my gold is at home in the safe", "Capital One Venture X"],
    ["dinner for the crew $120, no amex there", "Chase Sapphire Preferred"],
  ])("are left out: %s", (question, card) => {
    expect(firstOf(ask("best_card", question).text)).toContain(`Use the **${card}`);
  });

  test("what the best of them would give is told too", () => {
    const { text } = ask("best_card", "groceries $200, i left the gold at home");
    expect(text).toContain("leaves out the American Express Gold Card, which would give $15.20");
  });

  test.each([
    "$200 of groceries, they take visa only",
    "$200 of groceries, only visa or mastercard is accepted there",
  ])("are those of other networks than are taken: %s", (question) => {
    const { text } = ask("best_card", question);
    expect(firstOf(text)).toContain("Use the **Capital One Venture X");
    expect(text).toMatch(/Not taken: American Express Gold Card.*nothing but Visa/);
  });

  test("a card that is named with another left out is still told of", () => {
    const { text } = ask("best_card", "gold is lost. is the venture x good for a $300 dinner");
    expect(firstOf(text)).toContain("Capital One Venture X");
    expect(firstOf(text)).toContain("$300");
  });

  test("are all others where one is said to be the only one at hand", () => {
    const { text } = ask("best_card", "a $90 dinner, i only have the platinum on me");
    expect(firstOf(text)).toMatch(/American Express Platinum Card.*on \$90/);
  });

  test("a card whose network is asked about is not left out", () => {
    const { text } = ask("best_card", "which card for groceries, is the gold accepted there");
    expect(firstOf(text)).toContain("American Express Gold Card");
  });
});

describe("a cap that is told to be used up beside a purchase", () => {
  test.each([
    ["best_card", "im past the 6 grand on the blue cash this year. best card for groceries now"],
    [
      "best_card",
      "we already spent six thousand at the supermarket on the blue cash. which card now",
    ],
    ["cap_left", "that is me through the 6k at the supermarket. what now"],
  ])("makes way for the next card, on no sum of its own: %s %s", (intent, question) => {
    const { text } = askCash(intent, question);
    expect(firstOf(text)).toMatch(/^Use the \*\*Citi Double Cash.* on \$100/);
  });

  test("counts with a card that cannot be used, and with the price", () => {
    const { text } = askCash(
      "cap_left",
      "groceries $200, the blue cash is maxed out on its cap and the double cash is locked. which",
    );
    expect(firstOf(text)).toMatch(/^Use the \*\*Chase Freedom Unlimited.* on \$200/);
  });
});

test.each([
  ["which card for a 600 united ticket", "$600"],
  ["air france tickets 1800, which card", "$1,800"],
  ["hotel in paris 1200 which card", "$1,200"],
])("a bare number is the price where a card to pay with is asked for: %s", (question, price) => {
  expect(firstOf(ask("best_card", question).text)).toContain(`on ${price}`);
});

test("how many points a purchase brings with a card is told before which card is best", () => {
  const { text } = ask("best_card", "dinner $90, how many points with the gold");
  expect(firstOf(text)).toMatch(
    /^On \$90 your American Express Gold Card earns \*\*360\*\* points/,
  );
});

test("what a bonus in progress adds is told apart from the rate", () => {
  const wallet = walletOf([held("capital-one-venture"), held("amex-gold")], {
    bonuses: [
      {
        id: "bonus",
        wallet_card_id: "capital-one-venture",
        status: "active",
        required_usd: 4000,
        net_spent_usd: 2000,
        started_on: "2026-10-05",
        deadline: "2027-01-05",
        reward_points: 75_000,
        reward_program: "capital_one_miles",
        updated_on: "2026-11-18",
      },
    ],
  });
  const { text } = answering(purchaseIntents, wallet)("best_card", "dinner $100, which card");
  expect(text).toMatch(/\$\d[\d.]* of that is its share of the welcome bonus in progress/);
});

test.each(["target 240, which card", "best card for target 240"])(
  "a shop by a plain word is one where its price follows: %s",
  (question) => {
    expect(firstOf(ask("best_card", question).text)).toMatch(/at Target: it gives .* on \$240/);
  },
);

test("the bank stands for the only card of it that is held", () => {
  const wallet = walletOf([held("discover-it-cash-back"), held("citi-double-cash")]);
  const { text } = answering(purchaseIntents, wallet)(
    "earn_rate",
    "what does my discover pay for gas",
  );
  expect(firstOf(text)).toMatch(/^The \*\*Discover it/);
});
