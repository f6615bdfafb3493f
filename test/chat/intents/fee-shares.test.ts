import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const demo = answering(feeIntents, DEMO_WALLET);
const firstOf = (text: string): string => text.split("\n")[0] ?? "";

describe("who pays how much", () => {
  test.each([
    "what does sam pay in annual fees vs me",
    "how much do sam and i pay in fees, and whose share is bigger",
    "who pays more in fees, sam or me",
  ])("%s", (question) => {
    const first = firstOf(demo("upcoming_fees", question).text);
    expect(first).toContain("You pay **$1,710**, Sam pays **$895**");
    expect(first).toContain("$815");
  });

  test("one person alone has no comparison", () => {
    expect(demo("upcoming_fees", "what does sam pay in fees").text).not.toContain("$1,710");
  });

  test("of one card the fee of each holder", () => {
    const { text } = demo("upcoming_fees", "we both have the platinum, when is each one due");
    expect(text).toContain("September 2, 2027");
    expect(text).toContain("November 20, 2027");
  });
});

describe("the fees by their height", () => {
  test("both ends where both are asked for, as they are asked", () => {
    const { text } = demo("upcoming_fees", "which card costs me the least and which the priciest");
    expect(text).toMatch(/^The lowest annual fee is \*\*\$95\*\*/);
    expect(text).toContain("The highest annual fee is **$895**");
  });

  test("the one that costs most", () => {
    expect(demo("upcoming_fees", "which card costs the most each year").text).toMatch(
      /^The highest annual fee is \*\*\$895\*\*/,
    );
  });
});

describe("getting one back that is asked for with a yes or no", () => {
  const ask = answering(
    feeIntents,
    walletOf([
      held("chase-united-explorer", { opened_on: "2025-03-22" }),
      held("chase-sapphire-reserve", { opened_on: "2023-11-05" }),
    ]),
  );

  test("a card that is called by its airline", () => {
    const { text } = ask("refund_window", "can i still get the united fee back");
    expect(text).toMatch(/^\*\*No\*\*/);
    expect(firstOf(text)).toContain("United Explorer Card");
  });

  test("one that posted is not too late", () => {
    expect(ask("refund_window", "is it too late to get the reserve fee back").text).toMatch(
      /^\*\*No\*\*, it is not too late\. You have until at least \*\*December 5, 2026/,
    );
  });
});

describe("a day, a sum or a bank that is told", () => {
  const ask = answering(
    feeIntents,
    walletOf([
      held("chase-sapphire-reserve", { opened_on: "2023-11-05" }),
      held("chase-ink-preferred", { opened_on: "2024-03-08" }),
      held("amex-gold", { opened_on: "2023-07-19" }),
    ]),
  );

  test.each([
    ["refund_window", "if i close the reserve on december 4 do i get the fee back", /^\*\*Yes\*\*/],
    ["refund_window", "if i close the reserve on dec 20 do i get it back", /^\*\*Not for sure/],
    ["upcoming_fees", "i pay $1,215 in fees a year, right?", /^\*\*Yes\*\*.*\$1,215/],
    ["upcoming_fees", "i pay 900 in fees, is that right", /^\*\*No\*\*.*\$1,215/],
    ["upcoming_fees", "how much do i pay chase in fees", /^All annual fees of Chase .*\$890/],
    ["card_fee", "when did they jack up the fee of the reserve", /from \*\*\$550\*\* to/],
  ])("%s: %s", (intent, question, first) => {
    expect(ask(intent, question).text).toMatch(first);
  });
});

test("the bank that an account went to decides", () => {
  const ask = answering(
    feeIntents,
    walletOf([held("barclays-aviator-red", { opened_on: "2021-05-24" })]),
  );
  const { text } = ask("upcoming_fees", "when is the aviator fee due");
  expect(text).toContain("refundable until at least June 23, 2027");
  expect(text).toContain("Citi / AAdvantage Platinum Select");
});

test.each(["fees by bank please", "what do i pay each bank in annual fees"])("%s", (question) => {
  expect(firstOf(demo("upcoming_fees", question).text)).toMatch(
    /American Express: \*\*\$[\d,]+\*\* a year .*Chase: \*\*\$95\*\* a year/,
  );
});
