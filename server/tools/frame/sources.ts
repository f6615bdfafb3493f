import * as z from "zod";
import type { Notes } from "./texts.ts";

export const source = z.object({
  title: z.string(),
  url: z.string(),
  as_of: z.iso.date().optional().describe("The day of the newest fact taken from it."),
});

export type Source = z.infer<typeof source>;

/** A fact as the catalog has it. */
export interface CitedRow {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly as_of?: string | undefined;
}

/** Enough to check an answer by; more would drown it. */
const MAX_SOURCES = 12;

/** Sources cited per row: a row lists its strongest or newest first. */
const SOURCES_A_ROW = 2;

/** The sources of some rows: each address once, in row order. */
export function citeRows(
  rows: readonly (CitedRow | Source)[],
  most = MAX_SOURCES,
): readonly Source[] {
  const cited = new Map<string, Source>();
  for (const row of rows) {
    const { as_of: asOf } = row;
    const sources = "url" in row ? [row] : row.sources.slice(0, SOURCES_A_ROW);
    for (const { title, url } of sources) {
      const before = cited.get(url)?.as_of;
      const newest = before === undefined || (asOf !== undefined && asOf > before) ? asOf : before;
      if (cited.has(url) || cited.size < most) {
        cited.set(url, { title, url, as_of: newest });
      }
    }
  }
  return [...cited.values()];
}

/** Warnings about disputed and unverified facts. */
export function warnOfDoubt(
  rows: readonly { readonly confidence: string; readonly note: string }[],
  nameOf: string,
): Notes {
  const disputed = rows.find((row) => row.confidence === "disputed");
  const unverified = rows.some((row) => row.confidence === "unverified");
  return [
    disputed && `Sources disagree on ${nameOf}: ${disputed.note}`,
    unverified && `Not verified, so not counted: part of ${nameOf}.`,
  ];
}
