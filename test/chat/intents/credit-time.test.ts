import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(creditIntents, DEMO_WALLET);
const two = answering(
  creditIntents,
  walletOf([
    held("amex-gold", { opened_on: "2024-02-27" }),
    held("amex-hilton-surpass", { opened_on: "2022-08-09", owner: "Dana" }),
  ]),
);
const first = (text: string): string => text.split("\n\n")[0] ?? "";

describe("credits of a time", () => {
  test.each([
    "what credits do i still have this month",
    "which credits should i use by the end of november",
    "how much in credits is left to use this month",
  ])("%s: the sum of those that end in it, and of all", (question) => {
    const { text, calls } = ask("credits", question);
    expect(first(text)).toMatch(
      /\*\*\$132\.90\*\* is left of 10 credits .* by \*\*November 30, 2026\*\*/,
    );
    expect(first(text)).toContain("With those that end later $4,090.90 is left");
    expect(text).not.toContain("Equinox");
    expect(JSON.stringify(calls[1]?.input)).toContain("demo-gold/Dunkin'");
  });

  test("those that are whole again in a month to come, and those that come oftener", () => {
    const { text } = ask("credits", "any credits that reset in january");
    expect(first(text)).toMatch(/^\*\*Yes\*\*: On \*\*January 1, 2027\*\*.*CLEAR Plus/);
    expect(text).toMatch(/whole then too: .*Uber Cash/);
    expect(text).not.toContain("Capital One Travel");
  });

  test("none in that time: the next is told", () => {
    const { text } = two("credits", "do any of my credits end in march");
    expect(first(text)).toMatch(/^\*\*No\*\*: none of these credits ends .* November 30, 2026/);
  });

  test("what was used is of no time to come", () => {
    expect(ask("credits", "how much of my credits did we use this month").text).toContain(
      "**$10**",
    );
  });
});

describe("credits by how often they come, their clock and size", () => {
  test("each of the periods that are named has its line", () => {
    const { text } = two("credits", "which credits are monthly and which ones are yearly");
    expect(text).toMatch(/Each month: \*\*Dining at Grubhub and partners\*\*/);
    expect(text).toContain("Each year: **none**");
  });

  test("one period alone is counted", () => {
    expect(first(two("credits", "list my quarterly credits only").text)).toMatch(
      /^\*\*1 credit\*\*/,
    );
  });

  test("by the anniversary, not the calendar", () => {
    const { text } = ask("credits", "which of my credits go by the card anniversary");
    expect(text).toContain("Capital One Travel");
    expect(text).not.toContain("Uber Cash");
  });

  test.each(["credits worth more than 200", "which of my credits are over $200"])(
    "%s",
    (question) => {
      const { text } = ask("credits", question);
      expect(text).toContain("Equinox");
      expect(text).not.toContain("Dunkin");
    },
  );
});

describe("what was used of credits", () => {
  test("how much, of how many", () => {
    const { text } = ask("credits", "which credits did i use");
    expect(first(text)).toMatch(/^\*\*\$10\*\* is logged as used .* \*\*1\*\* credit/);
    expect(text).not.toContain("Equinox");
  });

  test("not all of them: what is left is told", () => {
    const { text } = ask("credits", "did i use all my gold credits");
    expect(first(text)).toMatch(/^\*\*No\*\*, not all\./);
    expect(text).toContain("Dunkin'");
  });

  test("none: said once", () => {
    expect(first(two("credits", "did we use any of my credits yet").text)).toMatch(
      /^\*\*No\*\*: none of these credits is logged as used/,
    );
  });

  test("both asks about one credit, in their order", () => {
    const { text } = ask(
      "credit_detail",
      "the resy credit on the gold, when does it reset and did i use any of it",
    );
    expect(text).toMatch(
      /^\*\*Resy dining\*\* resets each half-year.*\n\n\*\*No\*\*, none of it is logged/,
    );
  });
});

test("what I have and what she has is of both", () => {
  const { text } = two("credits", "what credits do I have and what does Dana have?");
  expect(text).toContain("Hilton");
  expect(text).toContain("Dunkin'");
});

test("a credit asked for at a shop where it does not pay", () => {
  expect(ask("credit_detail", "does my gold have a dining credit at walmart").text).toMatch(
    /^\*\*Not by what is known\*\*/,
  );
});

test("a sum of one period is of that period, and of a year", () => {
  expect(first(ask("credit_detail", "sum of all monthly credits on the gold").text)).toMatch(
    /^\*\*\$27\*\* each month, \*\*\$324\*\* a year/,
  );
});

test("what expires of a bank's credits is of that bank", () => {
  const { text } = ask("expiring", "how many dollars of chase credits expire by dec 31");
  expect(first(text)).toContain("is left of");
  expect(text).not.toContain("Equinox");
});
