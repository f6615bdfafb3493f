import { describe, expect, test } from "vitest";
import { type EvalCase, readCases } from "./eval/case.ts";
import { openEngine } from "./eval/engine.ts";
import { inDrawnOrder, isReworded, type Way, WAYS } from "./eval/reword.ts";
import { runCase } from "./eval/run.ts";
import { type Outcome, tally } from "./eval/tally.ts";

const MINUTES = 60_000;
/** About so many of what is right as it was written are asked again in other words. */
const A_SAMPLE = 80;
/** Days, for one, stand in few questions. */
const LEAST_REWORDED = 40;

describe("right answers stay right when the question is written otherwise", () => {
  const engine = openEngine();
  const cases = inDrawnOrder(readCases("dev").filter(isReworded));
  const rightAsWritten = new Map<EvalCase, boolean>();

  const outcomeOf = async (one: EvalCase): Promise<Outcome> => (await runCase(one, engine)).outcome;
  const isRight = ({ reasons }: Outcome): boolean => reasons.length === 0;

  /** Whether a case passes in its own words; asked but once, for all ways. */
  async function isRightAsWritten(one: EvalCase): Promise<boolean> {
    const known = rightAsWritten.get(one) ?? isRight(await outcomeOf(one));
    rightAsWritten.set(one, known);
    return known;
  }

  /** What came of the first cases that are right and that can be asked this way. */
  async function askedOtherwise({ ask }: Way): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const one of cases) {
      if (outcomes.length === A_SAMPLE) break;
      const other = ask(one);
      if (other !== undefined && (await isRightAsWritten(one)))
        outcomes.push(await outcomeOf(other));
    }
    return outcomes;
  }

  test.each(WAYS)("$name", { timeout: 5 * MINUTES }, async (way) => {
    const outcomes = await askedOtherwise(way);
    expect(outcomes.length).toBeGreaterThan(LEAST_REWORDED);
    expect(tally(way.name, outcomes).share).toBeGreaterThanOrEqual(way.least);
  });
});
