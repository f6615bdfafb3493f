import * as z from "zod";
import { oneOf, optionalInteger, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CHANGE_DIRECTIONS } from "./vocab-terms.ts";

/** product-changes.csv: product changes between cards that a source reports. */
export const productChange = z.strictObject({
  from_card: slug,
  to_card: slug,
  direction: oneOf(CHANGE_DIRECTIONS),
  min_age_months: optionalInteger("months from opening"),
  ...provenance,
});
