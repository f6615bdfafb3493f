import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { cutsOf, splitQuestions } from "../../server/chat/language/words/split.ts";
import { converse } from "./converse.ts";
import { readFollowUps } from "../../server/chat/builtin/phrasings/follow-ups.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const reasoner = createBuiltinReasoner({
  phrasings: { intents: TOY_INTENTS, followUps: readFollowUps() },
  onFault: (error) => {
    throw error;
  },
});

const understood = async (text: string) => (await converse(reasoner, [text])).intent;

describe("a message with one question and remarks", () => {
  test.each([
    "is the annual fee on the amex gold really 325?? everything else went up. where do you have that from",
    "what is the annual fee on the amex gold. how much a month",
    "what is the annual fee on the amex gold? are you sure?",
  ])("is one question: %s", async (text) => {
    expect(await understood(text)).toBe("annual_fee");
  });
});

describe("why it is asked, told around the question", () => {
  test.each([
    "Heading out with the kids in a bit. what is the annual fee on the amex gold",
    "Just got home from a twelve hour shift. what is the annual fee on the amex gold?",
    "what is the annual fee on the amex gold? My sister wants to know.",
  ])("is no part of it: %s", async (text) => {
    expect(await understood(text)).toBe("annual_fee");
  });
});

describe("a half that only sums up", () => {
  test.each([
    "can dana and i put our chase points in one pot, and what would that come to?",
    "any uber cash left on the gold or is it just the plats, and how much is on each of them",
  ])("stays with what it sums up: %s", (text) => {
    expect(splitQuestions(text)).toHaveLength(1);
  });

  test("unlike one that asks for something else", () => {
    expect(
      splitQuestions("can we pool our chase points, and what would they be worth at Hyatt?"),
    ).toHaveLength(2);
  });
});

describe("a message with two questions", () => {
  test.each([
    ["amex gold annual fee plus which card is best at costco", "annual_fee+best_card"],
    ["my chase balance n which card should i use at costco", "balances+best_card"],
    ["two things: 1) amex gold annual fee 2) best card at costco", "annual_fee+best_card"],
    ["1. amex gold annual fee\n2. best card at costco", "annual_fee+best_card"],
    ["how many points do i have and what is the annual fee on the csr", "balances+annual_fee"],
    ["which card is best at costco? what is the csr's annual fee", "best_card+annual_fee"],
    ["should i keep the csr? what is its annual fee", "keep_or_cancel+annual_fee"],
    [
      "what is the annual fee on the csr, and tonight we are going to costco so which card is best there",
      "annual_fee+best_card",
    ],
  ])("gets two answers: %s", async (text, intents) => {
    expect(await understood(text)).toBe(intents);
  });
});

test("the same of two cards is told of both", async () => {
  const { text } = await converse(reasoner, ["what is my csp annual fee? and the platinum one?"]);
  expect(text).toMatch(/chase-sapphire-preferred[^]*amex-platinum/);
});

describe("a list in one line", () => {
  test("is split at its numbers", () => {
    expect(splitQuestions("two things: 1) lounge at jfk 2) rental car, which card")).toEqual([
      "lounge at jfk",
      "rental car, which card",
    ]);
  });

  test("is none with one number", () => {
    expect(splitQuestions("i am at 4) what now")).toHaveLength(1);
  });
});

describe("a story around a question", () => {
  const story =
    "so we are planning a big trip to greece, my sister gets married there and it will be pricey, and we love good hotels";

  test.each([
    [`${story}, anyway how many chase points do i have`, "balances"],
    [`${story} and i was wondering what is the annual fee on the amex gold`, "annual_fee"],
  ])("is not what is asked: %s", async (text, intent) => {
    expect(await understood(text)).toBe(intent);
  });
});

test.each([
  ["how many chase points do i have and do they go to hyatt", "do they go to hyatt"],
  ["what does the bilt blue earn and can it go to hyatt", "can it go to hyatt"],
])("a second question may begin with what the first is about: %s", (text, second) => {
  expect(cutsOf(text).map((cut) => cut.second)).toContain(second);
});
