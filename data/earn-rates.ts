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
 * earn-rates.csv: what a card earns on a category, one row each. With `merchants` the rate holds
 * there only, whatever category the merchant is of, and is not told by the category. `via` names
 * the portals of the channel `portal`; without channels, through what the purchase must be paid. A
 * purchase at a shop's website is also `online_shopping`; `cap_group` names rates that share one cap; after the cap `after_cap_rate` holds, or
 * the base rate when it is empty. Of a `select_group`, rows of one `select_option` are chosen
 * together; without it a row is an option of its own. `everything_else` is the base rate.
 * `covers` is `some` where the rate holds for some purchases of its place only and no other column
 * says which; the note does. `leaves_out` is shown after the name of a category that promises more
 * than the terms; `excludes_club_fuel` is for fuel sold by superstores, supermarkets and clubs.
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

/** The columns that tell the rates of a card apart. */
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
