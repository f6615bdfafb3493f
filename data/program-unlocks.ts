import * as z from "zod";
import { oneOf, optionalDay, optionalDecimal, slug, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { UNLOCKS } from "./vocab-terms.ts";

/**
 * program-unlocks.csv: cards that let a program's points transfer to partners, or raise their value
 * in the portal, up to `most_cpp`.
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
