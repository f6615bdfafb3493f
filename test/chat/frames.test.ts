import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { topics } from "../../server/chat/topics/registry.ts";
import { rounds } from "../support/rounds.ts";
import { type EvalCase, readCases, SPLITS } from "./eval/case.ts";
import { type CaseRun, runCase } from "./eval/run.ts";
import { tally } from "./eval/tally.ts";
import { readFrames, readUnsaid, toSaid } from "./frames/read.ts";
import { NOTHING, openModelEngine, said, say, startModel } from "./model-server.ts";

/*
 * Answers when a model reads every question rightly: the frames were written by hand. Where no
 * frame fits, the model says so, and the built-in reader takes over.
 */

const MINUTES = 60_000;
/** `npm test` asks one in so many. */
const ONE_OF = rounds(3, 1);
const cases = new Map(SPLITS.flatMap(readCases).map((one) => [one.id, one]));

const ANSWERS = [
  ...readFrames().map(({ case: id, frame }) => [id, said(toSaid(frame))] as const),
  ...readUnsaid().map(({ case: id }) => [id, NOTHING] as const),
];

test("every topic that is answered has a frame", () => {
  const framed = new Set(readFrames().map(({ frame }) => frame.topic));
  expect([...framed].toSorted()).toEqual(Object.keys(topics).toSorted());
});

describe("a model that says frames written by hand", () => {
  const runs: CaseRun[] = [];
  const readings: string[] = [];
  let model: Awaited<ReturnType<typeof startModel>>;

  beforeAll(async () => {
    model = await startModel();
    const { reasoner, told } = openModelEngine({ url: model.url });
    for (const [id, text] of ANSWERS.filter((_, at) => at % ONE_OF === 0)) {
      told.length = 0;
      model.play(say(text));
      // oxlint-disable-next-line no-await-in-loop
      runs.push(await runCase(caseNamed(id), { reasoner, faults: [] }));
      readings.push(told.at(-1) ?? "read without it");
    }
  }, 10 * MINUTES);
  afterAll(() => model.close());

  test("is believed, but for what guards answer, what cannot be said and a few", () => {
    const read = readings.filter((outcome) => outcome === "read").length;
    expect(read, JSON.stringify(readings)).toBeGreaterThanOrEqual(0.92 * readings.length);
  });

  test("has no number said that no result gave", () => {
    const ungrounded = runs.filter(({ outcome: { reasons } }) =>
      reasons.some(({ miss }) => miss === "ungrounded"),
    );
    expect(ungrounded.map(({ outcome: { id, reasons } }) => ({ id, reasons }))).toEqual([]);
  });

  test("has 95 of 100 questions answered rightly, and at most two of 100 harmfully", () => {
    const outcomes = runs.map(({ outcome }) => outcome);
    const wrong = outcomes
      .filter(({ isRight }) => !isRight)
      .map(({ id, reasons }) => ({ id, reasons }));
    const { coverage, harm } = tally("frames", outcomes);
    expect(coverage.share, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(0.95);
    expect(harm.share).toBeLessThanOrEqual(0.02);
  });
});

function caseNamed(id: string): EvalCase {
  const found = cases.get(id);
  if (found === undefined) throw new Error(`no case is called ${id}`);
  return found;
}
