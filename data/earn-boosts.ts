import * as z from "zod";
import {
  decimal,
  oneOf,
  optionalDay,
  optionalDecimal,
  optionalOneOf,
  slug,
  text,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CAP_PERIODS, REQUIREMENTS } from "./vocab-terms.ts";

/**
 * earn-boosts.csv: levels that raise every earn rate of a card by a percentage, such as those of a
 * bank's relationship programme. A member has at most one level per card.
 */
export const earnBoost = z.strictObject({
  card_id: slug,
  level: text,
  percent_more: decimal("per cent more on every rate, such as 25"),
  requires: oneOf(REQUIREMENTS),
  min_balance_usd: optionalDecimal("US dollars kept with the bank"),
  cap_usd: optionalDecimal("US dollars of purchases"),
  cap_period: optionalOneOf(CAP_PERIODS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
