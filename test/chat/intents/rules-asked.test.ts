import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { rulesIntents } from "../../../server/chat/builtin/intents/rules/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

/** Five of the asker's within two years, one of Dana's. */
const both = answering(
  rulesIntents,
  walletOf([
    ...[
      "amex-gold",
      "citi-double-cash",
      "discover-it-cash-back",
      "capital-one-savor",
      "wells-fargo-autograph",
    ].map((id, place) => held(id, { opened_on: `2025-0${place + 3}-10` })),
    held("chase-sapphire-preferred", { id: "hers", owner: "Dana", opened_on: "2026-06-18" }),
  ]),
);
const empty = answering(rulesIntents, EMPTY_WALLET);

describe("the count as it is asked for", () => {
  test.each([
    "when will i be back under 5/24",
    "on what date do i drop under 5/24",
    "how long till i am under 5/24",
  ])("a day first: %s", (question) => {
    expect(both("five_24", question).text).toMatch(
      /^\*\*March 11, 2027\*\* is the first day under 5\/24/,
    );
  });

  test("the day of the next drop-off", () => {
    expect(both("five_24", "when does my next card fall off").text).toMatch(
      /^\*\*March 11, 2027\*\* is the day from which one less counts/,
    );
  });

  test("how many more", () => {
    expect(both("five_24", "how many more can i open under 5/24").text).toMatch(
      /^You have room for \*\*0\*\* more under 5\/24/,
    );
    expect(both("five_24", "how many slots does dana have left").text).toMatch(
      /^Dana has room for \*\*4\*\* more under 5\/24/,
    );
  });

  test.each([
    ["dana and i, what is our 5/24", "Dana: **1** of the accounts"],
    ["who is lower on 5/24, me or dana", "You: **5** of the accounts"],
  ])("both people: %s", (question, other) => {
    expect(both("five_24", question).text).toContain(other);
  });
});

describe("how long to wait", () => {
  test("the window of the bank's own rule, with its source, without accounts too", () => {
    const { text } = empty("rule_question", "how long between two capital one cards");
    expect(text).toMatch(/^\*\*6 months\*\* from one card to the next, by Capital One's rule/);
    expect(text).toMatch(/^.*\[1\]/);
  });

  test("more than one at a time", () => {
    expect(empty("rule_question", "how often may i apply at bank of america").text).toMatch(
      /^\*\*2 cards in 2 months\*\* are too many/,
    );
  });

  test("of business cards only for who asks about them", () => {
    const text = (question: string) => empty("rule_question", question).text;
    expect(text("how many days between citi cards")).not.toContain("95 days");
    expect(text("how many days between citi business cards")).toContain("95 days");
  });
});

describe("what a rule on bonuses says", () => {
  test.each([
    ["what is the amex lifetime rule", "when you have or had the same card, however long ago"],
    ["what is the citi 48 month rule", "you got the bonus of the same card in the last 48 months"],
  ])("%s", (question, meaning) => {
    expect(empty("rule_question", question).text).toContain(meaning);
  });
});

describe("the day of an application", () => {
  test("is a day to come, not one on which something was opened", () => {
    const past = both("eligibility", "can dana get the freedom flex, she opened her csp in june");
    expect(past.calls[0]?.input).not.toHaveProperty("on_date");
    const future = both("eligibility", "can dana get the freedom flex next june");
    expect(future.calls[0]?.input).toMatchObject({ on_date: "2027-06-01" });
  });
});

describe("a bank's rules that are not named", () => {
  test.each([
    ["what are the rules at chase", "**2/30 personal** is a rule of Chase", "**5/24** is a rule"],
    [
      "is there an amex rule of 90 days",
      "**Yes**: **2/90 days** is a rule of American Express",
      "",
    ],
    ["how many amex credit cards can i have", "**5 credit cards** is a rule of", ""],
  ])("%s", (question, first, second) => {
    const { text } = empty("rule_question", question);
    expect(text.startsWith(first)).toBe(true);
    expect(text).toContain(second);
  });
});

test("a rule for some cards of a bank does not close it", () => {
  const three = answering(
    rulesIntents,
    walletOf(
      ["amex-gold", "citi-double-cash", "capital-one-savor"].map((id) =>
        held(id, { opened_on: "2025-03-10" }),
      ),
    ),
  );
  expect(three("eligibility", "when can i apply for another chase card").text).toMatch(
    /^\*\*Now with Chase, but not for every card\*\*: Ink 3\/24 is not met/,
  );
  expect(both("eligibility", "when can i apply for another chase card").text).toMatch(
    /^\*\*Not now with Chase\*\*/,
  );
});

test("a rule that is named and asked of oneself: whether it stops anything today", () => {
  expect(both("rule_question", "citi 8/65 rule, am i ok to apply today").text).toMatch(
    /^\*\*No rule of Citi that counts accounts stops you today\.\*\*/,
  );
  expect(both("rule_question", "citi 8/65 rule, what is it").text).toMatch(/is a rule of Citi/);
});
