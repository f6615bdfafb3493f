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
 * transfer-terms.csv: terms of a route, one row per period and set of cards. Exactly `ratio_in`
 * points become `ratio_out`. Without `cards`, the terms apply to every card that can transfer.
 * `extra_points` are added for every `extra_every` points transferred. The fee is per point, up to
 * a maximum; `hours` is the longest reported transfer time, 0 for instant. Members of the lowest
 * status must transfer at least `base_status_min_points`. Cards applied for from `applied_from` on
 * had these terms before `starts`.
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
