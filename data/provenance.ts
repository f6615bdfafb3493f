import { oneOf, optionalDay, optionalSourceList, optionalText } from "./columns.ts";
import { CONFIDENCES } from "./vocab.ts";

/**
 * The last columns of every fact table: confidence, sources and date. Only unverified rows may lack
 * source and date; they are kept as work to do and not published.
 */
export const provenance = {
  confidence: oneOf(CONFIDENCES),
  sources: optionalSourceList,
  as_of: optionalDay,
  note: optionalText,
} as const;
