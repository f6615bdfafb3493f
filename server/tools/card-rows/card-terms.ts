import * as z from "zod";
import {
  CARD_NETWORK_TIERS,
  CARD_STATUSES,
  CARD_TYPES,
  CONFIDENCES,
  NETWORKS,
} from "../../../data/vocab.ts";
import { ACCOUNT_KINDS } from "../../../data/vocab-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { heldCardRef, type HeldCard, toHeldRef } from "../../member/held-cards.ts";
import { type Card, cardRef, toCardRef } from "./card-brief.ts";
import { pickRow, programName, told } from "./row-words.ts";

export const cardFacts = cardRef.extend({
  display_name: z.string(),
  also_called: z.array(z.string()),
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  network: z.enum(NETWORKS).optional(),
  network_tier: z.enum(CARD_NETWORK_TIERS),
  currency: z
    .object({ program: z.string(), name: z.string() })
    .optional()
    .describe("Absent: it earns nothing."),
  annual_fee_usd: z.number(),
  first_year_fee_usd: z.number().optional().describe("Only where it differs."),
  authorized_user_fee_usd: z.number().optional().describe("A year for each after the free ones."),
  authorized_users_free: z.int().optional(),
  foreign_fee_percent: z.number().describe("0: none."),
  account_kind: z.enum(ACCOUNT_KINDS).optional(),
  reports_to_personal_credit: z.boolean().optional().describe("Absent when no source says."),
  issuing_bank: z.string().optional(),
  status: z.enum(CARD_STATUSES),
  status_date: z.string().optional(),
  successor: cardRef.optional(),
  confidence: z.enum(CONFIDENCES),
  as_of: z.iso.date().optional(),
  note: z.string().optional(),
  terms_note: z.string().optional(),
});

/** The terms of a card when somebody vouches for them. */
export const termsOf = (facts: FactIndex, cardId: string): FactRow<"terms"> | undefined =>
  facts.rowsOf("terms", cardId).find(isUsable);

export function toCardFacts(facts: FactIndex, card: Card): z.infer<typeof cardFacts> {
  const terms = termsOf(facts, card.id);
  const { rewards_currency: program } = card;
  const successor = facts.cards.get(card.successor ?? "");
  return pickRow(cardFacts, {
    ...terms,
    ...card,
    card_id: card.id,
    also_called: [...card.aliases],
    network_tier: card.card_network_tier,
    currency: program === undefined ? undefined : { program, name: programName(facts, program) },
    annual_fee_usd: card.annual_fee,
    foreign_fee_percent: card.foreign_transaction_fee,
    issuing_bank: told(terms?.issuing_bank ?? ""),
    successor: successor && toCardRef(successor),
    as_of: card.as_of,
    note: told(card.note),
    terms_note: told(terms?.note ?? ""),
  });
}

export const heldAs = heldCardRef.extend({
  status: z.enum(["open", "closed"]),
  authorized_user: z.boolean(),
  opened_on: z.string().optional(),
  closed_on: z.iso.date().optional(),
  annual_fee_usd: z.number().optional().describe("The member's own figure."),
  chosen_categories: z.record(z.string(), z.array(z.string())),
  activations: z.array(z.string()),
});

export const toHeldAs = (held: HeldCard): z.infer<typeof heldAs> => ({
  ...held.entry,
  ...toHeldRef(held),
  status: held.isOpen ? "open" : "closed",
  annual_fee_usd: held.entry.annual_fee_override_usd,
});
