import * as z from "zod";
import {
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
  CREDIT_FORMS,
  CREDIT_PERIODS,
  PERIOD_BASES,
  REQUIREMENTS,
  SPEND_YEARS,
} from "./vocab-terms.ts";

/**
 * card-credits.csv: statement credits, one row each; the name carries no amount. `amount_usd` is
 * for one period (points when `form` is points); `month_amounts` such as `12:35` replace it in that
 * calendar month; instead of an amount, a credit may pay a per cent of the purchase back or give
 * months of a membership. `min_purchase_usd` must be spent at once, `annual_spend_usd` on the card first,
 * within a year of `annual_spend_basis` and, if so told, at the credit's own merchants alone. Where no
 * source says how much, `requires` has `annual_spend` instead.
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
  enrollment_required: optionalBool,
  merchants: slugList,
  min_purchase_usd: optionalDecimal("US dollars"),
  annual_spend_usd: optionalInteger("whole US dollars of purchases a year"),
  annual_spend_basis: optionalOneOf(SPEND_YEARS),
  annual_spend_at_merchants: optionalBool,
  requires: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
