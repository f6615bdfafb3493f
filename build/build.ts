import { FACTS_FILE } from "../server/contract/facts.ts";
import { ALONE_FILE } from "../server/contract/host-answers.ts";
import { toAsciiJson } from "../server/contract/json.ts";
import { type Lookup, LOOKUP_FILE } from "../server/contract/lookup.ts";
import { answerCards, toCardRows } from "./answers/cards.ts";
import { answerChanges, toChangeRows } from "./answers/changes.ts";
import { answerExports } from "./answers/exports.ts";
import { answerFixed, type FixedAnswers, type Listener } from "./answers/fixed.ts";
import { bonusesReadOn } from "./answers/evidence.ts";
import { answerProvenance, byKey, toProvenance } from "./answers/provenance.ts";
import { toSample } from "./answers/sample.ts";
import { answerTransfers, toTransferRows } from "./answers/transfers.ts";
import { answerValuations, toValuationRows } from "./answers/valuations.ts";
import type { Answer } from "./answers/answer.ts";
import { type Catalog, toCatalog } from "./catalog.ts";
import type { Check } from "./checks/check.ts";
import { checkTables, type Remarks } from "./checks/check-tables.ts";
import { startCompressor } from "./emit/compress.ts";
import { toAlone } from "./emit/alone.ts";
import { toFacts } from "./emit/facts.ts";
import { toHostingFiles } from "./emit/hosting/hosting.ts";
import { toLookup } from "./emit/lookup.ts";
import { toOutput } from "./emit/manifest.ts";
import { readVariants, writeVariants } from "./emit/variants.ts";
import { formatBytes, type Progress } from "./progress.ts";
import { readTables, type Tables } from "./read.ts";
import { readSiteSettings } from "./site/settings.ts";
import { answerPages, answerPagesAlone } from "./site/site.ts";
import { writeRelease } from "./write.ts";

export interface BuildOptions {
  /** Folder of the CSV tables. */
  readonly data: string;
  /** Folder to write; left as it is when anything is wrong. */
  readonly dist: string;
  /** Digest of what the build depends on, kept in the manifest. */
  readonly inputs: string;
  readonly checks: readonly Check[];
  /** The environment, for what site/settings.ts reads. */
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
  const compressor = startCompressor(readVariants(options.dist));
  const settings = readSiteSettings(options.variables ?? {});
  const fixed = { ...(await answerFixed(compressor.add)), settings };
  progress.step("prepare", `${fixed.discovery.length + fixed.assets.length} answers`);

  const { tables, problems } = readTables(options.data);
  progress.step("read", `${countRows(tables)} rows in ${Object.keys(tables).length} tables`);

  const remarks = checkTables(tables, problems, checks);
  progress.step("check", `${checks.length} checks, ${remarks.warnings.length} warnings`);

  const catalog = toCatalog(tables);
  const names = toLookup(catalog);
  const { answers, alone } = toAnswers(catalog, names, fixed, compressor.add);
  progress.step("answer", `${answers.length} answers`);

  const privateFiles = [
    [LOOKUP_FILE, toAsciiJson(names)],
    [FACTS_FILE, toFacts(catalog)],
    [ALONE_FILE, toAlone(alone)],
  ] as const;
  const hosting = toHostingFiles(answers);
  const packed = await compressor.finish();
  const { inputs } = options;
  const version = catalog.releasedAt;
  const files = toOutput({ version, inputs, answers, packed, privateFiles, hosting });
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  progress.step("emit", `${files.length} files, ${formatBytes(bytes)}`);

  writeRelease(options.dist, files);
  writeVariants(options.dist, answers, packed);
  progress.step("write", options.dist);
  return { remarks, files: files.length, bytes };
}

interface Answers {
  /** The answers of every published route and page. */
  readonly answers: readonly Answer[];
  /** The pages that are others on a server without accounts. */
  readonly alone: readonly Answer[];
}

export function toAnswers(
  catalog: Catalog,
  names: Lookup,
  { discovery, assets, settings = {} }: FixedAnswers,
  tell: Listener,
): Answers {
  const cards = toCardRows(catalog);
  const transfers = toTransferRows(catalog);
  const valuations = toValuationRows(catalog);
  const provenance = toProvenance(catalog, cards, transfers);
  const rows = { cards, transfers: transfers.map(({ row }) => row), valuations };
  const answersOfData = [
    ...answerCards(catalog, cards),
    ...answerTransfers(catalog, transfers),
    ...answerValuations(catalog, valuations),
    ...answerExports(catalog, rows),
    ...answerProvenance(catalog, provenance),
    ...answerChanges(catalog, rows),
  ];
  tell(answersOfData);
  const answers = [...answersOfData, ...discovery];
  const facts = {
    withMembers: true,
    settings,
    releasedAt: catalog.releasedAt,
    bonusesReadOn: bonusesReadOn(catalog),
    cards: cards.map(({ value }) => value),
    provenance: byKey(provenance),
    transfers: transfers.map(({ row }) => row.value),
    valuations: valuations.map(({ value }) => value),
    changes: toChangeRows(catalog),
    names,
    sample: toSample(catalog),
    answers,
  };
  const pages = answerPages(facts);
  tell(pages);
  return { answers: [...answers, ...pages, ...assets], alone: answerPagesAlone(facts) };
}

const countRows = (tables: Tables): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
