import * as z from "zod";
import { oneOf, text, textList } from "./columns.ts";
import { NICKNAME_KINDS } from "./vocab.ts";

/**
 * nicknames.csv: words by which people call what has no table of its own: networks, kinds of cards,
 * benefits and kinds of them. Words of `protection` and `category` may mean several, and then ask
 * which. A `level` of
 * earn-boosts.csv goes by its issuer and name; a former name that was split stands on each it became.
 */
export const nickname = z.strictObject({
  kind: oneOf(NICKNAME_KINDS),
  name: text,
  words: textList,
});
