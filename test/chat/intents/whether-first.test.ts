import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { converse } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";

/* What is asked by yes or no is answered so, before the figures it rests on. */

const reasoner = createBuiltinReasoner();

describe("a yes or a no stands first", () => {
  test.each<[string, string, RegExp]>([
    ["demo", "does the uber cash roll over", /^\*\*No\*\*, as far as is known: it begins anew/],
    [
      "twelve",
      "does the bilt cash on my palladium roll over",
      /\*\*In part\*\*, by its terms: .*100/,
    ],
    ["demo", "can i product change my freedom flex", /^\*\*Yes\*\*\. .*Freedom Unlimited/],
    ["demo", "can i pool points with sam", /\*\*No\*\*: none of the programs/],
    ["demo", "has sam met his spend", /^\*\*Yes\*\*: .*Platinum/],
    ["demo", "is there a better card for gas than the ones i have", /^\*\*No\*\*: no open card/],
    ["cashback", "is there a better card for gas than the ones i have", /^Yes/],
    ["empty", "do i have the amex gold in here", /^\*\*No\*\*: your wallet holds \*\*no card\*\*/],
    ["demo", "is the hilton surpass fee worth paying", /^\*\*It depends\*\* .*\$150.*\$200/],
  ])("%s: %s", async (wallet, question, told) => {
    const { text } = await converse(reasoner, [question], walletNamed(wallet));
    expect(text).toMatch(told);
  });
});

describe("what is asked is told, and not what stands near it", () => {
  test.each<[string, string, RegExp]>([
    [
      "twelve",
      "how much annual fee in total for all the cards together, and which card is the costliest",
      /\*\*\$3,400\*\* a year.*\n+.*\*\*\$795\*\*/,
    ],
    ["velocity", "which card did i open first, and on what date", /^The oldest is the \*\*Citi/],
    ["velocity", "which card did i get last", /^The newest is the \*\*Bilt Blue/],
    ["twelve", "my biggest stash of points by the count, not the $$", /Hilton Honors.*240,000/],
    ["demo", "is groceries capped on the gold", /cap of \*\*\$25,000\*\*/],
    ["demo", "do i get two free bags on united", /does \*\*not\*\* tell free checked bags/],
  ])("%s: %s", async (wallet, question, told) => {
    const { text } = await converse(reasoner, [question], walletNamed(wallet));
    expect(text).toMatch(told);
  });

  test("what may be deducted is a matter of taxes", async () => {
    const { kind } = await converse(
      reasoner,
      ["may i deduct the annual fees on my federal return"],
      walletNamed("fees"),
    );
    expect(kind).toBe("refuse");
  });
});
