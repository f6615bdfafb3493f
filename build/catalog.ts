import type { CardSource } from "../data/cards.ts";
import type { Program } from "../data/programs.ts";
import type { Confidence } from "../data/vocab.ts";
import { groupBy } from "../server/contract/group-by.ts";
import type { Row, Rows, Tables } from "./read.ts";

/** A card joined with its rows of other tables, without unverified benefits. */
export interface CatalogCard {
  readonly card: Row<CardSource>;
  readonly rewardsProgram: Row<Program> | undefined;
  readonly family: Rows<"families">[number] | undefined;
  readonly lounges: Rows<"lounges">;
  readonly protections: Rows<"protections">;
  readonly credits: Rows<"credits">;
  readonly eliteStatus: Rows<"eliteStatus">;
  readonly certificates: Rows<"certificates">;
}

/** The checked data, joined and in its published order. */
export interface Catalog {
  readonly tables: Tables;
  /** The clock of the build: the last release. */
  readonly releasedAt: string;
  readonly createdAt: string;
  readonly cards: readonly CatalogCard[];
  readonly openCards: readonly CatalogCard[];
  readonly programs: ReadonlyMap<string, Row<Program>>;
}

/** Joins the tables, which must have passed the checks. */
export function toCatalog(tables: Tables): Catalog {
  const programs = new Map(tables.programs.map((program) => [program.key, program]));
  const families = new Map(tables.families.map((member) => [member.card_id, member]));
  const lounges = byCard(tables.lounges);
  const protections = byCard(tables.protections);
  const credits = byCard(tables.credits);
  const eliteStatus = byCard(tables.eliteStatus);
  const certificates = byCard(tables.certificates);

  const cards = tables.cards.map((card) => ({
    card,
    rewardsProgram: card.rewards_currency ? programs.get(card.rewards_currency) : undefined,
    family: families.get(card.id),
    lounges: lounges.get(card.id) ?? [],
    protections: protections.get(card.id) ?? [],
    credits: credits.get(card.id) ?? [],
    eliteStatus: eliteStatus.get(card.id) ?? [],
    certificates: certificates.get(card.id) ?? [],
  }));
  const sorted = cards.toSorted(
    (a, b) => compareNames(a.card.card_name, b.card.card_name) || compare(a.card.id, b.card.id),
  );

  return {
    tables,
    releasedAt: tables.releases.at(-1)?.released_at ?? "",
    createdAt: tables.releases[0]?.released_at ?? "",
    cards: sorted,
    openCards: sorted.filter(({ card }) => card.status === "open"),
    programs,
  };
}

/** Case-insensitive alphabetical order that is the same on every machine. */
export const compareNames = (a: string, b: string): number =>
  compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b);

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Unverified benefits stay in the tables and are never published. */
const byCard = <T extends { readonly card_id: string; readonly confidence: Confidence }>(
  rows: readonly T[],
) =>
  groupBy(
    rows.filter((row) => row.confidence !== "unverified"),
    (row) => row.card_id,
  );
