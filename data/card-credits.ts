import * as z from "zod";
import {
  keyList,
  listOf,
  monthAmounts,
  oneOf,
  optionalBool,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalOneOf,
  slug,
  slugList,
  text,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CREDIT_TYPES } from "./vocab.ts";
import {
  COUNTS_AS,
  CREDIT_FORMS,
  CREDIT_PERIODS,
  PERIOD_BASES,
  REGIONS,
  REQUIREMENTS,
  SPEND_YEARS,
} from "./vocab-terms.ts";

/**
 * card-credits.csv: statement credits, one row each; the name does not contain the amount.
 * `amount_usd` is per period (points when `form` is points); `month_amounts` such as `12:35`
 * replace it in that calendar month. Instead of an amount, a credit may give a percentage of the
 * purchase back or months of a membership. A purchase uses a credit if it is at one of its
 * `merchants` (anywhere if there are none) and matches `region` and `categories`. `counts_as` says
 * whether all such purchases do; it is empty if none does. One purchase uses at most `per_use_usd`.
 * `min_purchase_usd` must be spent in one purchase. `annual_spend_usd` must be spent first in the
 * year of `annual_spend_basis`, with `annual_spend_at_merchants` only at the credit's merchants; if
 * no source gives the amount, `requires` has `annual_spend` instead. An `anniversary_gift` arrives
 * automatically at each anniversary but not in the first year.
 */
export const cardCredit = z.strictObject({
  card_id: slug,
  credit_name: text,
  credit_type: oneOf(CREDIT_TYPES),
  amount_usd: optionalDecimal("US dollars a period"),
  period: optionalOneOf(CREDIT_PERIODS),
  basis: optionalOneOf(PERIOD_BASES),
  month_amounts: monthAmounts,
  percent_back: optionalDecimal("per cent of the purchase"),
  membership_months: optionalInteger("months free of charge"),
  form: optionalOneOf(CREDIT_FORMS),
  anniversary_gift: optionalBool,
  enrollment_required: optionalBool,
  merchants: slugList,
  categories: keyList,
  region: oneOf(REGIONS),
  counts_as: optionalOneOf(COUNTS_AS),
  per_use_usd: optionalDecimal("US dollars a purchase"),
  min_purchase_usd: optionalDecimal("US dollars"),
  annual_spend_usd: optionalInteger("whole US dollars of purchases a year"),
  annual_spend_basis: optionalOneOf(SPEND_YEARS),
  annual_spend_at_merchants: optionalBool,
  requires: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
