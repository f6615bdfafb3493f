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
 * card-credits.csv: statement credits, one row each; the name carries no amount. `amount_usd` is
 * for one period (points when `form` is points); `month_amounts` such as `12:35` replace it in that
 * calendar month; instead of an amount, a credit may pay a per cent of the purchase back or give
 * months of a membership. A purchase uses a credit at its `merchants`, in its `region`, if it is of
 * one of its `categories`; without merchants these alone are the place. `counts_as` says whether every
 * such purchase does, and is empty where no purchase uses it; one purchase takes at most
 * `per_use_usd`. `min_purchase_usd` must be spent at once, `annual_spend_usd` on the card first,
 * within a year of `annual_spend_basis` and, if so told, at the credit's own merchants alone. Where no
 * source says how much, `requires` has `annual_spend` instead. An `anniversary_gift` arrives by
 * itself at each anniversary, and not in the first year.
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
