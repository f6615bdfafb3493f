import * as z from "zod";
import {
  oneOf,
  optionalBool,
  optionalKey,
  optionalPartialDate,
  snakeKey,
  text,
  textList,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { PROGRAM_CATEGORIES, PROGRAM_STATUSES } from "./vocab.ts";

/**
 * programs.csv: every points currency, running or ended. The name is its only public name. Its
 * points transfer like those of `opens_to` once their owner holds a card that unlocks that program,
 * or without one if `moves_without_card`; `is_cash` is for rewards in dollars. Points move 1:1
 * between one person's accounts in programs of one `family`.
 */
export const program = z.strictObject({
  key: snakeKey,
  name: text,
  category: oneOf(PROGRAM_CATEGORIES),
  status: oneOf(PROGRAM_STATUSES),
  status_date: optionalPartialDate,
  successor: optionalKey,
  opens_to: optionalKey,
  moves_without_card: optionalBool,
  is_cash: optionalBool,
  family: optionalKey,
  aliases: textList,
  ...provenance,
});

export type Program = z.infer<typeof program>;
