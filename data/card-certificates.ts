import * as z from "zod";
import {
  listOf,
  oneOf,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalKey,
  slug,
  text,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CERTIFICATE_KINDS, CERTIFICATE_PATHS } from "./vocab.ts";
import { CABINS, FLIGHT_REGIONS } from "./vocab-terms.ts";

/**
 * card-certificates.csv: free nights, companion, upgrade and flight certificates. `cap_points` is
 * the most expensive night it covers; `spend_usd` is required for the path `spend`. `cabins` and
 * `valid_regions` are those of flights it pays for or upgrades to; empty where no source says.
 */
export const cardCertificate = z.strictObject({
  card_id: slug,
  kind: oneOf(CERTIFICATE_KINDS),
  certificate_name: text,
  how: oneOf(CERTIFICATE_PATHS),
  program: optionalKey,
  quantity: optionalInteger("how many at a time"),
  cap_points: optionalInteger("points"),
  spend_usd: optionalDecimal("US dollars of purchases"),
  valid_months: optionalInteger("months"),
  cabins: listOf(CABINS),
  valid_regions: listOf(FLIGHT_REGIONS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
