import * as z from "zod";
import {
  oneOf,
  optionalBool,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  slug,
  text,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { STATUS_PATHS } from "./vocab.ts";

/**
 * card-elite-status.csv: elite status that a card gives or helps to earn, with hotels, airlines,
 * car rentals or others. `spend_usd` is required for the path `spend`; `credits` is the number of
 * nights or qualifying points for the path `credit`.
 */
export const cardEliteStatus = z.strictObject({
  card_id: slug,
  program: text,
  level: text,
  how: oneOf(STATUS_PATHS),
  spend_usd: optionalDecimal("US dollars of purchases a year"),
  credits: optionalInteger("nights or qualifying points a year"),
  enrollment_required: optionalBool,
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
