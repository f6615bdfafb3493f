import { createMatcher, matchName, type Named } from "../../catalog/match-names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { Candidate } from "../../member/needs-input.ts";
import { getMeant } from "../../member/names.ts";

/** A thing of a short list, such as the credits of one card. */
export interface Pickable<Value> extends Named<Value> {
  readonly id: string;
  /** As it is told to the member. */
  readonly label: string;
}

const MOST_TOLD = 20;

/**
 * What a loose name means among a few things: the only one it fits, however loosely. Asks back when
 * it may mean several; an error names them all, for a short list is told sooner than searched.
 */
export function pick<Value>(noun: string, among: readonly Pickable<Value>[], asked: string): Value {
  const exact = among.find(({ id }) => id === asked);
  if (exact !== undefined) return exact.value;
  const matcher = createMatcher(
    among.map((one) => ({ value: one, names: [one.id, one.label, ...one.names] })),
  );
  const match = matchName(matcher, asked);
  const [first, ...others] = match.kind === "ambiguous" ? match.values : [];
  if (first !== undefined && others.every(({ value }) => value === first.value)) return first.value;
  if (match.kind === "unknown") {
    const labels = among.slice(0, MOST_TOLD).map(({ label }) => label);
    throw new ToolError(
      `No ${noun} is called "${asked.slice(0, 60)}". There are: ${labels.join("; ")}.`,
    );
  }
  return getMeant({ noun, matcher, toCandidate }, asked).value;
}

const toCandidate = ({ id, label }: Pickable<unknown>): Candidate => ({ id, name: label });
