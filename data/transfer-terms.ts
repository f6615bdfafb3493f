import * as z from "zod";
import {
  optionalDay,
  optionalDecimal,
  optionalInteger,
  positiveInteger,
  slugList,
  snakeKey,
} from "./columns.ts";
import { provenance } from "./provenance.ts";

/**
 * transfer-terms.csv: at which terms points move on a route, one row for each span of time and set
 * of cards. `ratio_in` points become `ratio_out`, exactly. Without `cards` the terms hold for every
 * card that may transfer. `extra_points` come on top for every `extra_every` points moved; the
 * fee is for each point moved, up to a most; `hours` is how long a transfer takes at most, as
 * reported, 0 when at once. Members of the lowest status move at least `base_status_min_points`.
 * Cards applied for from `applied_from` on had these terms before `starts`.
 */
export const transferTerms = z.strictObject({
  source: snakeKey,
  dest: snakeKey,
  cards: slugList,
  ratio_in: positiveInteger,
  ratio_out: positiveInteger,
  min_points: optionalInteger("points"),
  base_status_min_points: optionalInteger("points"),
  increment: optionalInteger("points"),
  extra_every: optionalInteger("points"),
  extra_points: optionalInteger("points"),
  fee_usd_per_point: optionalDecimal("US dollars"),
  fee_max_usd: optionalDecimal("US dollars"),
  hours: optionalInteger("hours"),
  applied_from: optionalDay,
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
