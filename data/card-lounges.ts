import * as z from "zod";
import { oneOf, slug } from "./columns.ts";
import { provenance } from "./provenance.ts";
import { LOUNGE_NETWORKS } from "./vocab.ts";

/** card-lounges.csv: lounge networks a card opens by membership or included visits. */
export const cardLounge = z.strictObject({
  card_id: slug,
  lounge_network: oneOf(LOUNGE_NETWORKS),
  ...provenance,
});
