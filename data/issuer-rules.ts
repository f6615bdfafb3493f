import * as z from "zod";
import {
  listOf,
  oneOf,
  optionalDay,
  optionalInteger,
  optionalOneOf,
  slug,
  slugList,
  text,
} from "./columns.ts";
import { provenance } from "./provenance.ts";
import { CARD_TYPES } from "./vocab.ts";
import {
  BLOCKING_STATES,
  COUNTED_ACCOUNTS,
  REQUIREMENTS,
  RULE_EFFECTS,
  RULE_KINDS,
  RULE_STRENGTHS,
  WINDOW_UNITS,
} from "./vocab-terms.ts";

/**
 * issuer-rules.csv: application and bonus rules, one per row, machine-readable. A rule applies to
 * the issuer's `card_types` (all when empty), or only to `cards`, except `except_cards`, but not to
 * people that `unless` describes. Empty `blocking_cards` means the card itself.
 */
export const issuerRule = z.strictObject({
  rule_id: slug,
  issuer: text,
  name: text,
  kind: oneOf(RULE_KINDS),
  effect: oneOf(RULE_EFFECTS),
  strength: oneOf(RULE_STRENGTHS),
  card_types: listOf(CARD_TYPES),
  cards: slugList,
  except_cards: slugList,
  count: optionalInteger("how many accounts are too many"),
  counted: optionalOneOf(COUNTED_ACCOUNTS),
  window: optionalInteger("days or months"),
  window_unit: optionalOneOf(WINDOW_UNITS),
  blocking_cards: slugList,
  blocking_states: listOf(BLOCKING_STATES),
  unless: listOf(REQUIREMENTS),
  starts: optionalDay,
  ends: optionalDay,
  ...provenance,
});
