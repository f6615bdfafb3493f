import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { rulesIntents } from "../../../server/chat/builtin/intents/rules/intents.ts";
import { answering } from "./answering.ts";

const demo = answering(rulesIntents, DEMO_WALLET);
const empty = answering(rulesIntents, EMPTY_WALLET);
const counts = (question: string) => empty("authorized_user_counts", question);

describe("cards that are meant together", () => {
  test.each([
    "does a chase business card count on 5/24",
    "do amex business cards count towards 5/24?",
    "will a us bank biz card eat up a 5/24 slot",
    "do delta business cards count against 5/24",
  ])("no, where none of them is reported: %s", (question) => {
    const { text, kind } = counts(question);
    expect(kind).toBe("answer");
    expect(text).toMatch(/^\*\*(?:No|It depends on which)\*\*/);
  });

  test("which of a bank are and which are not, where they differ", () => {
    expect(counts("does a capital one business card count for 5/24").text).toMatch(
      /^\*\*It depends on which\*\*: reported .* so counted, are the .*; not reported/,
    );
  });

  test("the bank of the card, not the one that looks", () => {
    const { text } = counts("if i get a business card from amex does chase see it");
    expect(text).toContain("business cards of American Express");
    expect(text).not.toContain("business cards of Chase");
  });

  test("any card of a bank, the business ones apart", () => {
    expect(counts("does a chase card count for 5/24").text).toMatch(/^\*\*Yes\*\*, mostly\./);
  });

  test("a denial that is right is a yes", () => {
    expect(counts("chase business cards do not count toward 5/24, right?").text).toMatch(
      /^\*\*Yes\*\*: the business cards of Chase are not reported/,
    );
  });

  test("one card that is named, by yes or no first", () => {
    expect(counts("does the amex gold count toward 5/24").text).toMatch(/^\*\*Yes\*\*: the/);
    expect(counts("does the ink cash add to my 5/24").text).toMatch(/^\*\*No\*\*: the/);
  });

  test("bank by bank, where none is named", () => {
    expect(counts("do business cards count toward 5/24").text).toMatch(
      /Not reported, so not counted: those of American Express, .*Chase/,
    );
  });
});

describe("whether there is such a rule", () => {
  test.each([
    ["is amex's 2 in 90 days thing a real rule", "2/90 days"],
    ["amex two cards in 90 days, is that an actual rule?", "2/90 days"],
    ["is there a lifetime limit on amex bonuses", "Welcome offer once per lifetime and card"],
    ["does chase still do 5/24", "5/24"],
  ])("yes, and the one that is named alone: %s", (question, name) => {
    const { text } = demo("rule_question", question);
    expect(text.startsWith(`**Yes**: **${name}** is a rule of`)).toBe(true);
    expect(text).not.toContain("1/5 days");
  });

  test("no, where it is another bank's", () => {
    expect(demo("rule_question", "does citi care about 5/24").text).toMatch(
      /^\*\*No\*\*: no such rule of Citi is known\.\n\n\*\*5\/24\*\* is a rule of Chase/,
    );
    expect(demo("rule_question", "is 2/90 a myth").text).toMatch(/^\*\*No\*\*: \*\*2\/90 days/);
  });

  test("nothing of the kind where its meaning is asked", () => {
    expect(demo("rule_question", "what does 5/24 mean").text).toMatch(/^\*\*5\/24\*\* is a rule/);
  });
});
