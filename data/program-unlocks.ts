import * as z from "zod";
import { oneOf, optionalDay, slug, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { UNLOCKS } from "./vocab-terms.ts";

/** program-unlocks.csv: which cards let the points of a program move to partners, or be worth more. */
export const programUnlock = z.strictObject({
  program: snakeKey,
  card_id: slug,
  unlocks: oneOf(UNLOCKS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
