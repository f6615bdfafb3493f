import * as z from "zod";
import {
  optionalBool,
  optionalDecimal,
  optionalInteger,
  optionalOneOf,
  optionalText,
  slug,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { ACCOUNT_KINDS } from "./vocab-terms.ts";

/**
 * card-terms.csv: terms of a card beside its fees: the fee of the first year where it differs, what
 * an authorised user costs after the free ones, who the bank is, and whether the account stands on
 * the personal credit report.
 */
export const cardTerms = z.strictObject({
  card_id: slug,
  first_year_fee_usd: optionalDecimal("US dollars"),
  authorized_user_fee_usd: optionalDecimal("US dollars a year for each"),
  authorized_users_free: optionalInteger("how many pay nothing"),
  account_kind: optionalOneOf(ACCOUNT_KINDS),
  reports_to_personal_credit: optionalBool,
  issuing_bank: optionalText,
  ...provenance,
});
