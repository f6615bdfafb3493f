import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { coverIntents } from "../../../server/chat/builtin/intents/cover/intents.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { loungeIntents } from "../../../server/chat/builtin/intents/lounge/intents.ts";
import { walletIntents } from "../../../server/chat/builtin/intents/wallet/intents.ts";
import { answering } from "./answering.ts";

/* "Which of my cards don't …": those of which it is not so, and not the others. */

const intents = [...coverIntents, ...creditIntents, ...loungeIntents, ...walletIntents];
const ask = answering(intents, DEMO_WALLET);

const firstOf = (id: string, question: string): string =>
  ask(id, question).text.split("\n\n")[0] ?? "";

describe("what a card has not", () => {
  test.each([
    ["my_cards", "what cards of mine don't charge an annual fee", /\*\*Two\*\*.*Flex.*Double Cash/],
    ["my_cards", "which ones of my cards aren't with amex", /\*\*Four\*\*.*Sapphire.*Venture X/],
    ["my_cards", "how many of my cards are not mastercards", /\*\*Five\*\*/],
    ["my_cards", "which of my cards aren't from amex or chase", /\*\*Two\*\*.*Double Cash/],
    ["protection", "which of my cards can't cover a hire car", /^One of seven: \*\*Citi Double/],
    ["lounge_access", "what cards won't get me in a lounge", /^Four of seven: .*Gold.*Double Cash/],
    ["lounge_access", "what lounges can't i enter", /^No card of yours .*United Club/],
    ["enrolment", "which of my credits don't need me to enroll", /^No enrolment is needed for/],
    ["credit_detail", "what cards of mine don't come with a dining credit", /Venture X.*: no such/],
  ])("%s: %s", (id, question, said) => {
    expect(firstOf(id, question)).toMatch(said);
  });

  test("what is not used yet is there", () => {
    expect(firstOf("credits", "which credits have i not used yet")).toMatch(/is left/);
  });
});

test("who asks whether it isn't there hears that it is", () => {
  expect(
    firstOf("credit_detail", "isn't there a saks credit or a hotel credit on the csp"),
  ).toMatch(/Yes/);
});
