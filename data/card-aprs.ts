import * as z from "zod";
import { decimal, optionalDecimal, optionalInteger, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";

const PERCENT = "percent a year";
const MONTHS = "months from the opening";

/**
 * card-aprs.csv: the purchase APR of a card, from the best credit to the worst, and its intro rates
 * on purchases and balance transfers. For a charge card, the APR of its pay-over-time feature.
 */
export const cardApr = z.strictObject({
  card_id: slug,
  low_percent: decimal(PERCENT),
  high_percent: decimal(PERCENT),
  intro_purchase_percent: optionalDecimal(PERCENT),
  intro_purchase_months: optionalInteger(MONTHS),
  intro_transfer_percent: optionalDecimal(PERCENT),
  intro_transfer_months: optionalInteger(MONTHS),
  ...provenance,
});
