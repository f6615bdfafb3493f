import * as z from "zod";
import { bool, oneOf, optionalKey, optionalText, snakeKey, text, textList } from "./columns.ts";
import { CATEGORY_GROUPS } from "./vocab-terms.ts";

/**
 * spend-categories.csv: our own tree of spending categories. A rate of a category also covers its
 * children; `everyday` ones appear in the cheat sheet. `everything_else` is the base rate.
 */
export const spendCategory = z.strictObject({
  key: snakeKey,
  name: text,
  parent: optionalKey,
  group: oneOf(CATEGORY_GROUPS),
  everyday: bool,
  aliases: textList,
  note: optionalText,
});
