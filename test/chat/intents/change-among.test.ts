import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { changeIntents } from "../../../server/chat/builtin/intents/change/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const demo = answering(changeIntents, DEMO_WALLET);

describe("which of the cards can become others", () => {
  test("all of the wallet, those that can before those of which nothing is known", () => {
    const { text } = demo("downgrade_options", "which of my cards could become one without a fee");
    expect(text).toMatch(/^These can, by what is known: \*\*American Express Gold Card/);
    expect(text).toMatch(/No such change is known of: \*\*Citi Double Cash Card\*\*/);
    expect(text).toMatch(/- American Express Gold Card: Amex EveryDay Credit Card \(\$0 a year/);
  });

  test("asked the other way round, those that cannot come first", () => {
    const { text } = demo("downgrade_options", "which of our cards can never be downgraded");
    expect(text).toMatch(/^No such change is known of: \*\*Citi Double Cash Card\*\*/);
  });

  test("of two that are named, each is told of", () => {
    const of = answering(changeIntents, walletNamed("twelve"));
    const { text } = of("downgrade_options", "venture x or the gold, which can be downgraded");
    expect(text).toMatch(/Capital One Venture X Rewards Credit Card, American Express Gold Card/);
  });

  test("an account that is too young is not among those that can now", () => {
    const of = answering(changeIntents, walletNamed("velocity"));
    const { text } = of("downgrade_options", "which of my cards can be downgraded already");
    expect(text).toMatch(/No such change is known of: \*\*[^*]*Ink Business Unlimited/);
  });
});

describe("the day from which a card can be changed", () => {
  test("comes first where it is asked", () => {
    expect(demo("downgrade_options", "how soon could i downgrade the venture x").text).toMatch(
      /^From \*\*December 9, 2026\*\* on/,
    );
    expect(demo("downgrade_options", "when may the gold be downgraded").text).toMatch(
      /^\*\*Now\*\*, by the age of the account/,
    );
  });
});

describe("changes by when and of which", () => {
  test("of a time to come only what is still to come counts", () => {
    for (const text of [
      "does anything change on the platinum next month",
      "what changes on my cards in march 2027",
    ]) {
      expect(demo("card_changes", text).text).toMatch(/^\*\*None\*\*: no change/);
    }
  });

  test("the cards on which nothing changed", () => {
    const { text } = demo("card_changes", "which of my cards did not change this year");
    expect(text).toMatch(/^\*\*Citi Double Cash Card\*\*: no such change is recorded since/);
  });
});
