import * as z from "zod";
import { bool, positiveInteger, slug, text } from "./columns.ts";
import { provenance } from "./provenance.ts";

/** card-families.csv: a card's tier in its family, lowest first, and possible product changes. */
export const familyMember = z.strictObject({
  card_id: slug,
  family_name: text,
  tier_order: positiveInteger,
  tier_name: text,
  can_upgrade: bool,
  can_downgrade: bool,
  ...provenance,
});
