import { FACTS_FILE } from "../server/contract/facts.ts";
import { ALONE_FILE } from "../server/contract/host-answers.ts";
import { toAsciiJson } from "../server/contract/json.ts";
import { type Lookup, LOOKUP_FILE } from "../server/contract/lookup.ts";
import { answerCards, toCardRows } from "./answers/cards.ts";
import { answerChanges, toChangeRows } from "./answers/changes.ts";
import { answerExports } from "./answers/exports.ts";
import type { Answer } from "./answers/answer.ts";
import { answerDiscovery } from "./answers/discovery.ts";
import { bonusesReadOn } from "./answers/evidence.ts";
import { answerProvenance, byKey, toProvenance } from "./answers/provenance.ts";
import { answerSchemas } from "./answers/schemas.ts";
import { toSample } from "./answers/sample.ts";
import { answerTransfers, toTransferRows } from "./answers/transfers.ts";
import { answerValuations, toValuationRows } from "./answers/valuations.ts";
import { type Catalog, toCatalog } from "./catalog.ts";
import type { Check } from "./checks/check.ts";
import { checkTables, type Remarks } from "./checks/check-tables.ts";
import { createCompressor } from "./emit/compress.ts";
import { toCatalogOnly } from "./emit/catalog-only.ts";
import { toFacts } from "./emit/facts.ts";
import { toHostingFiles } from "./emit/hosting/hosting.ts";
import { toLookup } from "./emit/lookup.ts";
import { toOutput } from "./emit/manifest.ts";
import { readVariants, writeVariants } from "./emit/variants.ts";
import { formatBytes, type Progress } from "./progress.ts";
import { readTables, type Tables } from "./read.ts";
import { readSiteSettings, type SiteSettings } from "./site/settings.ts";
import { answerAssets, answerCatalogOnlyPages, answerPages } from "./site/site.ts";
import { writeRelease } from "./write.ts";

export interface BuildOptions {
  readonly data: string;
  /** Output folder; left untouched on any error. */
  readonly dist: string;
  /** Digest of the build's inputs, kept in the manifest. */
  readonly inputs: string;
  readonly checks: readonly Check[];
  /** Environment variables for site/settings.ts. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  readonly progress: Pick<Progress, "step">;
}

export interface BuildReport {
  readonly remarks: Remarks;
  readonly files: number;
  readonly bytes: number;
}

/** Sources in, finished folder out. Throws a DataError that lists every problem. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const { checks, progress } = options;
  const compress = createCompressor(readVariants(options.dist));
  const settings = readSiteSettings(options.variables ?? {});
  // Starts compiling in another process.
  const compiling = answerAssets();
  const discovery = [...answerDiscovery(), ...answerSchemas()];
  const packedDiscovery = compress(discovery);
  const assets = await compiling;
  const packedAssets = compress(assets);
  progress.step("prepare", `${discovery.length + assets.length} answers`);

  const { tables, problems } = readTables(options.data);
  progress.step("read", `${countRows(tables)} rows in ${Object.keys(tables).length} tables`);

  const remarks = checkTables(tables, problems, checks);
  progress.step("check", `${checks.length} checks, ${remarks.warnings.length} warnings`);

  const catalog = toCatalog(tables);
  const lookup = toLookup(catalog);
  const { data, pages, catalogOnlyPages } = toAnswers(catalog, lookup, { discovery, settings });
  const answers = [...data, ...discovery, ...pages, ...assets];
  const packing = [compress(data), packedDiscovery, compress(pages), packedAssets];
  progress.step("answer", `${answers.length} answers`);

  const privateFiles = [
    [LOOKUP_FILE, toAsciiJson(lookup)],
    [FACTS_FILE, toFacts(catalog)],
    [ALONE_FILE, toCatalogOnly(catalogOnlyPages)],
  ] as const;
  const hosting = toHostingFiles(answers);
  const packed = (await Promise.all(packing)).flat();
  const { inputs } = options;
  const version = catalog.releasedAt;
  const files = toOutput({ version, inputs, answers: packed, privateFiles, hosting });
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  progress.step("emit", `${files.length} files, ${formatBytes(bytes)}`);

  writeRelease(options.dist, files);
  writeVariants(options.dist, packed);
  progress.step("write", options.dist);
  return { remarks, files: files.length, bytes };
}

interface FixedAnswers {
  readonly discovery: readonly Answer[];
  readonly settings: SiteSettings;
}

/** Answers built from the tables: data, pages, and pages for a server without accounts. */
export function toAnswers(
  catalog: Catalog,
  lookup: Lookup,
  { discovery, settings }: FixedAnswers,
): Readonly<Record<"data" | "pages" | "catalogOnlyPages", readonly Answer[]>> {
  const cards = toCardRows(catalog);
  const transfers = toTransferRows(catalog);
  const valuations = toValuationRows(catalog);
  const provenance = toProvenance(catalog, cards, transfers);
  const rows = { cards, transfers: transfers.map(({ row }) => row), valuations };
  const data = [
    ...answerCards(catalog, cards),
    ...answerTransfers(catalog, transfers),
    ...answerValuations(catalog, valuations),
    ...answerExports(catalog, rows),
    ...answerProvenance(catalog, provenance),
    ...answerChanges(catalog, rows),
  ];
  const facts = {
    withMembers: true,
    settings,
    releasedAt: catalog.releasedAt,
    bonusesReadOn: bonusesReadOn(catalog),
    cards: cards.map(({ value }) => value),
    provenance: byKey(provenance),
    transfers: rows.transfers.map(({ value }) => value),
    valuations: valuations.map(({ value }) => value),
    changes: toChangeRows(catalog),
    lookup,
    sample: toSample(catalog),
    answers: [...data, ...discovery],
  };
  return { data, pages: answerPages(facts), catalogOnlyPages: answerCatalogOnlyPages(facts) };
}

const countRows = (tables: Tables): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
