import * as z from "zod";
import { oneOf, slug, text } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { STATUS_PATHS } from "./vocab.ts";

/** card-elite-status.csv: elite status a card gives, or helps towards. */
export const cardEliteStatus = z.strictObject({
  card_id: slug,
  program: text,
  level: text,
  how: oneOf(STATUS_PATHS),
  ...provenance,
});
