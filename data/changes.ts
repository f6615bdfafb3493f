import * as z from "zod";
import { day, oneOf, optionalText, sourceList, text } from "./columns.ts";
import { CHANGE_KINDS } from "./vocab-terms.ts";

/**
 * changes.csv: dated changes of facts, the newest last. `date` is when it took effect; `subject` is
 * a card id, a program key or a route `source -> dest`; old or new is empty when there was or is
 * nothing.
 */
export const change = z.strictObject({
  date: day,
  subject: text,
  kind: oneOf(CHANGE_KINDS),
  field: text,
  old: optionalText,
  new: optionalText,
  sources: sourceList,
  note: optionalText,
});
