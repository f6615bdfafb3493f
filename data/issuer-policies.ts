import * as z from "zod";
import { oneOf, text } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { ISSUER_POLICIES } from "./vocab-terms.ts";

/** issuer-policies.csv: general practices of an issuer: fee refunds, waiting times, reporting. */
export const issuerPolicy = z.strictObject({
  issuer: text,
  policy: oneOf(ISSUER_POLICIES),
  value: text,
  ...provenance,
});
