import * as z from "zod";
import { bool, optionalDay, optionalOneOf, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { DATE_PRECISIONS } from "./vocab.ts";

/** transfer-routes.csv: transfer partners by program, live and ended. */
export const transferRoute = z.strictObject({
  source: snakeKey,
  dest: snakeKey,
  is_active: bool,
  deactivated_date: optionalDay,
  deactivated_precision: optionalOneOf(DATE_PRECISIONS),
  ...provenance,
});
