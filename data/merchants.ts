import * as z from "zod";
import {
  listOf,
  oneOf,
  optionalBool,
  optionalKey,
  slug,
  snakeKey,
  text,
  textList,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { NETWORKS } from "./vocab.ts";
import { MERCHANT_KINDS } from "./vocab-terms.ts";

/**
 * merchants.csv: where people spend, and how a purchase there codes. `online_category` differs
 * when the website codes otherwise; an empty list of networks means every network.
 */
export const merchant = z.strictObject({
  key: slug,
  name: text,
  kind: oneOf(MERCHANT_KINDS),
  category: snakeKey,
  online_category: optionalKey,
  networks_in_store: listOf(NETWORKS),
  networks_online: listOf(NETWORKS),
  mobile_wallet: optionalBool,
  aliases: textList,
  ...provenance,
});
