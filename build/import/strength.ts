import { createSources, OWN_READER } from "../answers/evidence.ts";
import type { FactSource } from "../../server/contract/provenance.ts";
import type { Tables } from "../read.ts";
import type { Cells, Reading, ReadSource } from "./reading.ts";

/** The weight of a source against another; higher counts more. */
const STRENGTH = { forum: 0, publication: 1, dataset: 1, issuer: 4 } as const;
const TWO_SOURCES = 2;
/** Confidence levels backed by at least two sources. */
const SEVERAL: ReadonlySet<string> = new Set(["confirmed", "disputed"]);
const ISSUER_BY_OTHERS = 3;

export interface Strengths {
  readonly ofRow: (cells: Cells) => number;
  /** True when the cell has changed since it was read. */
  readonly hasChanged: (reading: Reading) => boolean;
  /** True when the row names this source already, by its key or its address. */
  readonly isCited: (cells: Cells, source: ReadSource) => boolean;
}

export function strengthOf({ kind, reader }: Pick<FactSource, "kind" | "reader">): number {
  const isOurs = reader === undefined || reader === OWN_READER;
  return kind === "issuer" && !isOurs ? ISSUER_BY_OTHERS : STRENGTH[kind];
}

export function createStrengths(tables: Tables, readings: readonly Reading[]): Strengths {
  const known = new Set(tables.sources.map(({ key }) => key));
  const read = new Map(readings.map(({ source }) => [source.cite, source]));
  const listed = createSources(tables);
  const sites = tables.issuers.flatMap((issuer) => issuer.sites);
  const find = (cite: string) =>
    (known.has(cite) ? undefined : read.get(cite)) ?? listed(cite, sites);
  const sourcesOf = ({ sources = "" }: Cells) =>
    sources.split(";").flatMap((cite) => (cite === "" ? [] : [find(cite)]));
  return {
    ofRow: (cells) =>
      Math.max(
        SEVERAL.has(cells["confidence"] ?? "") ? TWO_SOURCES : 0,
        ...sourcesOf(cells).map(strengthOf),
      ),
    hasChanged: ({ key, column, as_of: day }) =>
      tables.changes.some(
        ({ subject, field, date }) => subject === key["id"] && field === column && date > day,
      ),
    isCited: (cells, { url, reader }) =>
      sourcesOf(cells).some((one) => one.url === url && (one.reader ?? OWN_READER) === reader),
  };
}
