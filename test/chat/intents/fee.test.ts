import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { figure } from "../../../server/chat/builtin/compose/figure.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const demo = answering(feeIntents, DEMO_WALLET);
const empty = answering(feeIntents, EMPTY_WALLET);

describe("whether a card is worth its fee", () => {
  test("a held card is weighed with its fee, credits and earning", () => {
    const { text, calls } = demo("renewal_value", "is my csp worth the fee");
    const [call] = calls;
    if (call === undefined || "error" in call.outcome) throw new Error("not weighed");
    const { envelope } = call.outcome;
    expect(call.name).toBe("evaluate_renewal");
    expect(text).toMatch(
      /^The \*\*Chase Sapphire Preferred Card\*\* \*\*pays for its \$95 fee\*\*:/,
    );
    for (const path of [["net_usd", "low"], ["net_usd", "high"], ["earn_value_usd"]]) {
      expect(text).toContain(figure(envelope, path, "usd").text);
    }
    expect(text).toContain("Closing it would stop your 83,640 Chase Ultimate Rewards points");
    expect(text).toContain("Data as of November 21, 2026");
  });

  test.each([
    "should i cancel my csp",
    "is it time to cancel my csp",
    "is it a mistake to keep my csp",
    "is my csp worth the fee",
  ])("no yes or no stands before it, which could be the opposite: %s", (question) => {
    const { text } = demo("renewal_value", question);
    expect(text).toContain("**pays for its $95 fee**");
    expect(text).not.toMatch(/\*\*(?:Yes|No)\*\*/);
  });

  test("what is used of the credits decides", () => {
    const { text } = demo("renewal_value", "should i keep or cancel my amex platinum");
    expect(text).toMatch(/^\*\*It depends\*\*/);
    expect(text).toContain("-$735.40");
    expect(text).toContain("$2,289");
    expect(text).toContain("at least 25% of every credit");
  });

  test("of two people's cards the one of whom is asked about is weighed", () => {
    const { calls } = demo("renewal_value", "should sam keep her platinum");
    expect(calls[0]?.input).toEqual({ wallet_card_id: "demo-platinum-sam" });
  });

  test("a card that is not held is told by the catalog", () => {
    const { text, tools } = demo("renewal_value", "is the csr worth it");
    expect(tools).toEqual(["get_card"]);
    expect(text).toContain("costs **$795** a year, and its credits come to **$2,508**");
    expect(text).toContain("not in your wallet");
  });

  test("without a card all cards with a fee are weighed", () => {
    const { text, tools } = demo("renewal_value", "which of my cards should i cancel");
    expect(tools).toEqual(Array.from({ length: 4 }, () => "evaluate_renewal"));
    expect(text).toMatch(/^Depends .*\*\*American Express Platinum Card\*\*/);
    expect(text).toMatch(/Pays for its fee already: .*\*\*Chase Sapphire Preferred Card\*\*/);
  });

  test("an empty wallet is told what to add", () => {
    const { text, tools } = empty("renewal_value", "which of my cards should i cancel");
    expect(tools).toEqual([]);
    expect(text).toContain("add the cards you hold");
  });

  test("two cards of one name and holder are asked about", () => {
    const two = walletOf([
      held("amex-gold", { id: "one", opened_on: "2020-01-05", nickname: "secret" }),
      held("amex-gold", { id: "two", opened_on: "2024-02-06" }),
    ]);
    const { kind, text } = answering(feeIntents, two)("renewal_value", "is my gold worth it");
    expect(kind).toBe("clarify");
    expect(text).toContain("opened February 6, 2024");
    expect(text).not.toContain("secret");
  });

  test("only the asker's own where the other's is left out", () => {
    for (const question of [
      "is my platinum (not Sam's) worth it",
      "is my platinum worth it, leave Sam's out",
    ]) {
      expect(demo("renewal_value", question).text).not.toContain("Sam");
    }
  });
});

describe("fees to come", () => {
  test("the next fee and the sum of a year", () => {
    const { text, tools } = demo("upcoming_fees", "when is my next annual fee");
    expect(tools).toEqual(["list_upcoming_fees"]);
    expect(text).toMatch(/^The next annual fee is \*\*\$395\*\* .*Venture X.* December 9, 2026/);
    expect(text).toContain("**$2,605** a year");
    expect(text).toContain("still comes back until at least December 20, 2026");
    expect(text).toContain("**American Express Platinum Card** (Sam's)");
  });

  test("the day of one card", () => {
    const { text } = demo("upcoming_fees", "when does my gold renew");
    expect(text).toMatch(
      /^The next fee of the .*Gold.* \*\*\$325\*\*, due on \*\*March 14, 2027\*\*/,
    );
  });

  test("a month has only its own fees", () => {
    const { text } = demo("upcoming_fees", "what fees are due in march");
    expect(text).toContain("March 14, 2027");
    expect(text).not.toContain("December 9, 2026");
  });

  test("a card that is not held has a fee, but no day", () => {
    const { text, tools } = demo("upcoming_fees", "when is the csr fee due");
    expect(tools).toEqual(["get_card"]);
    expect(text).toContain("$795");
    expect(text).toContain("I do not know when its fee falls due");
  });

  test("a card without an opening date cannot be dated", () => {
    const ask = answering(feeIntents, walletOf([held("amex-gold")]));
    expect(ask("upcoming_fees", "when is my next annual fee").text).toContain(
      "American Express Gold Card",
    );
  });

  test("nothing is held", () => {
    expect(empty("upcoming_fees", "when is my next fee").text).toContain("holds no open card");
  });
});

describe("getting a fee back", () => {
  test("a fee that posted comes back until a day", () => {
    const { text } = demo("refund_window", "fee just posted how long do i have to cancel");
    expect(text).toMatch(/^You have until at least \*\*December 20, 2026\*\*, 29 days from today/);
    expect(text).toContain("$895 fee back");
    expect(text).toContain("The issuer's terms decide.");
  });

  test("a fee that has not posted is said to be next", () => {
    const { text } = demo("refund_window", "can i still get my gold fee back");
    expect(text).toMatch(
      /^\*\*No\*\*.* No fee of the .*Gold.* the next, \$325, falls due on March 14, 2027/,
    );
    expect(text).toContain("**April 13, 2027**");
  });

  test("the days of a bank", () => {
    const { text } = demo("refund_window", "does chase refund annual fees");
    expect(text).toMatch(/^As a rule Chase gives a fee back within 30 days/);
  });

  test("a card that is not held has no day", () => {
    const { text, tools } = demo("refund_window", "is the fee on my csr refundable");
    // A name has a result that it comes from, as a number has.
    expect(tools).toContain("get_card");
    expect(text).toContain("is not in your wallet");
    expect(text).toContain("within 30 days");
  });
});

describe("what a card costs", () => {
  test("a year", () => {
    const { text, tools } = demo("card_fee", "csr fee?");
    expect(tools).toEqual(["get_card"]);
    expect(text).toMatch(/^The annual fee of the \*\*Chase Sapphire Reserve\*\* is \*\*\$795\*\*/);
  });

  test.each([
    ["how much is an authorized user on the amex platinum", "**$195** a year"],
    ["does the citi double cash have a foreign transaction fee", "adds **3%**"],
    ["is the first year free on the delta gold", "is **free**; from the second year on it is $150"],
    ["annual fee of the freedom flex", "has **no annual fee**"],
  ])("%s", (question, expected) => {
    const [first] = demo("card_fee", question).text.split("\n");
    expect(first).toContain(expected);
  });

  test("of several cards each is told", () => {
    const { text } = demo("card_fee", "fees on gold and platinum");
    expect(text).toContain("**$325**");
    expect(text).toContain("**$895**");
  });
});

test("the fee and a rate asked for in one question are both told", () => {
  const { text } = demo(
    "card_fee",
    "for the strata premier: the annual fee and the restaurant multiplier",
  );
  expect(text).toMatch(/\*\*\$95\*\*[\s\S]*Restaurants and bars/);
});
