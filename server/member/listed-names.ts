import * as z from "zod";
import { createMatcher } from "../catalog/match-names.ts";
import type { FactIndex, NicknameKind } from "./facts.ts";
import { getMeant } from "./names.ts";

/** A closed list of data/vocab.ts, or a part of it. */
interface NameList<Name extends string> {
  readonly noun: string;
  readonly names: readonly Name[];
  /** The kinds in nicknames.csv for its names. */
  readonly nicknames: readonly NicknameKind[];
}

/** The name in a list, found by any nickname. Throws as getMeant does. */
export function getListed<Name extends string>(
  { nicknamesOf }: FactIndex,
  { noun, names, nicknames }: NameList<Name>,
  name: string,
): Name {
  const matcher = createMatcher(
    names.map((value) => ({
      value,
      names: [value, ...nicknames.flatMap((kind) => nicknamesOf(kind, value))],
    })),
  );
  return getMeant({ noun, matcher, toCandidate: (id) => ({ id, label: id }) }, name);
}

export const networkParam = z.string().min(1).max(60).describe("Such as `visa`.");

/** A payment network that a catalog card runs on. */
export function getNetwork(facts: FactIndex, name: string) {
  const names = [...new Set(facts.tables.cards.flatMap(({ network }) => network ?? []))];
  return getListed(facts, { noun: "network", names, nicknames: ["network"] }, name);
}
