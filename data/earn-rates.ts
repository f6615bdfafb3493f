import * as z from "zod";
import {
  decimal,
  keyList,
  listOf,
  oneOf,
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
  min_purchase_usd: optionalDecimal("US dollars"),
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
