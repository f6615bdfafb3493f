import * as z from "zod";
import { oneOf, text, textList } from "./columns.ts";
import { NICKNAME_KINDS } from "./vocab.ts";

/**
 * nicknames.csv: words for things without a table of their own: networks, kinds of cards, benefits
 * and kinds of benefits. Words of `protection` and `category` may be ambiguous; people are then
 * asked which one. A `level` of earn-boosts.csv is named by issuer and name; a former name that was
 * split is listed for each successor.
 */
export const nickname = z.strictObject({
  kind: oneOf(NICKNAME_KINDS),
  name: text,
  words: textList,
});
