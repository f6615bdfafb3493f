import { describe, expect, test } from "vitest";
import { answerFrame } from "../../server/chat/answer-reading.ts";
import { render } from "../../server/chat/compose/render.ts";
import { topics } from "../../server/chat/topics/registry.ts";
import { readCases, SPLITS } from "./eval/case.ts";
import { toolboxOf, toScored } from "./eval/run.ts";
import { misses } from "./eval/score.ts";
import { readFrames } from "./frames/read.ts";

/* Topics and composer on their own: what they answer when a question was read rightly. */

const cases = new Map(SPLITS.flatMap(readCases).map((one) => [one.id, one]));
const MIN_RIGHT = 0.95;

test("every topic that is answered has a frame", () => {
  const framed = new Set(readFrames().map(({ frame }) => frame.topic));
  expect([...framed].toSorted()).toEqual(Object.keys(topics).toSorted());
});

describe("frames written by hand", () => {
  const runs = readFrames().map(({ case: id, frame }) => {
    const evalCase = cases.get(id);
    if (evalCase === undefined) throw new Error(`no case is called ${id}`);
    const toolbox = toolboxOf(evalCase);
    const answer = { ...render(answerFrame(frame, toolbox)), intent: frame.topic };
    return { id, text: answer.text, reasons: misses(toScored(evalCase, answer, toolbox)) };
  });

  test("none holds a number that no result gave", () => {
    const ungrounded = runs.filter(({ reasons }) =>
      reasons.some(({ miss }) => miss === "ungrounded"),
    );
    expect(ungrounded).toEqual([]);
  });

  test("are answered rightly, all but a few", () => {
    const wrong = runs.filter(({ reasons }) => reasons.length > 0);
    expect(runs.length - wrong.length, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(
      MIN_RIGHT * runs.length,
    );
  });
});
