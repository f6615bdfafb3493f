import * as z from "zod";
import { decimal, optionalDecimal, optionalInteger, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";

const PERCENT = "percent a year";
const MONTHS = "months from the opening";

/**
 * card-aprs.csv: the interest of a card: its purchase APR from the best credit to the worst, and the
 * rates of the first months on purchases and on transferred balances. Of a charge card, the APR of
 * what is paid over time.
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
