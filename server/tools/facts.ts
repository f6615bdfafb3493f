import type { FactRow, Facts } from "../contract/facts.ts";
import { indexNames, type NameIndex } from "../catalog/names.ts";

/** The facts of one build with the look-ups that tools need. */
export interface FactIndex {
  readonly facts: Facts;
  readonly cards: ReadonlyMap<string, FactRow<"cards">>;
  readonly programs: ReadonlyMap<string, FactRow<"programs">>;
  /** From whatever a program may be called to its key. */
  readonly programKeys: NameIndex<string>;
  /** The service's own estimate for a program, in cents per point. */
  readonly values: ReadonlyMap<string, Facts["valuations"][number]>;
}

export function indexFacts(facts: Facts): FactIndex {
  const { cards, programs } = facts.tables;
  return {
    facts,
    cards: new Map(cards.map((card) => [card.id, card])),
    programs: new Map(programs.map((program) => [program.key, program])),
    programKeys: indexNames(
      programs.map(({ key, name, aliases }) => [key, [key, name, ...aliases]] as const),
    ),
    values: new Map(facts.valuations.map((estimate) => [estimate.program, estimate])),
  };
}
