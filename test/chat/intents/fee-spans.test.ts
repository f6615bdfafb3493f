import { describe, expect, test } from "vitest";
import { walletNamed } from "../eval/wallets.ts";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const demo = answering(feeIntents, DEMO_WALLET);
const empty = answering(feeIntents, EMPTY_WALLET);

describe("the days that are asked about", () => {
  test.each([
    ["what do my fees come to over the coming year", { until: "2027-11-20" }],
    ["annual fees over the next twelve months in total", { until: "2027-11-20" }],
    ["annual fees within 90 days", { until: "2027-02-19" }],
    ["what do my fees come to next year", { from: "2027-01-01", until: "2027-12-31" }],
    ["annual fees before april", { until: "2027-03-31" }],
    ["annual fees by the end of june", { until: "2027-06-30" }],
    ["annual fees after june", { from: "2027-07-01", within_months: 36 }],
    ["which fees are due this year", { until: "2026-12-31" }],
  ])("%s", (question, input) => {
    expect(demo("upcoming_fees", question).calls[0]?.input).toEqual(input);
  });

  test("a year that is over leaves out nothing: what comes next is told", () => {
    const { text } = demo("upcoming_fees", "before i forget like last year, what is my next fee");
    expect(text).toMatch(/^The next annual fee is/);
  });

  test("a fee of this December is in the coming year, and the sum is told first", () => {
    const { text } = demo("upcoming_fees", "what do my fees come to over the coming year");
    expect(text).toMatch(/^\*\*5 annual fees\*\* fall due in that time, \*\*\$2,605\*\* in all/);
    expect(text).toContain("December 9, 2026");
  });

  test("without any in that time the next one is told", () => {
    const { text } = demo("upcoming_fees", "any annual fee in january");
    expect(text).toMatch(/^\*\*No\*\*: no annual fee/);
    expect(text).toContain("The next annual fee is **$395**");
  });

  test("whether one card's fee is due by then", () => {
    expect(demo("upcoming_fees", "is my gold fee due before april").text).toMatch(/^\*\*Yes\*\*/);
    expect(demo("upcoming_fees", "is my gold fee due before march").text).toMatch(/^\*\*No\*\*/);
  });
});

describe("which of the fees", () => {
  test("the highest, and the second", () => {
    expect(demo("upcoming_fees", "which annual fee is the highest").text).toMatch(
      /^The highest annual fee is \*\*\$895\*\*/,
    );
    expect(demo("upcoming_fees", "my lowest annual fee").text).toMatch(
      /^The lowest annual fee is \*\*\$95\*\*/,
    );
  });

  test("a name cut short is the held card's", () => {
    const ask = answering(
      feeIntents,
      walletOf([held("citi-strata-premier", { opened_on: "2024-12-20" })]),
    );
    expect(ask("upcoming_fees", "when is the citi strata fee due").text).toMatch(
      /^The next fee of the \*\*Citi Strata Premier Card\*\* is \*\*\$95\*\*/,
    );
  });
});

describe("yes or no before the figure", () => {
  test.each([
    ["does a second cardholder cost extra on the csr", "**Yes**. An authorised user"],
    ["are additional cards of the venture x free", "**Yes**. Authorised users"],
    ["is it extra to give my wife a card on the venture x", "**No**. Authorised users"],
    ["if i add my daughter to the amex gold do i pay", "**No**. **Up to 5 authorised users**"],
    ["is the csr fee $550", "**No**. The annual fee"],
    ["is the venture x fee still $395", "**Yes**. The annual fee"],
    ["did the csr fee go up", "**Yes**. The annual fee of the **Chase Sapphire Reserve** went"],
  ])("%s", (question, start) => {
    expect(empty("card_fee", question).text.startsWith(start)).toBe(true);
  });

  test("a card for somebody is an authorised user of each that is named", () => {
    const { text } = empty("card_fee", "my son wants a card on the csr and one on the venture x");
    expect(text).toContain("**$195** a year");
    expect(text).toContain("cost **nothing**");
  });
});

describe("weighed against each other", () => {
  test("mine and hers", () => {
    const { calls, text } = demo("renewal_value", "sam's platinum or mine, which one to keep");
    expect(calls.map(({ input }) => input)).toEqual(
      expect.arrayContaining([
        { wallet_card_id: "demo-platinum" },
        { wallet_card_id: "demo-platinum-sam" },
      ]),
    );
    expect(text).toContain("American Express Platinum Card (Sam's)**");
  });

  test("the weakest is named first", () => {
    expect(demo("renewal_value", "which of my cards loses me the most").text).toMatch(
      /^\*\*The weakest is the /,
    );
  });
});

test("what the asker takes for granted is not taken over", () => {
  const { text } = demo(
    "refund_window",
    "since amex waives the platinum fee for nurses i owe nothing, right",
  );
  expect(text).toContain("No source here tells of such a waiver");
});

test("the network that is asked beside the fee is told", () => {
  const { text } = empty(
    "card_fee",
    "ink business cash fee for employee cards, is it visa or mastercard",
  );
  expect(text).toContain("**Visa** card");
});

describe("two halves about a fee", () => {
  const fees = answering(feeIntents, walletNamed("fees"));

  test("until when it comes back, beside whether it is worth it, and the other way round", () => {
    const worth = fees(
      "renewal_value",
      "is the csr worth keeping, and until when can i get a refund",
    );
    expect(worth.text.split("\n\n- ")[0]).toContain("December 5, 2026");
    const refund = fees("refund_window", "last day to get the csr fee back, and is it worth it");
    expect(refund.text).toContain("**It depends**");
  });

  test("what becomes of the points beside the last day", () => {
    const { text } = fees(
      "refund_window",
      "last day to get the csr fee back, would my points be gone",
    );
    expect(text).toContain("Closing it would end your 95,000 Chase Ultimate Rewards points");
  });

  test("the network beside the fee", () => {
    const { text } = fees("card_fee", "is the csr a visa and what is the annual fee");
    expect(text).toContain("is a **Visa** card");
  });
});
