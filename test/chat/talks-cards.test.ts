import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

const reasoner = createBuiltinReasoner();
const lastOf = async (questions: readonly string[], wallet: string) =>
  (await converse(reasoner, questions, walletNamed(wallet))).text;

describe("more of the cover that was asked about", () => {
  test.each(["whats the deductible", "how much do they pay", "how many claims a year"])(
    "%s",
    async (then) => {
      const text = await lastOf(["phone cover on the ink preferred", then], "twelve");
      expect(text).toMatch(/^Your \*\*Ink Business Preferred Credit Card\*\* carries Cell phone/);
    },
  );
});

describe("two asks of two cards", () => {
  test("each cover is told of its own card", async () => {
    const text = await lastOf(
      ["does bilt palladium cover lost luggage and what's the cell phone cover on ink preferred"],
      "twelve",
    );
    expect(text).toMatch(/Bilt Palladium Card\*\* carries Lost luggage is not known/);
    expect(text).toMatch(
      /Ink Business Preferred Credit Card\*\* carries Cell phone protection: up to/,
    );
  });

  test("a second half that begins with whether is answered too", async () => {
    const text = await lastOf(
      [
        "please tell me what the amex green earns on restaurants, and whether it is still possible to apply for it",
      ],
      "demo",
    );
    expect(text).toMatch(/earns \*\*3x\*\* on Restaurants/);
    expect(text).toMatch(/takes no applications/);
  });
});

describe("cards compared", () => {
  test("after credits, the fee less all of them", async () => {
    const text = await lastOf(["venture x vs csr, which is cheaper after credits"], "couple");
    expect(text).toMatch(
      /^With every credit used at face value the \*\*Chase Sapphire Reserve\*\* costs less/,
    );
  });

  test("in two kinds of purchase", async () => {
    const text = await lastOf(
      ["compare strata premier and strata elite on hotels and airfare"],
      "velocity",
    );
    expect(text).toMatch(/Hotels: Citi Strata Premier/);
    expect(text).toMatch(/Flights: Citi Strata Premier/);
  });

  test.each([
    "which is better for europe, active cash or explorer",
    "active cash or explorer for a trip to spain",
  ])("for use abroad the foreign fee comes first: %s", async (question) => {
    expect(await lastOf([question], "fees")).toMatch(
      /United Explorer Card\*\* charges less abroad/,
    );
  });

  test("that they cost the same is no answer to how they differ", async () => {
    const text = await lastOf(
      ["difference between freedom unlimited and freedom flex"],
      "one_card",
    );
    expect(text).toMatch(/^They differ in what they give; the annual fee is the same: \*\*\$0\*\*/);
  });
});

test.each([
  "how did the united explorer fee change and when",
  "when was the fee of the explorer changed",
])("a change of fee is looked for in all years: %s", async (question) => {
  expect(await lastOf([question], "fees")).toMatch(/from \*\*\$95\*\* to \*\*\$150\*\*/);
});
