import type { FactRow, Facts } from "../contract/facts.ts";

/** A row of the catalog as arithmetic needs it: what it says, without where it was read. */
export type PlainRow<Name extends keyof Facts["tables"]> = Omit<FactRow<Name>, "sources">;

/** The catalog's confidence in a row. */
export type Confidence = PlainRow<"cards">["confidence"];

/** Unverified facts are shown, never counted with. */
export const isUsable = (row: { readonly confidence: Confidence }): boolean =>
  row.confidence !== "unverified";
