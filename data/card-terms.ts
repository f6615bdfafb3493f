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
 * card-terms.csv: further terms of a card: its first-year fee where it differs, the cost of an
 * authorised user after the free ones, the bank, and whether the account appears on the personal
 * credit report.
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
