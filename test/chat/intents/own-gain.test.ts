import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

/* Whether a card that is not held would pay for the asker. */

const wallet = {
  ...walletOf([held("citi-double-cash")]),
  spend: { dining: 400, groceries: 900, everything_else: 1000 },
};
const intents = [...feeIntents, ...creditIntents];
const ask = answering(intents, wallet);
const empty = answering(intents, EMPTY_WALLET);

describe("a card that is not held, on the asker's own spend", () => {
  test.each([
    "if i got the amex gold would i actually come out ahead every year w that 325 fee or nah",
    "would i come out ahead with the amex gold",
    "is the amex gold worth its fee for me",
    "amex gold worth the 325 for us?",
    "would the amex gold pay for its fee on my spending",
    "could the amex gold earn back its annual fee at how i spend",
    "amex gold: would it earn its keep with how we eat",
    "do i break even on the amex gold if i get it, going by my spending",
  ])("%s", (question) => {
    const { text, calls } = ask("renewal_value", question);
    expect(calls[0]).toMatchObject({ name: "simulate_card_change", input: { add: ["amex-gold"] } });
    expect(text).toMatch(/^\*\*(?:Yes|No|It depends)/);
  });

  test("without the welcome offer where that is left out", () => {
    const { calls } = ask(
      "renewal_value",
      "would i come out ahead with the amex gold, not counting the signup bonus thing",
    );
    expect(calls[0]?.input).toMatchObject({ add: ["amex-gold"], include_offer: false });
  });

  test("by the fee and what is got back of it too", () => {
    const { calls } = ask("credits_vs_fee", "would i make back the fee on the amex gold");
    expect(calls[0]?.input).toMatchObject({ add: ["amex-gold"] });
  });

  test("with so much of its credits as is told", () => {
    const { calls } = ask("renewal_value", "is the amex gold worth it if i use half the credits");
    expect(calls[0]?.input).toMatchObject({ add: ["amex-gold"], credits_used_percent: 50 });
  });
});

test("at large the fee and the credits are told", () => {
  expect(ask("renewal_value", "is the amex gold worth the fee").text).toContain("costs **$325**");
});

test("so they are where no spend is known", () => {
  expect(empty("renewal_value", "is the amex gold worth its fee for me").text).toContain(
    "costs **$325**",
  );
});
