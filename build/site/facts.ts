import type { ChangeRow } from "../../server/contract/changes.ts";
import type { CardRow } from "../../server/contract/cards.ts";
import type { Lookup } from "../../server/contract/lookup.ts";
import type { FactProvenance, ValuationProvenance } from "../../server/contract/provenance.ts";
import type { TransferRow } from "../../server/contract/transfers.ts";
import type { ValuationRow } from "../../server/contract/valuations.ts";
import type { Answer } from "../answers/answer.ts";
import type { Sample } from "../answers/sample.ts";
import type { SiteSettings } from "./settings.ts";

/**
 * Everything pages may show: public rows, nicknames and published answers, but never the tables.
 */
export interface SiteFacts {
  readonly releasedAt: string;
  /** False for catalog-only servers, whose pages must not link to accounts. */
  readonly withMembers: boolean;
  /** The day transfer bonuses were last read; later ones are unknown. */
  readonly bonusesReadOn: string | undefined;
  readonly settings: SiteSettings;
  readonly cards: readonly CardRow[];
  /** Sources of facts: cards by id, routes by name, values by program. */
  readonly provenance: {
    readonly transfers: ReadonlyMap<string, readonly FactProvenance[]>;
    readonly cards: ReadonlyMap<string, readonly FactProvenance[]>;
    readonly valuations: ReadonlyMap<string, ValuationProvenance>;
  };
  readonly transfers: readonly TransferRow[];
  readonly valuations: readonly ValuationRow[];
  readonly changes: readonly ChangeRow[];
  readonly lookup: Lookup;
  /** Absent when a single page is rendered alone. */
  readonly sample?: Sample | undefined;
  /** The answers of the catalog, without pages. */
  readonly answers: readonly Answer[];
}
