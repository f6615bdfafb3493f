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
 * the dearest night one buys; `spend_usd` is asked for by the path `spend`. `cabins` are those of the
 * flights that it pays for or upgrades to, `valid_regions` where these go; empty where no source says.
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
