import * as z from "zod";
import {
  listOf,
  oneOf,
  optionalBool,
  optionalKey,
  optionalOneOf,
  optionalSlug,
  slug,
  snakeKey,
  text,
  textList,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { NETWORKS } from "./vocab.ts";
import { CATEGORY_BASES, MERCHANT_KINDS, REGIONS } from "./vocab-terms.ts";

/**
 * merchants.csv: where people spend, and how a purchase there codes. `online_category` differs
 * when the website codes otherwise; an empty list of networks means every network. Rates and credits
 * of its `chain` hold at a brand too, in `chain_region`; `fuel_of` is the shop whose pumps these are.
 */
export const merchant = z.strictObject({
  key: slug,
  name: text,
  kind: oneOf(MERCHANT_KINDS),
  category: snakeKey,
  online_category: optionalKey,
  category_basis: oneOf(CATEGORY_BASES),
  chain: optionalSlug,
  chain_region: optionalOneOf(REGIONS),
  fuel_of: optionalSlug,
  networks_in_store: listOf(NETWORKS),
  networks_online: listOf(NETWORKS),
  mobile_wallet: optionalBool,
  aliases: textList,
  ...provenance,
});
