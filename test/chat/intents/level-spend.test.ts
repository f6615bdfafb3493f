import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { shapedAsYear } from "../../../server/chat/builtin/ranking/shaped-year.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { sceneOf } from "../converse.ts";
import { answering } from "./answering.ts";

const demo = answering(yearIntents, DEMO_WALLET);
const empty = answering(yearIntents, EMPTY_WALLET);

describe("from which spend on one card beats another", () => {
  test("a card with a fee does from some sum on", () => {
    const { text } = empty(
      "annual_rewards",
      "from how much gas a month is the strata premier ahead of the double cash",
    );
    expect(text).toMatch(
      /^\*\*From about \$\d+ a month\*\* on Gas stations the \*\*Citi Strata Premier Card\*\* is ahead of the \*\*Citi Double Cash Card\*\*/,
    );
  });

  test("the card without a fee does up to that sum", () => {
    const { text } = demo(
      "annual_rewards",
      "break even of the double cash and the amex gold for restaurants",
    );
    expect(text).toMatch(/^\*\*Up to about \$\d+ a month\*\* on Restaurants and bars/);
  });

  test.each([
    "at what grocery budget does the amex gold pull ahead of the double cash",
    "how much dining before the gold pays off over the sapphire preferred",
  ])("%s: whatever it sounds like", (text) => {
    expect(shapedAsYear("earn_rate", understand(text, sceneOf()))).toBe("annual_rewards");
  });

  test("how far apart two are at a spend is another question", () => {
    const text = "how much more does the gold give than the sapphire preferred on 800 of dining";
    expect(shapedAsYear("earn_rate", understand(text, sceneOf()))).toBeUndefined();
  });
});
