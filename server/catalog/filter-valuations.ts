import { toAsciiJson } from "../contract/json.ts";
import type { ValuationFilters, Valuations } from "../contract/valuations.ts";
import { findByName, type NameIndex } from "./names.ts";

/** The valuations and the program key behind every name. */
export interface ValuationIndex {
  readonly all: Valuations;
  readonly programs: NameIndex<string>;
}

/** The programs in a comma-separated list; unknown names are skipped. */
function findPrograms({ programs, all }: ValuationIndex, text: string): readonly string[] {
  const names = new Set(text.split(","));
  const wanted = new Set([...names].map((name) => findByName(programs, name)));
  return Object.keys(all.valuations).filter((key) => wanted.has(key));
}

/** The valuations object narrowed to some programs, as JSON (SPEC 4.9). */
export function filterValuations(index: ValuationIndex, filters: ValuationFilters): string {
  const keys = findPrograms(index, filters.programs ?? "");
  const { valuations } = index.all;
  const narrowed = Object.fromEntries(keys.map((key) => [key, valuations[key]]));
  return toAsciiJson({ ...index.all, valuations: narrowed });
}
