import * as z from "zod";
import { oneOf, optionalKey, optionalPartialDate, snakeKey, text, textList } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { PROGRAM_CATEGORIES, PROGRAM_STATUSES } from "./vocab.ts";

/** programs.csv: every points currency, running or ended. The name is its one public name. */
export const program = z.strictObject({
  key: snakeKey,
  name: text,
  category: oneOf(PROGRAM_CATEGORIES),
  status: oneOf(PROGRAM_STATUSES),
  status_date: optionalPartialDate,
  successor: optionalKey,
  aliases: textList,
  ...provenance,
});

export type Program = z.infer<typeof program>;
