import * as z from "zod";
import {
  decimal,
  keyList,
  listOf,
  oneOf,
  optionalBool,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalOneOf,
  optionalText,
  slug,
  slugList,
  snakeKey,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import {
  CAP_PERIODS,
  CHANNELS,
  COVERAGES,
  EARN_UNITS,
  RATE_SELECTIONS,
  REGIONS,
  REQUIREMENTS,
} from "./vocab-terms.ts";

/**
 * earn-rates.csv: earn rates, one row per card and category; `everything_else` is the base rate.
 * With `merchants`, the rate applies only there, whatever the merchant's category, and is not found
 * by category. `via` names portals for the channel `portal`, or else the required payment method.
 * Purchases on a shop's website are also `online_shopping`. Rates of one `cap_group` share a cap,
 * after which `after_cap_rate` applies, or the base rate if it is empty. Within a `select_group`,
 * rows of one `select_option` are chosen together; without it each row is an option. `covers` is
 * `some` if the rate applies only to some purchases that no other column but only the note defines.
 * `leaves_out` is shown after the name of a category that promises more than the terms;
 * `excludes_club_fuel` is for fuel sold by superstores, supermarkets and clubs.
 */
export const earnRate = z.strictObject({
  card_id: slug,
  category: snakeKey,
  rate: decimal("points per dollar or per cent, such as 1.5"),
  unit: oneOf(EARN_UNITS),
  merchants: slugList,
  channels: listOf(CHANNELS),
  via: slugList,
  region: oneOf(REGIONS),
  excluded_categories: keyList,
  excluded_merchants: slugList,
  leaves_out: optionalText,
  excludes_club_fuel: optionalBool,
  covers: oneOf(COVERAGES),
  min_purchase_usd: optionalDecimal("US dollars"),
  max_purchase_usd: optionalDecimal("US dollars"),
  cap_usd: optionalDecimal("US dollars of purchases"),
  cap_period: optionalOneOf(CAP_PERIODS),
  cap_group: optionalText,
  after_cap_rate: optionalDecimal("points per dollar or per cent"),
  selection: oneOf(RATE_SELECTIONS),
  select_group: optionalText,
  select_option: optionalText,
  select_count: optionalInteger("how many of the group"),
  activate_by: optionalDay,
  requires: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});

/** Columns that distinguish the rates of a card. */
export const EARN_RATE_KEY = [
  "card_id",
  "category",
  "merchants",
  "channels",
  "via",
  "region",
  "min_purchase_usd",
  "selection",
  "select_group",
  "requires",
  "starts",
] as const;
