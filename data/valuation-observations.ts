import * as z from "zod";
import { day, decimal, optionalText, snakeKey, sourceList, text } from "./columns.ts";

/** valuation-observations.csv: what a publisher said a point is worth, and when. */
export const valuationObservation = z.strictObject({
  program: snakeKey,
  publisher: text,
  cpp: decimal("cents per point, such as 1.5"),
  observed_on: day,
  sources: sourceList,
  as_of: day,
  note: optionalText,
});
