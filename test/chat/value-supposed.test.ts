import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { askOnce, converse, sceneOf } from "./converse.ts";

/* "If I value Hyatt at two cents": points counted as a question supposes. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

const SUPPOSED = "counted as you suppose, for this question only";

describe("points are counted as supposed, whatever is asked", () => {
  test.each([
    ["if I value hyatt at 2 cents is a 25k hyatt night at $430 good", /less than the 2 cents/],
    ["what are my amex points worth if i count them at 1.2 cents", /\$2,982/],
    [
      "i want at least 2 cents for my amex, is a $900 flight for 40k ok",
      /\*\*Yes\*\*.*the 2 cents/,
    ],
    ["if my MR are only worth a penny each how much do my cards make a year", /\$2,735.38/],
    ["suppose MR are only worth 1 cent, gold or double cash for groceries", /\$4 on \$100/],
  ])("%s", async (question, figure) => {
    const { text } = await converse(reasoner, [question]);
    expect(text).toMatch(figure);
    expect(text).toContain(SUPPOSED);
  });

  test.each(["is it fair if i value chase at 2 cents", "is 2 cents a point good for chase"])(
    "a figure that is to be judged is not supposed: %s",
    async (question) => {
      const { text } = await converse(reasoner, [question]);
      expect(text).not.toContain(SUPPOSED);
      expect(text).toContain("1.9 cents");
    },
  );

  test("nothing of it is kept", async () => {
    const { text } = await converse(reasoner, [
      "what are my amex points worth if i count them at 1.2 cents",
      "what are my chase points worth",
    ]);
    expect(text).not.toContain(SUPPOSED);
    expect(text).toContain("1.9 cents");
  });
});

test("calls on what is supposed are told with the others, the wallet stays as it is", () => {
  const toolbox = createToolbox(sceneOf());
  const other = toolbox.supposing((wallet) => ({ ...wallet, cards: [] }));
  other.call("get_wallet", {});
  toolbox.call("get_wallet", {});
  expect(toolbox.calls()).toHaveLength(2);
  expect(toolbox.scene.wallet.cards.length).toBeGreaterThan(0);
});

test("the answer to a supposition asks nothing back", async () => {
  const turns = [
    { role: "user", text: "if UR are worth 1.5 cents is 20k for a $400 room good" },
  ] as const;
  const { kind } = await askOnce(reasoner, { turns, instructions: [] });
  expect(kind).toBe("answer");
});
