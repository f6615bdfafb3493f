import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { smallTalk } from "../../../server/chat/builtin/intents/talk/small-talk.ts";
import { answering } from "./answering.ts";

const ask = answering([...feeIntents, ...smallTalk], DEMO_WALLET);

describe("a charge that is just the fee of a held card", () => {
  test.each([
    ["bank_service", "why did chase charge me $95", /^\*\*\$95\*\* is the annual fee of the/],
    ["bank_service", "there's a 95 dollar charge from chase on my statement", /Sapphire Preferred/],
    ["upcoming_fees", "amex hit me with 895, is that the platinum", /\(Sam's\); it fell due on/],
    ["upcoming_fees", "what is this 325 from american express on my bill", /Gold Card/],
  ])("%s: %s", (id, question, said) => {
    expect(ask(id, question).text).toMatch(said);
  });

  test.each([
    ["of another amount", "why did chase charge me $96"],
    ["of another bank", "why did citi charge me $95"],
    ["that is contested", "chase charged me 95 twice, dispute it"],
    ["of nobody that is named", "somebody charged me 95 dollars"],
    ["among others", "chase charged me 95 and 40"],
  ])("one %s is the bank's", (_what, question) => {
    expect(ask("bank_service", question).kind).toBe("refuse");
  });
});
