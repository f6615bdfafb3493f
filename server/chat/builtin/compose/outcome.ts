import type { ToolOutcome } from "../../toolbox.ts";
import { answer, clarify, type Draft, line, told } from "./draft.ts";

/** Options after which a list is no longer read. */
const MOST_OPTIONS = 6;

/** What to say when a call brought no data: its question with the candidates, or its error. */
export function toFailure(outcome: ToolOutcome): Draft | undefined {
  if ("error" in outcome) return toPlain(outcome.error);
  const { envelope } = outcome;
  if (envelope.status === "needs_input" && "candidates" in envelope) {
    const options = envelope.candidates.slice(0, MOST_OPTIONS).map(({ name }) => optionOf(name));
    return clarify(line`Which one do you mean?`, options);
  }
  return envelope.status === "refused" ? toPlain(envelope.summary) : undefined;
}

const optionOf = (name: string) => line`${told(name)}`;

/** Longest error that is told. */
const MOST_TOLD = 240;

/** An error told without the nearest names, which would read as a guess. */
function toPlain(error: string): Draft {
  const [said = error] = error.split(" Nearest:");
  return answer({ result: [line`${told(said.slice(0, MOST_TOLD))}`], envelopes: [] });
}

export const toSorry = (): Draft =>
  answer({
    result: [line`I could not work this out from what I have. Please ask it in another way.`],
    envelopes: [],
  });
