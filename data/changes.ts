import * as z from "zod";
import { day, oneOf, optionalPartialDate, optionalText, sourceList, text } from "./columns.ts";
import { CHANGE_KINDS } from "./vocab-terms.ts";

/**
 * changes.csv: dated changes of facts, newest last. `date` is when it took effect; `subject` is a
 * card id, a program key or a route `source -> dest`; an empty old or new means there was or is
 * nothing. `holders_from` is when it affects accounts opened before `date` (for a fee: renewals
 * from then on); empty if that is the same day or no source says.
 */
export const change = z.strictObject({
  date: day,
  subject: text,
  kind: oneOf(CHANGE_KINDS),
  field: text,
  old: optionalText,
  new: optionalText,
  holders_from: optionalPartialDate,
  sources: sourceList,
  note: optionalText,
});
