import * as z from "zod";
import { oneOf, slug, text } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CERTIFICATE_KINDS, CERTIFICATE_PATHS } from "./vocab.ts";

/** card-certificates.csv: free nights, companion, upgrade and flight certificates. */
export const cardCertificate = z.strictObject({
  card_id: slug,
  kind: oneOf(CERTIFICATE_KINDS),
  certificate_name: text,
  how: oneOf(CERTIFICATE_PATHS),
  ...provenance,
});
