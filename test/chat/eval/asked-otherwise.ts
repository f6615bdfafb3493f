import { type EvalCase, readCases } from "./case.ts";
import { openEngine } from "./engine.ts";
import { inDrawnOrder, isReworded, type Way } from "./reword.ts";
import { runCase } from "./run.ts";
import type { Outcome } from "./tally.ts";

/** Asks the first cases that are right as written, and that can be asked this way, in that way. */
export type Asker = (way: Way, sample: number) => Promise<readonly Outcome[]>;

/** An asker that asks each case only once in its own words, for all ways. */
export function createAsker(): Asker {
  const engine = openEngine();
  const cases = inDrawnOrder(readCases("dev").filter(isReworded));
  const rightAsWritten = new Map<EvalCase, boolean>();
  const outcomeOf = async (one: EvalCase): Promise<Outcome> => (await runCase(one, engine)).outcome;

  async function isRightAsWritten(one: EvalCase): Promise<boolean> {
    const known = rightAsWritten.get(one) ?? (await outcomeOf(one)).isRight;
    rightAsWritten.set(one, known);
    return known;
  }

  return async ({ ask }, sample) => {
    const outcomes: Outcome[] = [];
    for (const one of cases) {
      if (outcomes.length === sample) break;
      const other = ask(one);
      if (other !== undefined && (await isRightAsWritten(one)))
        outcomes.push(await outcomeOf(other));
    }
    return outcomes;
  };
}
