import * as z from "zod";
import {
  CARD_NETWORK_TIERS,
  CARD_STATUSES,
  CARD_TYPES,
  CONFIDENCES,
  NETWORKS,
} from "../../../data/vocab.ts";
import {
  ACCOUNT_KINDS,
  CHANGE_DIRECTIONS,
  RULE_EFFECTS,
  RULE_STRENGTHS,
  UNLOCKS,
} from "../../../data/vocab-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { heldCardRef, type HeldCard, toHeldRef } from "../../member/held-cards.ts";
import { type Card, cardRef, toCardRef } from "./card-brief.ts";
import { pickRow, programName, told } from "./row-words.ts";
import type { ChangeFacts } from "../../advice/applications/product-changes.ts";
import { isInForce } from "../../advice/applications/eligibility.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { rulesOf } from "../../member/history.ts";
import { benefitsOf } from "./card-benefits.ts";

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

/** The terms of a card, unless unverified. */
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

/* A card's ties: its family, product changes, application rules, and the programs it unlocks. */

export const familyRow = z.object({
  family_name: z.string(),
  tier_name: z.string(),
  tier_order: z.int().describe("1 is the lowest."),
  members: z.array(
    cardRef.extend({
      tier_order: z.int(),
      annual_fee_usd: z.number(),
      status: z.enum(CARD_STATUSES),
    }),
  ),
});

export const productChangeRow = cardRef.extend({
  direction: z.enum(CHANGE_DIRECTIONS),
  min_age_months: z.int().optional().describe("Account age required, in months."),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
});

export const ruleRow = z.object({
  rule_id: z.string(),
  name: z.string(),
  role: z
    .enum(["limits_this", "counts_this"])
    .describe("Whether it limits getting this card, or having this card limits getting others."),
  effect: z.enum(RULE_EFFECTS),
  strength: z.enum(RULE_STRENGTHS),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
});

export const unlockRow = z.object({
  program: z.string(),
  program_name: z.string(),
  unlocks: z.enum(UNLOCKS),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
});

export function toFamily(facts: FactIndex, { id }: Card): z.infer<typeof familyRow> | undefined {
  const own = facts.rowsOf("families", id)[0];
  if (own === undefined) return undefined;
  const members = facts.tables.families
    .filter((row) => row.family_name === own.family_name)
    .toSorted((a, b) => a.tier_order - b.tier_order)
    .flatMap(({ card_id: member, tier_order }) => {
      const card = facts.cards.get(member);
      if (card === undefined) return [];
      const { annual_fee: annual_fee_usd, status } = card;
      return [{ ...toCardRef(card), tier_order, annual_fee_usd, status }];
    });
  const { family_name, tier_name, tier_order } = own;
  return { family_name, tier_name, tier_order, members };
}

/** The facts behind the product changes of an account on a day. */
export const changeFactsOf = (facts: FactIndex, day: string): ChangeFacts => ({
  productChanges: facts.tables.productChanges,
  policies: facts.tables.issuerPolicies,
  rules: facts.tables.issuerRules,
  card: (id) => facts.cards.get(id),
  benefits: (id) => benefitsOf(facts, id, day),
});

export function toProductChanges(facts: FactIndex, { id }: Card, side: "from_card" | "to_card") {
  const other = side === "from_card" ? "to_card" : "from_card";
  return facts.tables.productChanges
    .filter((row) => row[side] === id)
    .map((row) =>
      pickRow(productChangeRow, {
        ...row,
        card_id: row[other],
        card_name: facts.cards.get(row[other])?.card_name ?? row[other],
        note: told(row.note),
      }),
    );
}

/** The rules in force that name this card, and how; issuer-wide rules are left out. */
export const rulesNaming = (facts: FactIndex, { id, issuer }: Card, today: string) =>
  rulesOf(facts, issuer)
    .filter((rule) => isInForce(rule, today))
    .flatMap((rule) => {
      const limits = rule.cards.includes(id);
      if (!limits && !rule.blocking_cards.includes(id)) return [];
      return [{ rule, role: limits ? ("limits_this" as const) : ("counts_this" as const) }];
    });

export const toRules = (facts: FactIndex, card: Card, today: string): z.infer<typeof ruleRow>[] =>
  rulesNaming(facts, card, today).map(({ rule, role }) =>
    pickRow(ruleRow, { ...rule, role, note: told(rule.note) }),
  );

export const unlocksOf = (facts: FactIndex, { id }: Card, today: string) =>
  facts.rowsOf("unlocks", id).filter((row) => isRunning(row, today));

export const toUnlockRow = (facts: FactIndex, row: FactRow<"unlocks">) =>
  pickRow(unlockRow, {
    ...row,
    program_name: programName(facts, row.program),
    note: told(row.note),
  });
