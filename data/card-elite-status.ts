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
 * card-elite-status.csv: elite status a card gives or helps towards; the program may be a hotel,
 * airline, car rental or other programme. `spend_usd` is asked for by the path `spend`; `credits`
 * counts the nights or qualifying points of the path `credit`.
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
