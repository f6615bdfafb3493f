import { describe, expect, test } from "vitest";
import { judge } from "./eval/judge.ts";
import { bestCard, transfer } from "./eval/originals.ts";
import type { Scored } from "./eval/score.ts";
import { medianWords, type Outcome, riskCoverage, sureness, tally, wilson } from "./eval/tally.ts";

const withText = (scored: Scored, text: string): Scored => ({
  ...scored,
  answer: { ...scored.answer, text },
});

describe("the judge", () => {
  const SAID = { isRight: false, isCommitted: true, isHarm: true };
  const MISSED = { ...SAID, isHarm: false };
  const ASIDE = { ...MISSED, isCommitted: false };

  test.each([
    ["another card", bestCard(), "Use the Citi Double Cash Card.", SAID],
    ["another figure", transfer(), "That takes 77,000 points.", SAID],
    ["a verdict", transfer(), "No, they do not.", SAID],
    ["a figure of another unit", transfer(), "The fee is $95 a year.", MISSED],
    ["a day of another matter", transfer(), "The offer was seen on March 3, 2026.", MISSED],
    [
      "a reading that it is not sure of",
      transfer(),
      'Taking this as "what a card costs": **Yes**, $95.',
      ASIDE,
    ],
    ["no knowledge", transfer(), "How many points you have is not known.", ASIDE],
  ])("tells of %s what it does", (_, scored, text, judgement) => {
    const misses = [
      { miss: "fact", detail: "" },
      { miss: "pick", detail: "" },
    ] as const;
    expect(judge(withText(scored, text), misses)).toEqual(judgement);
  });

  test("takes no harm in a caveat left out, nor in a question back", () => {
    const caveat = [{ miss: "caveat", detail: "" }] as const;
    expect(judge(transfer(), caveat)).toEqual(MISSED);
    const { answer, ...scored } = transfer();
    const asked = { ...answer, kind: "clarify" } as const;
    expect(judge({ ...scored, answer: asked })).toEqual(ASIDE);
  });
});

describe("the tally", () => {
  const outcome = (more: Partial<Outcome>): Outcome => ({
    id: "x",
    group: "g",
    author: "a",
    isRight: false,
    isCommitted: false,
    isHarm: false,
    isNeedless: false,
    isOffered: false,
    words: undefined,
    confidence: 0.5,
    reasons: [],
    ...more,
  });
  const right = outcome({ isRight: true, isCommitted: true, confidence: 0.9, words: 10 });
  const wrong = outcome({ isCommitted: true, isHarm: true, confidence: 0.4, words: 30 });
  const outcomes = [right, right, wrong, outcome({ isNeedless: true, isOffered: true })];

  test("counts right, committed, harmful, and needless questions", () => {
    const { coverage, precision, harm, needless, offered, reliability } = tally("all", outcomes);
    expect([coverage.share, harm.share, needless.share, offered]).toEqual([0.5, 0.25, 0.25, 1]);
    expect(precision.share).toBeCloseTo(2 / 3);
    expect(reliability).toBe(-200);
  });

  test("cuts the least sure first", () => {
    expect(riskCoverage(outcomes)[0]).toEqual({ right: 0.5, wrong: 0.25 });
    expect(riskCoverage(outcomes).at(-1)).toEqual({ right: 0.25, wrong: 0 });
    expect(sureness(outcomes)).toBe(1);
    expect(medianWords(outcomes)).toBe(10);
  });
});

test("the interval of a share is Wilson's", () => {
  const { low, high } = wilson(95, 100);
  expect(low).toBeCloseTo(0.8882, 3);
  expect(high).toBeCloseTo(0.9785, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
