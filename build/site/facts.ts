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
 * All that pages may show: the public rows, what people call things and the published answers, never
 * the tables.
 */
export interface SiteFacts {
  readonly releasedAt: string;
  /** False for a server that has the catalog alone: no accounts, and nothing that leads to them. */
  readonly withMembers: boolean;
  /** The day on which transfer bonuses were last read; what began later is not known. */
  readonly bonusesReadOn: string | undefined;
  readonly settings: SiteSettings;
  readonly cards: readonly CardRow[];
  /** Where the facts of cards, by id, routes, by name, and values, by program, come from. */
  readonly provenance: {
    readonly transfers: ReadonlyMap<string, readonly FactProvenance[]>;
    readonly cards: ReadonlyMap<string, readonly FactProvenance[]>;
    readonly valuations: ReadonlyMap<string, ValuationProvenance>;
  };
  readonly transfers: readonly TransferRow[];
  readonly valuations: readonly ValuationRow[];
  readonly changes: readonly ChangeRow[];
  readonly lookup: Lookup;
  /** Absent where one page is drawn by itself. */
  readonly sample?: Sample | undefined;
  /** The answers of the catalog, without pages. */
  readonly answers: readonly Answer[];
}
