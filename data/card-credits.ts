import * as z from "zod";
import { oneOf, slug, text } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CREDIT_TYPES } from "./vocab.ts";

/** card-credits.csv: statement credits, one row each; the name carries no amount. */
export const cardCredit = z.strictObject({
  card_id: slug,
  credit_name: text,
  credit_type: oneOf(CREDIT_TYPES),
  ...provenance,
});
