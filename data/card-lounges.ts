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
 * card-lounges.csv: lounge networks a card gives access to, one row each. An empty
 * `visits_per_year` means no limit only if `unlimited` is true. `guests` are free with the member;
 * more pay the fee. Children under `child_free_under_age` are free and do not count as guests. From
 * there to under `child_age_limit` they pay the child fee, if one is stated; from that age, the
 * adult fee.
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
