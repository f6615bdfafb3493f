import * as z from "zod";
import {
  listOf,
  oneOf,
  optionalBool,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalOneOf,
  slug,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { LOUNGE_NETWORKS } from "./vocab.ts";
import { PERIOD_BASES, REQUIREMENTS } from "./vocab-terms.ts";

/**
 * card-lounges.csv: lounge networks a card opens, one row each. No `visits_per_year` means without
 * limit only when `unlimited` is true; `guests` come in free with the member, more at the fee. Whoever is
 * below `child_free_under_age` comes in free and counts as no guest; from there to below
 * `child_age_limit` the fee of a child is paid, where one is stated, and from that age an adult's.
 */
export const cardLounge = z.strictObject({
  card_id: slug,
  lounge_network: oneOf(LOUNGE_NETWORKS),
  unlimited: optionalBool,
  visits_per_year: optionalInteger("visits a year"),
  visits_basis: optionalOneOf(PERIOD_BASES),
  guests: optionalInteger("guests free of charge a visit"),
  guest_fee_usd: optionalDecimal("US dollars a further guest"),
  child_free_under_age: optionalInteger("the age in years below which a guest is free"),
  child_guest_fee_usd: optionalDecimal("US dollars a further guest who is a child"),
  child_age_limit: optionalInteger("the age in years from which a guest is an adult"),
  enrollment_required: optionalBool,
  authorized_users: optionalBool,
  annual_spend_usd: optionalDecimal("US dollars of purchases a year that unlock it"),
  requires: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
