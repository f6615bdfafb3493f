import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { converse } from "../converse.ts";

const reasoner = createBuiltinReasoner();
const wallet = walletOf([
  held("chase-sapphire-reserve", { opened_on: "2023-11-05" }),
  held("amex-delta-platinum", { opened_on: "2024-12-12" }),
  held("chase-united-explorer", { opened_on: "2025-03-22" }),
]);
const textOf = async (question: string) => (await converse(reasoner, [question], wallet)).text;

describe("more than one thing asked of fees", () => {
  test("the sum, and which of the cards might go", async () => {
    const text = await textOf("total fees next year and which could i get rid of");
    expect(text).toMatch(/\*\*3 annual fees\*\* fall due/);
    expect(text).toMatch(/Depends on how much of its credits you use: .*Reserve/);
  });

  test("so many of the next as are asked for, in one line", async () => {
    const [first = ""] = (await textOf("next 2 fees and dates")).split("\n\n");
    expect(first).toMatch(/Delta.*\$350.*; .*United Explorer.*\$150/);
    expect(first).not.toContain("Reserve");
  });

  test("the fee after a question on a card is the fee of that card", async () => {
    const text = await textOf("is the united explorer worth keeping, and when's the fee");
    expect(text).toMatch(/next fee of the \*\*United Explorer Card\*\* is \*\*\$150/);
  });
});

test("what a fee was before is looked for in its changes", async () => {
  expect(await textOf("what was the amex platinum fee before")).toMatch(
    /from .*\$695.* to .*\$895/,
  );
});

test("cards that stand side by side are each applied for", async () => {
  const text = await textOf("can i get the ink cash and the venture x");
  expect(text).toMatch(/Ink Business Cash/);
  expect(text).toMatch(/the \*\*Capital One Venture X/);
});

describe("network and bank", () => {
  test("one of two networks is no yes or no", async () => {
    expect(await textOf("is the double cash a visa or mastercard")).toMatch(/^The \*\*Citi Double/);
  });

  test("cards of a name that are alike in it are told together", async () => {
    expect(await textOf("who issues the bilt card now, and what network")).toMatch(
      /^The \*\*Bilt Blue Card, .*\*\* are all issued by Bilt/,
    );
  });
});

describe("more than one bank or person", () => {
  const couple = walletOf([
    held("chase-sapphire-preferred", { opened_on: "2021-04-02" }),
    held("amex-hilton-surpass", { owner: "Dana", opened_on: "2022-08-09" }),
  ]);
  const firstOf = async (question: string) =>
    (await converse(reasoner, [question], couple)).text.split("\n\n")[0] ?? "";

  test("the fees of each person side by side", async () => {
    expect(await firstOf("who has the pricier cards, me or dana")).toMatch(
      /^Yours: \*\*\$95\*\* .*; Dana's: \*\*\$150\*\*/,
    );
  });

  test("whether either of two may apply", async () => {
    const { text } = await converse(reasoner, ["can i or dana get the ink preferred"], couple);
    expect(text).toMatch(/^You: \*\*/);
    expect(text).toMatch(/^Dana: \*\*/m);
  });

  test("the fees of each bank side by side", async () => {
    expect(await firstOf("what are my fees by bank, chase vs amex")).toMatch(
      /^Chase: \*\*\$95\*\* a year.*; American Express: \*\*\$150\*\* a year/,
    );
  });
});

test("a fee besides the one for a second user is not asked for by cheaper", async () => {
  expect(await textOf("which is cheaper for an authorized user, csr or amex plat")).toMatch(
    /^\*\*The same\*\*\. Authorised user/,
  );
});

test("whether it is under a rule comes before the day", async () => {
  expect(await textOf("am i under 5/24 and when does the next one fall off")).toMatch(
    /^\*\*Yes\*\*, you are under 5\/24/,
  );
});

test("the cheapest that is not free", async () => {
  expect(await textOf("cheapest card i have thats not free")).toMatch(
    /^The cheapest is the \*\*United Explorer Card\*\*, \*\*\$150/,
  );
});
