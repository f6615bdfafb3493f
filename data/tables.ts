import type * as z from "zod";
import { cardCertificate } from "./card-certificates.ts";
import { cardCredit } from "./card-credits.ts";
import { cardEliteStatus } from "./card-elite-status.ts";
import { familyMember } from "./card-families.ts";
import { cardLounge } from "./card-lounges.ts";
import { cardProtection } from "./card-protections.ts";
import { cardSource } from "./cards.ts";
import { issuer } from "./issuers.ts";
import { program } from "./programs.ts";
import { release } from "./releases.ts";
import { source } from "./sources.ts";
import { transferBonus } from "./transfer-bonuses.ts";
import { transferRoute } from "./transfer-routes.ts";
import { valuationObservation } from "./valuation-observations.ts";

/** A CSV file, the schema of its rows, and the columns that must be unique together. */
export interface Table {
  readonly file: string;
  readonly row: z.ZodObject;
  readonly unique: readonly string[];
}

/** Every table of the catalog. Column order in a file is the order of its schema. */
export const tables = {
  releases: { file: "releases.csv", row: release, unique: ["released_at"] },
  sources: { file: "sources.csv", row: source, unique: ["key"] },
  issuers: { file: "issuers.csv", row: issuer, unique: ["name"] },
  programs: { file: "programs.csv", row: program, unique: ["key"] },
  cards: { file: "cards.csv", row: cardSource, unique: ["id"] },
  families: { file: "card-families.csv", row: familyMember, unique: ["card_id"] },
  lounges: { file: "card-lounges.csv", row: cardLounge, unique: ["card_id", "lounge_network"] },
  protections: {
    file: "card-protections.csv",
    row: cardProtection,
    unique: ["card_id", "protection"],
  },
  credits: { file: "card-credits.csv", row: cardCredit, unique: ["card_id", "credit_name"] },
  eliteStatus: {
    file: "card-elite-status.csv",
    row: cardEliteStatus,
    unique: ["card_id", "program", "level", "how"],
  },
  certificates: {
    file: "card-certificates.csv",
    row: cardCertificate,
    unique: ["card_id", "kind", "certificate_name", "how"],
  },
  routes: { file: "transfer-routes.csv", row: transferRoute, unique: ["source", "dest"] },
  bonuses: { file: "transfer-bonuses.csv", row: transferBonus, unique: ["source", "dest", "ends"] },
  observations: {
    file: "valuation-observations.csv",
    row: valuationObservation,
    unique: ["program", "publisher", "observed_on"],
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

/** The names of all tables, for rules that hold in each of them. */
export const TABLE_NAMES = [
  "releases",
  "sources",
  "issuers",
  "programs",
  "cards",
  "families",
  "lounges",
  "protections",
  "credits",
  "eliteStatus",
  "certificates",
  "routes",
  "bonuses",
  "observations",
] as const satisfies readonly TableName[];

/** The tables whose rows state facts, each with its provenance. */
export const FACT_TABLES = [
  "programs",
  "cards",
  "families",
  "lounges",
  "protections",
  "credits",
  "eliteStatus",
  "certificates",
  "routes",
  "bonuses",
] as const satisfies readonly TableName[];
