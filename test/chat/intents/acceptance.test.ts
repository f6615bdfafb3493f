import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("acceptance", () => {
  test.each([
    ["does costco take amex", /^No: \*\*Costco\*\* does not take \*\*American Express/],
    ["does costco take visa", /^Yes: \*\*Costco\*\* takes \*\*Visa/],
    ["can i use my gold at costco", /^No: .*American Express Gold Card/],
    ["does costco take mastercard", /at its website only/],
    ["which of my cards does costco take", /takes Visa in its stores/],
  ])("%s", (question, said) => {
    const { text, tools } = ask("acceptance", question);
    expect(tools).toEqual(["best_card_for_purchase"]);
    expect(firstOf(text)).toMatch(said);
  });

  test("asks which shop when none is known", () => {
    expect(ask("acceptance", "do they take amex").kind).toBe("clarify");
  });

  test("a seller of whom it is told what he takes: the networks of the cards decide", () => {
    const one = answering(purchaseIntents, walletOf([held("chase-freedom-unlimited")]));
    const { text } = one("acceptance", "the stall takes amex only, will my card work");
    expect(text).toMatch(/^\*\*No\*\*[\s\S]*Chase Freedom Unlimited\*\* is a \*\*Visa/);
    expect(one("acceptance", "the stall takes visa only, will my card work").text).toMatch(
      /^\*\*Yes/,
    );
  });

  test("a card that is not held is named as its own result tells", () => {
    const none = answering(purchaseIntents, walletOf([held("citi-double-cash")]));
    const { tools } = none("acceptance", "can i use the amex gold at costco");
    expect(tools).toEqual(["best_card_for_purchase", "get_card"]);
  });
});
