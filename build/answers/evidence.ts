import { type Confidence, CONFIDENCES, SOURCE_KINDS } from "../../data/vocab.ts";
import type { FactProvenance, FactSource } from "../../server/contract/provenance.ts";
import type { Catalog, CatalogCard } from "../catalog.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Tables } from "../read.ts";
import { isOnSite, isShared, siteOf } from "../source-site.ts";

interface Stated {
  readonly confidence: Confidence;
  readonly sources: readonly string[];
  readonly as_of?: string | undefined;
}

export interface Evidence {
  /** The most trusted row: by confidence, then by day. */
  readonly best: (
    rows: readonly Stated[],
    card?: CatalogCard,
  ) => Pick<FactProvenance, "as_of" | "confidence" | "sources">;
  /** A card's welcome offers from the most recent day they were read. */
  readonly offers: (cardId: string) => readonly Stated[];
}

export function createEvidence({ tables }: Catalog): Evidence {
  const toSource = createSources(tables);
  const sites = new Map(tables.issuers.map((issuer) => [issuer.name, issuer.sites]));
  const offers = groupBy(tables.offers, ({ card_id: id }) => id);

  return {
    best: (rows, card) => {
      const [first] = rows.toSorted(byTrust);
      if (first === undefined) return { confidence: "unverified", sources: [] };
      const issuerSites = sites.get(card?.card.issuer ?? "") ?? [];
      const sources = first.sources
        .map((key) => toSource(key, issuerSites))
        .toSorted((a, b) => SOURCE_KINDS.indexOf(a.kind) - SOURCE_KINDS.indexOf(b.kind));
      return { as_of: first.as_of, confidence: first.confidence, sources };
    },
    offers: (cardId) => {
      const seen = offers.get(cardId) ?? [];
      const last = seen.reduce((day, { as_of = "" }) => (day < as_of ? as_of : day), "");
      return seen.filter(({ as_of = "" }) => as_of === last);
    },
  };
}

/** Resolves a sources.csv key or an address to a source, given the issuer's own sites. */
export function createSources({ sources }: Tables) {
  const known = new Map(sources.map((source) => [source.key, source]));
  return (key: string, issuerSites: readonly string[]): FactSource => {
    const listed = known.get(key);
    if (listed !== undefined) {
      const { publisher, url, kind, reader } = listed;
      return { publisher, url, kind, reader: reader === OWN_READER ? undefined : reader };
    }
    const url = new URL(key);
    const kind = isOnSite(url, issuerSites) ? "issuer" : isShared(url) ? "dataset" : "publication";
    return { publisher: siteOf(url), url: key, kind };
  };
}

/** The `reader` in sources.csv that stands for us. */
export const OWN_READER = "us";

/** The day transfer bonuses were last read; includes lists, since rereading one may add no row. */
export function bonusesReadOn({ tables }: Catalog): string | undefined {
  const cited = new Set(tables.bonuses.flatMap(({ sources }) => sources));
  const lists = tables.sources.filter(({ key }) => cited.has(key));
  return [...tables.bonuses, ...lists]
    .flatMap((row) => row.as_of ?? [])
    .toSorted()
    .at(-1);
}

function byTrust(a: Stated, b: Stated): number {
  const confidence = CONFIDENCES.indexOf(a.confidence) - CONFIDENCES.indexOf(b.confidence);
  return confidence || (b.as_of ?? "").localeCompare(a.as_of ?? "", "en");
}
