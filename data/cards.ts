import * as z from "zod";
import {
  bool,
  decimal,
  oneOf,
  optionalKey,
  optionalOneOf,
  optionalPartialDate,
  optionalSlug,
  slug,
  text,
  textList,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CARD_NETWORK_TIERS, CARD_STATUSES, CARD_TYPES, NETWORKS } from "./vocab.ts";

/** cards.csv: every tracked card, open or not, one row each. */
export const cardSource = z.strictObject({
  id: slug,
  card_name: text,
  display_name: text,
  issuer: text,
  card_type: oneOf(CARD_TYPES),
  network: optionalOneOf(NETWORKS),
  card_network_tier: oneOf(CARD_NETWORK_TIERS),
  annual_fee: decimal("US dollars a year, such as 0, 95 or 99.5"),
  foreign_transaction_fee: decimal("per cent of the amount, such as 0, 2.7 or 3"),
  rewards_currency: optionalKey,
  welcome_offer_available: bool,
  status: oneOf(CARD_STATUSES),
  status_date: optionalPartialDate,
  successor: optionalSlug,
  former_ids: textList.pipe(z.array(slug)),
  aliases: textList,
  ...provenance,
});

export type CardSource = z.infer<typeof cardSource>;
