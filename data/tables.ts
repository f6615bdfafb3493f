import type * as z from "zod";
import { cardApr } from "./card-aprs.ts";
import { cardCertificate } from "./card-certificates.ts";
import { cardCredit } from "./card-credits.ts";
import { cardEliteStatus } from "./card-elite-status.ts";
import { familyMember } from "./card-families.ts";
import { cardLounge } from "./card-lounges.ts";
import { cardProtection } from "./card-protections.ts";
import { cardSource } from "./cards.ts";
import { issuer } from "./issuers.ts";
import { nickname } from "./nicknames.ts";
import { program } from "./programs.ts";
import { release } from "./releases.ts";
import { spendCategory } from "./spend-categories.ts";
import { merchant } from "./merchants.ts";
import { cardTerms } from "./card-terms.ts";
import { earnBoost } from "./earn-boosts.ts";
import { EARN_RATE_KEY, earnRate } from "./earn-rates.ts";
import { welcomeOffer } from "./welcome-offers.ts";
import { productChange } from "./product-changes.ts";
import { issuerRule } from "./issuer-rules.ts";
import { issuerPolicy } from "./issuer-policies.ts";
import { transferTerms } from "./transfer-terms.ts";
import { programUnlock } from "./program-unlocks.ts";
import { programRules } from "./program-rules.ts";
import { programRedemption } from "./program-redemptions.ts";
import { change } from "./changes.ts";
import { publishedChange } from "./published-changes.ts";
import { source } from "./sources.ts";
import { transferBonus } from "./transfer-bonuses.ts";
import { transferRoute } from "./transfer-routes.ts";
import { valuationObservation } from "./valuation-observations.ts";

/** The table in which a cell's value must exist. */
export type RefKind = "card" | "program" | "issuer" | "category" | "merchant";

/** A CSV file, its row schema, and constraints across rows. */
export interface Table {
  readonly file: string;
  readonly row: z.ZodObject;
  /** The columns that must be unique together. */
  readonly unique: readonly string[];
  /** Columns that reference rows of other tables. */
  readonly refs?: Readonly<Record<string, RefKind>>;
  /** Days after which a current fact should be checked again. */
  readonly maxAgeDays?: number;
}

const CARD = { card_id: "card" } as const;
const YEARLY_OF_CARD = { refs: CARD, maxAgeDays: 365 } as const;
const ROUTE = { source: "program", dest: "program" } as const;

/** Every table of the catalog. Column order in a file is the order of its schema. */
export const tables = {
  releases: { file: "releases.csv", row: release, unique: ["released_at"] },
  sources: { file: "sources.csv", row: source, unique: ["key"] },
  issuers: { file: "issuers.csv", row: issuer, unique: ["name"] },
  programs: {
    file: "programs.csv",
    row: program,
    unique: ["key"],
    refs: { successor: "program", opens_to: "program" },
    maxAgeDays: 365,
  },
  cards: {
    file: "cards.csv",
    row: cardSource,
    unique: ["id"],
    refs: { issuer: "issuer", rewards_currency: "program", successor: "card" },
    maxAgeDays: 180,
  },
  terms: { file: "card-terms.csv", row: cardTerms, unique: ["card_id"], ...YEARLY_OF_CARD },
  aprs: {
    file: "card-aprs.csv",
    row: cardApr,
    unique: ["card_id"],
    refs: CARD,
    maxAgeDays: 180,
  },
  families: {
    file: "card-families.csv",
    row: familyMember,
    unique: ["card_id"],
    ...YEARLY_OF_CARD,
  },
  productChanges: {
    file: "product-changes.csv",
    row: productChange,
    unique: ["from_card", "to_card"],
    refs: { from_card: "card", to_card: "card" },
    maxAgeDays: 730,
  },
  earnRates: {
    file: "earn-rates.csv",
    row: earnRate,
    unique: EARN_RATE_KEY,
    refs: {
      ...CARD,
      category: "category",
      excluded_categories: "category",
      merchants: "merchant",
      excluded_merchants: "merchant",
      via: "merchant",
    },
    maxAgeDays: 270,
  },
  earnBoosts: {
    file: "earn-boosts.csv",
    row: earnBoost,
    unique: ["card_id", "level"],
    ...YEARLY_OF_CARD,
  },
  credits: {
    file: "card-credits.csv",
    row: cardCredit,
    unique: ["card_id", "credit_name"],
    refs: { ...CARD, merchants: "merchant", categories: "category" },
    maxAgeDays: 180,
  },
  lounges: {
    file: "card-lounges.csv",
    row: cardLounge,
    unique: ["card_id", "lounge_network"],
    refs: CARD,
    maxAgeDays: 270,
  },
  protections: {
    file: "card-protections.csv",
    row: cardProtection,
    unique: ["card_id", "protection"],
    ...YEARLY_OF_CARD,
  },
  eliteStatus: {
    file: "card-elite-status.csv",
    row: cardEliteStatus,
    unique: ["card_id", "program", "level", "how"],
    ...YEARLY_OF_CARD,
  },
  certificates: {
    file: "card-certificates.csv",
    row: cardCertificate,
    unique: ["card_id", "kind", "certificate_name", "how"],
    refs: { ...CARD, program: "program" },
    maxAgeDays: 365,
  },
  offers: {
    file: "welcome-offers.csv",
    row: welcomeOffer,
    unique: ["card_id", "seen_on", "channel", "step", "reward"],
    refs: { ...CARD, merchants: "merchant" },
  },
  routes: {
    file: "transfer-routes.csv",
    row: transferRoute,
    unique: ["source", "dest"],
    refs: ROUTE,
    maxAgeDays: 120,
  },
  transferTerms: {
    file: "transfer-terms.csv",
    row: transferTerms,
    unique: ["source", "dest", "cards", "starts"],
    refs: { ...ROUTE, cards: "card" },
    maxAgeDays: 270,
  },
  bonuses: {
    file: "transfer-bonuses.csv",
    row: transferBonus,
    unique: ["source", "dest", "ends"],
    refs: ROUTE,
  },
  unlocks: {
    file: "program-unlocks.csv",
    row: programUnlock,
    unique: ["program", "card_id", "unlocks"],
    refs: { ...CARD, program: "program" },
    maxAgeDays: 365,
  },
  programRules: {
    file: "program-rules.csv",
    row: programRules,
    unique: ["program"],
    refs: { program: "program" },
    maxAgeDays: 730,
  },
  redemptions: {
    file: "program-redemptions.csv",
    row: programRedemption,
    unique: ["program", "kind", "cards"],
    refs: { program: "program", cards: "card" },
    maxAgeDays: 365,
  },
  observations: {
    file: "valuation-observations.csv",
    row: valuationObservation,
    unique: ["program", "publisher", "observed_on"],
    refs: { program: "program" },
    maxAgeDays: 90,
  },
  issuerRules: {
    file: "issuer-rules.csv",
    row: issuerRule,
    unique: ["rule_id"],
    refs: { issuer: "issuer", cards: "card", except_cards: "card", blocking_cards: "card" },
    maxAgeDays: 365,
  },
  issuerPolicies: {
    file: "issuer-policies.csv",
    row: issuerPolicy,
    unique: ["issuer", "policy"],
    refs: { issuer: "issuer" },
    maxAgeDays: 730,
  },
  spendCategories: {
    file: "spend-categories.csv",
    row: spendCategory,
    unique: ["key"],
    refs: { parent: "category" },
  },
  merchants: {
    file: "merchants.csv",
    row: merchant,
    unique: ["key"],
    refs: {
      category: "category",
      online_category: "category",
      chain: "merchant",
      fuel_of: "merchant",
    },
    maxAgeDays: 730,
  },
  nicknames: { file: "nicknames.csv", row: nickname, unique: ["kind", "name"] },
  changes: { file: "changes.csv", row: change, unique: ["date", "subject", "field"] },
  publishedChanges: {
    file: "published-changes.csv",
    row: publishedChange,
    unique: ["released_at", "subject", "field", "old", "new"],
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

// Object.keys gives strings, and these are the keys of the closed object above.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const TABLE_NAMES = Object.keys(tables) as readonly TableName[];

type FactTableName = {
  [N in TableName]: "confidence" extends keyof (typeof tables)[N]["row"]["shape"] ? N : never;
}[TableName];

/** The tables whose rows state facts, each with its provenance. */
export const FACT_TABLES: readonly FactTableName[] = TABLE_NAMES.filter(
  (name): name is FactTableName => "confidence" in tables[name].row.shape,
);

/** A table's declaration, typed as the general `Table`. */
export const tableOf = (name: TableName): Table => tables[name];
