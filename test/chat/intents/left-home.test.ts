import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { converse } from "../converse.ts";

/* Which cards to leave at home, beside the one to use abroad. */

const reasoner = createBuiltinReasoner();
const leadOf = async (text: string, wallet?: Parameters<typeof converse>[2]) =>
  (await converse(reasoner, [text], wallet)).text.split("\n\n- ")[0] ?? "";

describe("the card to use, then what charges extra", () => {
  test.each([
    "In december I go to Bogota to see my mami, we will eat every day in restaurant. Which card is the good one for the restaurants there, and which one I leave in my house because it charge extra in other country?",
    "going to mexico city in march. what card should i use for restaurants and which one should i leave at home",
    "we fly to lisbon friday, eating out a lot. best card for that and which cards do i not use because of the foreign fee",
    "in december i go to bogota. which card for restaurants there, and do any of my cards charge extra?",
    "trip to tokyo in april. which card for restaurants, and which of mine add a foreign fee",
    "vienna next week, card for restaurants? should i leave any at home",
  ])("%s", async (text) => {
    const lead = await leadOf(text);
    expect(lead).toMatch(/^Use the \*\*American Express Gold Card/);
    expect(lead).toContain("charges extra abroad: **Citi Double Cash Card** (3%");
  });
});

test("what stays comes first where nothing else is asked", async () => {
  expect(await leadOf("which of my cards should stay home on a trip to italy")).toMatch(
    /^Leave at home what charges extra abroad: \*\*Citi Double Cash/,
  );
});

test("none where no card charges", async () => {
  const wallet = walletOf([held("amex-gold"), held("chase-sapphire-preferred")]);
  expect(
    await leadOf("off to cancun, which card for dinners and which do i leave at home", wallet),
  ).toContain("**None** of your cards is known to charge a foreign transaction fee");
});

test("at home it is still the card that gives least", async () => {
  expect(await leadOf("which card for dining and which one should i leave home")).toMatch(
    /^Do not use/,
  );
});

test("a place that only the story names is where it is paid", async () => {
  expect(
    await leadOf(
      "my brother lives in toronto, i'll visit him next month with the kids. which card do i use for restaurants up there, and which ones would ding me",
    ),
  ).toContain("Citi Double Cash Card** (3%");
});
