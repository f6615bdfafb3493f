import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { converse } from "../converse.ts";

const reasoner = createBuiltinReasoner();
const firstOf = async (question: string) => {
  const { text } = await converse(reasoner, [question], EMPTY_WALLET);
  return text.split("\n\n")[0] ?? "";
};

describe("several columns of one card", () => {
  test.each([
    [
      "amex gold: fee, credits and points at restaurants",
      [/annual fee \*\*\$325\*\*/, /credits of \*\*\$\d+\*\* a year/, /\*\*4x\*\* on Restaurants/],
    ],
    [
      "csp: network, fx fee, sub",
      [/on the \*\*Visa\*\* network/, /\*\*no foreign transaction fee\*\*/, /points after \$/],
    ],
    [
      "does the csr come with global entry + lounge access & cell insurance",
      [/Global Entry[^;]*: yes/, /lounges \*\*.*Priority Pass/, /\*\*no Cell phone protection\*\*/],
    ],
  ])("%s: all of them in the first line", async (question, said) => {
    const first = await firstOf(question);
    for (const part of said) expect(first).toMatch(part);
  });

  test("what is asked comes in the order of the question", async () => {
    const first = await firstOf("csr: foreign fee, annual fee");
    expect(first.indexOf("foreign")).toBeLessThan(first.indexOf("annual"));
  });
});

describe("one column of two cards", () => {
  test("that they are the same is said", async () => {
    expect(
      await firstOf("freedom unlimited or double cash, which has the lower foreign fee"),
    ).toMatch(/^\*\*The same\*\*\. Foreign fee: .* 3%; .* 3%/);
  });

  test("of fees a year the foreign one is none", async () => {
    expect(await firstOf("foreign fee savor vs double cash")).not.toContain("Annual fee");
  });

  test("the one that charges less comes first", async () => {
    expect(await firstOf("csr vs venture x annual fee")).toMatch(
      /^The \*\*Capital One Venture X[^*]*\*\* costs less, by \*\*\$400\*\*/,
    );
  });
});
