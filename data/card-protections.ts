import * as z from "zod";
import { oneOf, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { PROTECTIONS } from "./vocab.ts";

/** card-protections.csv: travel and purchase protections a card carries. */
export const cardProtection = z.strictObject({
  card_id: slug,
  protection: oneOf(PROTECTIONS),
  ...provenance,
});
