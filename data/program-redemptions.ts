import * as z from "zod";
import { decimal, oneOf, optionalDay, slugList, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { REDEMPTION_KINDS } from "./vocab-terms.ts";

/**
 * program-redemptions.csv: fixed values of points besides transfers, in cents per point; with
 * `cards`, only for holders of one of them.
 */
export const programRedemption = z.strictObject({
  program: snakeKey,
  kind: oneOf(REDEMPTION_KINDS),
  cards: slugList,
  cpp: decimal("US cents per point, such as 1 or 1.25"),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
