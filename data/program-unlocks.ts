import * as z from "zod";
import { oneOf, optionalDay, optionalDecimal, slug, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { UNLOCKS } from "./vocab-terms.ts";

/**
 * program-unlocks.csv: which cards let the points of a program move to partners, or be worth more in
 * the portal, up to `most_cpp` there.
 */
export const programUnlock = z.strictObject({
  program: snakeKey,
  card_id: slug,
  unlocks: oneOf(UNLOCKS),
  most_cpp: optionalDecimal("cents per point"),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
