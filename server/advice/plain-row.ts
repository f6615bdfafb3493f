import type { FactRow, Facts } from "../contract/facts.ts";

/** A catalog row without its sources. */
export type PlainRow<Name extends keyof Facts["tables"]> = Omit<FactRow<Name>, "sources">;

export type Confidence = PlainRow<"cards">["confidence"];

/** Unverified facts are shown but never counted. */
export const isUsable = (row: { readonly confidence: Confidence }): boolean =>
  row.confidence !== "unverified";
