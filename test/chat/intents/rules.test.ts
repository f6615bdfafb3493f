import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { rulesIntents } from "../../../server/chat/builtin/intents/rules/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const demo = answering(rulesIntents, DEMO_WALLET);
const empty = answering(rulesIntents, EMPTY_WALLET);

/** Five personal cards opened within two years. */
const busy = walletOf(
  [
    "amex-gold",
    "citi-double-cash",
    "discover-it-cash-back",
    "capital-one-savor",
    "wells-fargo-autograph",
  ].map((id, place) => held(id, { opened_on: `2025-0${place + 3}-10` })),
);

describe("whether a card may be had", () => {
  test("nothing stops it", () => {
    const { text, calls } = demo("eligibility", "can i get the csr");
    expect(calls[0]?.input).toEqual({ card: "chase-sapphire-reserve" });
    expect(text).toMatch(/^\*\*Yes\*\*, by the known rules: the \*\*Chase Sapphire Reserve\*\*/);
    expect(text).toContain("not that the issuer approves");
    expect(text).toContain("100,000 points after $6,000");
  });

  test.each([
    ["can I get the amex gold bonus if I have had the platinum", "**No**. You may"],
    ["does having the platinum stop me from getting the gold bonus", "**Yes**, of the bonus. You"],
  ])("the wanted card is judged, not the one that is had: %s", (question, verdict) => {
    const { text, calls } = demo("eligibility", question);
    expect(calls[0]?.input).toEqual({ card: "amex-gold" });
    expect(text.startsWith(verdict)).toBe(true);
    expect(text).toMatch(/You may get the .*Gold Card\*\*, but \*\*not its welcome bonus\*\*/);
    expect(text).toContain("Gold family: Platinum cards");
  });

  test("a rule that clears says when", () => {
    const { text } = demo("eligibility", "am i eligible for the capital one venture");
    expect(text).toMatch(/^\*\*No\*\*/);
    expect(text).toContain("**April 1, 2030**");
  });

  test("a rule on accounts names them", () => {
    const { text } = answering(rulesIntents, busy)("eligibility", "can i get the csp");
    expect(text).toContain('by the rule "5/24"');
    expect(text).toContain("American Express Gold Card counts until March 10, 2027");
  });

  test("another person of the household", () => {
    const { calls } = demo("eligibility", "can sam get the csr");
    expect(calls[0]?.input).toMatchObject({ owner: "Sam" });
  });

  test("a bank without a card tells its counts", () => {
    const { text, tools } = demo("eligibility", "can i get another chase card");
    expect(tools).toEqual(["get_application_history"]);
    expect(text).toContain("5/24: 1 counted");
  });

  test("a card that takes no applications", () => {
    const { text } = demo("eligibility", "can i get the aviator");
    expect(text).toMatch(/^\*\*No\*\*: .*takes no applications since April 24, 2026/);
  });

  test("an empty wallet counts nothing and says so", () => {
    const { text } = empty("eligibility", "am i eligible for the csp bonus");
    expect(text).toContain("nothing counts yet");
  });
});

describe("how many count", () => {
  test("5/24 with the next drop-off", () => {
    const { text, tools } = demo("five_24", "what is my 5/24 status");
    expect(tools).toEqual(["get_application_history"]);
    expect(text).toMatch(
      /^\*\*1\*\* of the accounts count towards \*\*5\/24\*\*; 5 opened in the last 24 months are too many/,
    );
    expect(text).toContain("**December 10, 2027**");
    expect(text).toContain("Only the accounts in the wallet count");
  });

  test("too many", () => {
    const { text } = answering(rulesIntents, busy)("five_24", "am i over 5/24");
    expect(text).toMatch(
      /^\*\*Yes\*\*, you are at 5\/24 or over it\.\n\n\*\*5\*\* of the accounts/,
    );
    expect(text).toContain("an application is stopped by it today");
    expect(text).toContain("**March 11, 2027**");
  });

  test("under it is a yes or a no as well", () => {
    const { text } = answering(rulesIntents, busy)("five_24", "am i under 5/24");
    expect(text).toMatch(/^\*\*No\*\*, you are not under 5\/24/);
    expect(demo("five_24", "am i under 5/24").text).toMatch(/^\*\*Yes\*\*/);
  });

  test("another rule by its name", () => {
    expect(demo("five_24", "where am i on 2/90").text).toContain("**2/90 days**");
  });

  test("another person, and an empty wallet", () => {
    expect(demo("five_24", "when does sam drop below 5/24").calls[0]?.input).toEqual({
      owner: "Sam",
    });
    expect(empty("five_24", "am i under 5/24").text).toContain("no accounts of this person");
  });
});

describe("what a rule says", () => {
  test.each([
    ["what is 5/24", "**5/24** is a rule of Chase: it stops the application once 5 accounts"],
    ["how does 8/65 work", "**1 card in 8 days** is a rule of Citi"],
    ["what is the amex once per lifetime rule", "it stops only the welcome bonus"],
  ])("%s", (question, expected) => {
    const { text, tools } = demo("rule_question", question);
    expect(tools).toEqual(["check_eligibility"]);
    expect(text).toContain(expected);
  });

  test("a bank's own rules, and which bank when none is named", () => {
    expect(demo("rule_question", "how far apart should i apply for amex cards").text).toContain(
      "**2/90 days**: passes. 0 counted",
    );
    expect(demo("rule_question", "how far apart should i apply").kind).toBe("clarify");
  });

  test("all rules of a card, those that stop it first", () => {
    const { text } = demo("rule_question", "what rules apply to the csp");
    expect(text).toContain("**Sapphire card already open**: fails");
    expect(text.indexOf("fails")).toBeLessThan(text.indexOf("passes"));
  });
});

describe("what counts as an account", () => {
  test("an authorised user", () => {
    const { text, tools } = demo(
      "authorized_user_counts",
      "does an authorized user card count toward 5/24",
    );
    expect(tools).toEqual(["get_application_history"]);
    expect(text).toMatch(/^An authorised-user account \*\*may count\*\*/);
  });

  test("an authorised user of a business card that is not reported", () => {
    const { text } = demo(
      "authorized_user_counts",
      "will adding my wife as an authorized user on my chase ink preferred count against her 5/24",
    );
    expect(text).toMatch(/^The \*\*Ink Business Preferred.*\*\*does not count\*\*/);
    expect(text).not.toContain("may count");
  });

  test("a business card and a closed one", () => {
    expect(demo("authorized_user_counts", "do business cards count toward 5/24").text).toMatch(
      /^A business card counts only when/,
    );
    expect(demo("authorized_user_counts", "do closed cards still count for 5/24").text).toMatch(
      /^A closed account counts/,
    );
  });

  test("the member's own accounts that are in doubt", () => {
    const wallet = walletOf([
      held("chase-freedom-flex", { opened_on: "2026-01-05", authorized_user: true }),
      held("chase-ink-preferred", { opened_on: "2026-02-05" }),
    ]);
    const { text } = answering(rulesIntents, wallet)(
      "authorized_user_counts",
      "do business cards and au cards count toward 5/24",
    );
    expect(text).toContain("Chase Freedom Flex, as authorised user: may be on the personal report");
    expect(text).toContain("business card: not on the personal report");
  });
});

test("a card whose name brings its article has but one", () => {
  const { text } = empty("eligibility", "can i get the plum card from american express");
  expect(text).toContain("The Plum Card from American Express takes no applications");
  expect(text).not.toMatch(/the the /i);
});
