import { describe, expect, test } from "vitest";
import { toClassifier, train } from "../../server/chat/learning/classifier.ts";
import { toWords } from "../../server/chat/learning/features.ts";
import { toLessons, expandLine, roughen, toLines } from "../../server/chat/learning/lessons.ts";
import { seededBy } from "../../server/chat/learning/seeded.ts";
import { readSections } from "../../server/chat/learning/phrasings.ts";

describe("a template", () => {
  test("stands for the product of its choices", () => {
    expect(expandLine("(which|what) card (at|for) {merchant}")).toEqual([
      "which card at <merchant>",
      "which card for <merchant>",
      "what card at <merchant>",
      "what card for <merchant>",
    ]);
  });

  test("may nest choices and leave them empty", () => {
    expect(expandLine("a (b (c|d)|)")).toEqual(["a b c", "a b d", "a"]);
  });

  test("is sampled when it stands for many, always the same", () => {
    const long = "(a|b|c|d|e) (f|g|h|i|j) (k|l|m|n|o)";
    expect(expandLine(long, 10)).toHaveLength(10);
    expect(expandLine(long, 10)).toEqual(expandLine(long, 10));
  });

  test.each(["(a|b", "a)", "a (b (c)"])("%s is refused: its brackets do not match", (template) => {
    expect(() => expandLine(template)).toThrow(/brackets/);
  });

  test("is a line; empty lines are none", () => {
    expect(toLines("\n a b \n\n c \n")).toEqual(["a b", "c"]);
  });

  test("roughened keeps its slots", () => {
    const random = seededBy("x");
    for (let at = 0; at < 20; at += 1) {
      expect(roughen("What is the annual fee of the <card>", random)).toContain("<card>");
    }
  });
});

test("words are taken apart as the words of a question", () => {
  expect(toWords("What's the <card> card?")).toEqual(["what", "is", "the", "<card>"]);
});

const SECTIONS = readSections().filter(({ label }) =>
  [
    "best_card",
    "card_fee",
    "renewal_value",
    "transfer_amount",
    "balances",
    "greeting",
    "off_topic",
  ].includes(label.id),
);

describe("the classifier", () => {
  const lessons = toLessons(SECTIONS);
  const classifier = toClassifier(train(lessons));

  test.each([
    ["what card for <category>", "best_card"],
    ["annual fee on <card>", "card_fee"],
    ["should i cancel my <card>", "renewal_value"],
    ["is <card> worth keeping another year", "renewal_value"],
    ["move <points> <program> to <program>", "transfer_amount"],
    ["what are all my balances", "balances"],
    ["hello there", "greeting"],
    ["write me a poem", "off_topic"],
  ])("takes %s for %s", (text, label) => {
    expect(classifier.predict(text)[0]?.label).toBe(label);
  });

  test("gives probabilities of all labels, likeliest first", () => {
    const guesses = classifier.predict("which card at <merchant>");
    expect(guesses).toHaveLength(SECTIONS.length);
    expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 4);
    const probabilities = guesses.map(({ probability }) => probability);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
  });

  test("learns the same from the same", () => {
    const text = "is the <card> any good";
    expect(toClassifier(train(lessons)).predict(text)).toEqual(classifier.predict(text));
  });

  test("can tell nothing of an empty text without failing", () => {
    expect(classifier.predict("")).toHaveLength(SECTIONS.length);
  });
});
