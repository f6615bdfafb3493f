import * as z from "zod";
import {
  CARD_NETWORK_TIERS,
  CARD_TYPES,
  CREDIT_TYPES,
  LOUNGE_NETWORKS,
  NETWORKS,
  PROTECTIONS,
} from "../../data/vocab.ts";
import { bodyCount, bodyDollars, bodyFlag, bodyText, queryCount } from "./values.ts";

/** Where a card stands in its family (SPEC 2.1). */
const cardFamily = z
  .strictObject({
    family_name: z.string(),
    tier_name: z.string(),
    can_upgrade: z.boolean(),
    can_downgrade: z.boolean(),
  })
  .meta({ id: "CardFamily", description: "A card's place in its family." });

/** One open card (SPEC 2.1). */
export const cardRow = z
  .strictObject({
    id: z.string().meta({ description: "URL-safe slug; never changes." }),
    card_name: z.string(),
    display_name: z.string(),
    issuer: z.string(),
    card_type: z.enum(CARD_TYPES),
    network: z.enum(NETWORKS),
    card_network_tier: z.enum(CARD_NETWORK_TIERS).meta({
      description:
        "`Not tiered` for networks without tiers, `Unverified` when no source states it.",
    }),
    annual_fee: z.number().nonnegative().meta({ description: "US dollars a year." }),
    foreign_transaction_fee: z
      .number()
      .nonnegative()
      .meta({ description: "Percent of the amount; 0 means none." }),
    rewards_currency: z
      .string()
      .meta({ description: "Name of a rewards program, or `None` when the card earns nothing." }),
    welcome_offer_available: z.boolean(),
    has_statement_credits: z.boolean(),
    credit_types: z.array(z.enum(CREDIT_TYPES)),
    lounge_networks: z.array(z.enum(LOUNGE_NETWORKS)),
    protections: z.array(z.enum(PROTECTIONS)),
    has_elite_status_benefits: z.boolean(),
    has_free_night_certificate: z.boolean(),
    family: cardFamily.optional(),
  })
  .meta({ id: "Card", description: "One open US credit card." });

export type CardRow = z.infer<typeof cardRow>;

export const cardList = z.array(cardRow).meta({ description: "Cards in alphabetical order." });

/** GET /public/credit-cards (SPEC 4.2). */
export const listCardsQuery = z.object({
  search: z
    .string()
    .optional()
    .meta({
      description:
        "Each word must begin a word of the card's name, nickname, issuer or rewards currency; " +
        "a longer issuer name, such as JPMorgan Chase, counts as a whole.",
    }),
  issuer: z.string().optional().meta({ description: "Issuer's name or nickname, any case." }),
  card_type: z.string().optional(),
  network: z.string().optional(),
  limit: queryCount.optional(),
});

/** POST /public/credit-cards/search (SPEC 4.4): every filter the public fields allow. */
export const searchCardsBody = z
  .strictObject({
    search: bodyText.optional(),
    issuer: bodyText.optional(),
    card_type: bodyText.optional(),
    network: bodyText.optional(),
    annual_fee_min: bodyDollars.optional(),
    annual_fee_max: bodyDollars.optional(),
    no_foreign_fee: bodyFlag.optional(),
    rewards_currency: bodyText.optional(),
    lounge_network: bodyText.optional(),
    credit_type: bodyText.optional(),
    protection: bodyText.optional(),
    family: bodyText.optional(),
    card_network_tier: bodyText.optional(),
    has_statement_credits: bodyFlag.optional(),
    has_elite_status_benefits: bodyFlag.optional(),
    has_free_night_certificate: bodyFlag.optional(),
    welcome_offer_available: bodyFlag.optional(),
    limit: bodyCount.optional(),
  })
  .meta({ id: "CardSearch", examples: [{ issuer: "amex", no_foreign_fee: true, limit: 5 }] });

export type CardFilters = z.infer<typeof searchCardsBody>;
