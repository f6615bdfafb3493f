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
 * merchants.csv: merchants and how purchases there code. `online_category` is set if the website
 * codes differently; an empty list of networks means all networks. Rates and credits of its `chain`
 * also apply at a brand, in `chain_region`; `fuel_of` is the shop that these fuel pumps belong to.
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
