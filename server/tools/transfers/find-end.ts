import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getProgram } from "../../member/names.ts";
import { NeedsInput } from "../../member/needs-input.ts";

/** The program points leave. Of several that a name may mean, the one that has routes is meant. */
export const getSource = (facts: FactIndex, name: string): string =>
  getEnd(facts, name, (key) =>
    facts.facts.tables.routes.some(
      ({ source }) => source === toTransferProgram(facts.facts.tables, key),
    ),
  );

/** The program points reach. Of several that a name may mean, the one that routes lead to is meant. */
export const getDest = (facts: FactIndex, name: string): string =>
  getEnd(facts, name, (key) => facts.facts.tables.routes.some(({ dest }) => dest === key));

function getEnd(facts: FactIndex, name: string, isEnd: (key: string) => boolean): string {
  try {
    return getProgram(facts, name).key;
  } catch (error) {
    if (!(error instanceof NeedsInput)) throw error;
    const [only, ...others] = error.need.candidates.filter(({ id }) => isEnd(id));
    // "American" is AAdvantage as an end, for nothing leads to American Express.
    if (only === undefined || others.length > 0) throw error;
    return only.id;
  }
}
