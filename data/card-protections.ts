import * as z from "zod";
import { listOf, oneOf, optionalDecimal, optionalInteger, optionalOneOf, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { PROTECTIONS } from "./vocab.ts";
import { PROTECTION_CONDITIONS, COVER_POSITIONS, LIMIT_BASES } from "./vocab-terms.ts";

/**
 * card-protections.csv: protections of a card, one row each. Limits are US dollars per claim, or
 * per `limit_per`, and per year. `covered_days` is the time after the purchase, the length of a
 * rental, or the days of delay that are paid; `after_hours` is the delay after which cover starts.
 * An extended warranty applies to original warranties of at most `original_warranty_years`.
 */
export const cardProtection = z.strictObject({
  card_id: slug,
  protection: oneOf(PROTECTIONS),
  position: optionalOneOf(COVER_POSITIONS),
  limit_usd: optionalDecimal("US dollars a claim"),
  limit_per: optionalOneOf(LIMIT_BASES),
  limit_per_year_usd: optionalDecimal("US dollars a year"),
  deductible_usd: optionalDecimal("US dollars a claim"),
  covered_days: optionalInteger("days"),
  warranty_months: optionalInteger("months added to the warranty at most"),
  original_warranty_years: optionalInteger("years"),
  after_hours: optionalInteger("hours"),
  claims_per_year: optionalInteger("claims in twelve months"),
  conditions: listOf(PROTECTION_CONDITIONS),
  ...provenance,
});
