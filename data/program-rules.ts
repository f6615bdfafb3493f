import * as z from "zod";
import { optionalDecimal, optionalInteger, optionalOneOf, snakeKey } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { EXPIRY_RULES, POOLING_RULES } from "./vocab-terms.ts";

/** program-rules.csv: when the points of a program expire and with whom they can be pooled. */
export const programRules = z.strictObject({
  program: snakeKey,
  expiry: optionalOneOf(EXPIRY_RULES),
  expiry_months: optionalInteger("months"),
  pooling: optionalOneOf(POOLING_RULES),
  pooling_max_members: optionalInteger("people in a pool"),
  pooling_fee_usd: optionalDecimal("US dollars"),
  ...provenance,
});
