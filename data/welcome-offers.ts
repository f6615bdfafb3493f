import * as z from "zod";
import {
  day,
  listOf,
  oneOf,
  optionalBool,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  positiveInteger,
  slug,
  slugList,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { OFFER_CHANNELS, OFFER_REWARDS, REQUIREMENTS } from "./vocab-terms.ts";

/**
 * welcome-offers.csv: welcome offers as seen, one row per step. `amount` is in points, US dollars,
 * certificates or extra points per dollar, depending on `reward`. `min_spend_usd` counts from
 * account opening, not from the previous step, and only at `merchants` if given. With `is_ceiling`,
 * the amount is the maximum; applicants learn theirs after applying. `cap_points` is the most
 * expensive night of a certificate, `cap_usd` the spend that a rate boost applies to.
 */
export const welcomeOffer = z.strictObject({
  card_id: slug,
  seen_on: day,
  channel: oneOf(OFFER_CHANNELS),
  step: positiveInteger,
  reward: oneOf(OFFER_REWARDS),
  amount: optionalDecimal("points, US dollars, or how many"),
  is_ceiling: optionalBool,
  cap_points: optionalInteger("points a night"),
  cap_usd: optionalInteger("US dollars of purchases"),
  min_spend_usd: optionalDecimal("US dollars of purchases"),
  within_months: optionalInteger("months from opening"),
  merchants: slugList,
  requires: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
