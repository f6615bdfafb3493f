import { beforeAll, describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";

const reasoner = createBuiltinReasoner();
const last = async (...said: readonly string[]) => converse(reasoner, said);

beforeAll(reasoner.warm, 120_000);

describe("what goes on from an answer is of what the answer told", () => {
  test.each([
    ["best card at trader joes", "and if i cancel it?"],
    ["what does my gold earn at restaurants", "ok so what if i get rid of it"],
    ["which of my fees comes first", "what happens if i drop that one"],
  ])("%s, %s: what becomes of the points", async (first, then) => {
    expect((await last(first, then)).intent).toBe("downgrade_points");
  });

  test("of what a card brings in a year it is what dropping it changes", async () => {
    const { text } = await last("is my platinum worth it", "and if i close it");
    expect(text).toContain("American Express Platinum Card");
  });

  test.each(["without that one", "anything else?", "besides that"])(
    "%s: the next best for the purchase",
    async (then) => {
      const { text, intent } = await last("which card for groceries", then);
      expect(intent).toBe("best_card");
      expect(text).toMatch(/^Use the \*\*Capital One Venture X/);
      expect(text).toContain("That leaves out the American Express Gold Card");
    },
  );

  test.each(["what about the platinum", "how about my platinum", "and the double cash?"])(
    "%s: what that card gives there",
    async (then) => {
      const { text, intent } = await last("best card for dining", then);
      expect(intent).toBe("best_card");
      expect(text).toMatch(/gives \$[\d.]+ on \$100 for Restaurants and bars/);
    },
  );

  test.each([
    ["make me a cheat sheet", "cheat_sheet"],
    ["what is everything i have worth altogether", "stash_value"],
    ["offer on the sapphire reserve right now", "offer_now"],
  ])("%s, in dollars: the same and no list of values", async (first, intent) => {
    expect((await last(first, "how much is that in dollars")).intent).toBe(intent);
  });
});

test("a cheat sheet without a card does without it", async () => {
  const { text } = await last("make me a cheat sheet without the venture x");
  const [first = ""] = text.split("\n");
  expect(first).not.toContain("Venture X");
});
