import {
  createMatcher,
  findExact,
  matchName,
  type Named,
  rankNames,
} from "../../catalog/match-names.ts";
import type { Candidate } from "../../member/needs-input.ts";
import { getMeant, refuse } from "../../member/names.ts";

/** An entry of a short list, such as the credits of one card. */
export interface Pickable<Value> extends Named<Value> {
  readonly id: string;
  readonly label: string;
}

/** An entry that is its own id. */
export const toPickable = (
  id: string,
  names: readonly string[] = [],
  label = id,
): Pickable<string> => ({ value: id, id, label, names });

/**
 * Resolves a loose name within a short list, if it matches only one entry. Otherwise throws as
 * getMeant does, with every match.
 */
export function pick<Value>(noun: string, among: readonly Pickable<Value>[], name: string): Value {
  const exact = among.find(({ id }) => id === name);
  if (exact !== undefined) return exact.value;
  const matcher = createMatcher(
    among.map((one) => ({ value: one, names: [one.id, one.label, ...one.names] })),
  );
  const match = matchName(matcher, name);
  if (match.kind !== "ambiguous") return getMeant({ noun, matcher, toCandidate }, name).value;
  const isExact = findExact(matcher, name).length > 0;
  const values = isExact ? match.values : rankNames(matcher, name).map(({ value }) => value);
  const [first, ...others] = values;
  if (first !== undefined && others.every(({ value }) => value === first.value)) return first.value;
  return refuse({ noun, matcher, toCandidate }, name, { kind: "ambiguous", values });
}

const toCandidate = ({ id, label }: Pickable<unknown>): Candidate => ({ id, label });
