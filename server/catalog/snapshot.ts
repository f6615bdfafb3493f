import type * as z from "zod";
import { cardsExport, exportsStatus, transfersExport } from "../contract/exports.ts";
import { toAsciiJson } from "../contract/json.ts";
import type { Lookup } from "../contract/lookup.ts";
import { exportCards, exportTransfers, getExportsStatus } from "../contract/export-routes.ts";
import { type Dataset, DATASETS } from "../contract/route.ts";
import { getValuations } from "../contract/routes.ts";
import { valuations } from "../contract/valuations.ts";
import { type CardIndex, indexCards } from "./card-index.ts";
import type { Files } from "./files.ts";
import { fitAnswers, type Host } from "./fit-answers.ts";
import type { TransferRows } from "./filter-transfers.ts";
import type { ValuationIndex } from "./filter-valuations.ts";
import { createMemo, type Memo } from "./memo.ts";
import { indexNames, type NameIndex } from "./names.ts";
import { computedEtag, type Published, toRepresentation } from "./reply.ts";
import { type BenefitIndex, indexBenefits } from "./search-benefits.ts";

/** One build of the data, ready to answer from. */
export interface Snapshot {
  readonly version: string;
  readonly published: ReadonlyMap<string, Published>;
  readonly damaged: ReadonlySet<Dataset>;
  /** The number of missing or damaged files. */
  readonly missing: number;
  /** True when no file is missing or damaged. */
  readonly whole: boolean;
  /** Differs whenever anything published does; salts the ETags of computed answers. */
  readonly digest: string;
  readonly programKeys: NameIndex<string>;
  /** The names people use; empty when lookup.json is damaged. */
  readonly lookup: Lookup;
  /** Undefined when the dataset is damaged. */
  readonly cards: CardIndex | undefined;
  readonly benefits: BenefitIndex | undefined;
  readonly transfers: TransferRows | undefined;
  readonly valuations: ValuationIndex | undefined;
  /** Computed answers of this build, by their normalised query. */
  readonly computed: Memo<Published>;
}

/** Prepares the look-ups and filters of a build. */
export function toSnapshot(files: Files, digest: string, host: Host = AS_BUILT): Snapshot {
  const { lookup, version, damaged, missing } = files;
  const published = fitAnswers(withTrueStatus(files), files.alone, host);
  const intact = (dataset: Dataset) => !damaged.has(dataset);
  const programKeys = indexNames(
    lookup.programs.map(({ key, name, aliases }) => [key, [key, name, ...aliases]] as const),
  );
  const cards = intact("credit_cards")
    ? parseBody(published.get(exportCards.path), cardsExport)?.data
    : undefined;
  const transfers = intact("transfer_partners")
    ? parseBody(published.get(exportTransfers.path), transfersExport)?.data
    : undefined;
  const values = intact("valuations")
    ? parseBody(published.get(getValuations.path), valuations)
    : undefined;
  return {
    version,
    published,
    damaged,
    missing,
    whole: missing === 0,
    digest,
    programKeys,
    lookup,
    cards: cards && indexCards(cards, cards.map(toAsciiJson), lookup),
    benefits: cards && indexBenefits(cards, lookup),
    transfers: transfers && { rows: transfers, json: transfers.map(toAsciiJson) },
    valuations: values && { all: values, programs: programKeys },
    computed: createMemo(),
  };
}

const AS_BUILT: Host = { accounts: true, publicUrl: undefined };

/** The exports' status with the damaged datasets marked as not available. */
function withTrueStatus({ published, damaged, version }: Files): ReadonlyMap<string, Published> {
  const status = parseBody(published.get(getExportsStatus.path), exportsStatus);
  if (status === undefined || damaged.size === 0) return published;
  const datasets = Object.fromEntries(
    Object.entries(status.datasets).map(([name, state]) => {
      const available = !DATASETS.some((dataset) => dataset === name && damaged.has(dataset));
      return [name, { ...state, available }];
    }),
  );
  const body = toAsciiJson({ ...status, datasets });
  const corrected = { identity: toRepresentation(body, computedEtag(version, body)) };
  const addresses = [getExportsStatus.path, getExportsStatus.alsoAt];
  return new Map([...published, ...addresses.map((url) => [url, corrected] as const)]);
}

function parseBody<S extends z.ZodType>(
  published: Published | undefined,
  schema: S,
): z.infer<S> | undefined {
  const body = published?.identity.ok.body;
  return body === undefined ? undefined : schema.parse(JSON.parse(body.toString()));
}
