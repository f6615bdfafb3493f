import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";

/* "If I closed the Platinum": what is asked is of the wallet that is left. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const firstOf = async (question: string): Promise<string> =>
  (await converse(reasoner, [question])).text.split("\n\n")[0] ?? "";

describe("a card that is thought away answers nothing", () => {
  test.each([
    ["once i cancel the platinum do i still get into priority pass", /^Yes: show.*Venture X/],
    ["which lounges can i get into without the venture x", /^Without the Capital One Venture X/],
    ["if i drop the venture x am i covered for a rental car", /your \*\*Chase Sapphire Preferred/],
    ["how many cards will i have if i cancel the double cash", /^Without the Citi.*: 6 cards/],
    ["what would be my newest card if i dropped the venture x", /American Express Platinum Card/],
    [
      "what is my next fee if i close the venture x",
      /\*\*\$325\*\* for the \*\*American Express Gold/,
    ],
  ])("%s", async (question, said) => {
    const first = await firstOf(question);
    expect(first).toMatch(said);
    expect(first).toMatch(/[Ww]ithout the/);
  });

  test("the asker's own, where another holds the same", async () => {
    const first = await firstOf("if i get rid of the platinum would my phone be covered");
    expect(first).not.toContain("(Sam's)");
  });

  test("what goes with it is told as before", async () => {
    expect(await firstOf("which lounges do i lose if i close the platinum")).toMatch(
      /You would lose \*\*Centurion/,
    );
  });
});

test.each([
  ["what do the csp and the platinum cost together", /^Together they cost \*\*\$990/],
  ["how much more is the venture x than the csp", /costs more, by \*\*\$300/],
  ["gold or csp, which pays more when the flight is late", /^For Trip delay the better one/],
])("two cards beside each other: %s", async (question, said) => {
  expect(await firstOf(question)).toMatch(said);
});

describe("what is the asker's, used by somebody else", () => {
  test.each([
    ["could my husband use my free night", /World of Hyatt certificate/],
    ["may my daughter use the dunkin credit", /Dunkin' ?\*\* on the American Express Gold/],
    ["does the resy credit work for my brother", /Resy dining/],
  ])("%s", async (question, said) => {
    const { text } = await converse(reasoner, [question]);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/^For Sam/);
    expect(text).toContain("its terms decide");
  });
});

test.each([
  ["is it free to add my husband", /authorised user|Authorised user|Which card/],
  ["how often may i claim for a broken phone in a year", /claims a year/],
  ["what do i get per day for delayed luggage", /Baggage delay/],
  ["does a baby count as a guest in the lounge", /Of children at the/],
])("words of claims, guests and bags are ours: %s", async (question, said) => {
  expect((await converse(reasoner, [question])).text).toMatch(said);
});
