import { oneOf, optionalDay, optionalSourceList, optionalText } from "./columns.ts";
import { CONFIDENCES } from "./vocab.ts";

/**
 * The columns that end every fact table: how sure we are, who says so, as of when. Only an
 * unverified row may lack source and date; it is kept as work to do and not published.
 */
export const provenance = {
  confidence: oneOf(CONFIDENCES),
  sources: optionalSourceList,
  as_of: optionalDay,
  note: optionalText,
} as const;
