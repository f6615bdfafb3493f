import { FACTS_FILE } from "../server/contract/facts.ts";
import { LOOKUP_FILE } from "../server/contract/lookup.ts";
import { answerCards, toCardRows } from "./answers/cards.ts";
import { answerChanges } from "./answers/changes.ts";
import { answerExports } from "./answers/exports.ts";
import { answerSite } from "./site/site.ts";
import { answerDiscovery } from "./answers/discovery.ts";
import { answerSchemas } from "./answers/schemas.ts";
import { answerTransfers, toTransferRows } from "./answers/transfers.ts";
import { answerValuations, toValuationRows } from "./answers/valuations.ts";
import type { Answer } from "./answers/answer.ts";
import { type Catalog, toCatalog } from "./catalog.ts";
import type { Check } from "./checks/check.ts";
import { toFacts } from "./emit/facts.ts";
import { toHostingFiles } from "./emit/hosting/hosting.ts";
import { toLookup } from "./emit/lookup.ts";
import { toOutput } from "./emit/manifest.ts";
import { DataError, type Problem } from "./problem.ts";
import { formatBytes, type Progress } from "./progress.ts";
import { readTables, type Tables } from "./read.ts";
import { writeRelease } from "./write.ts";

export interface BuildOptions {
  /** Folder of the CSV tables. */
  readonly data: string;
  /** Folder to write; left as it is when anything is wrong. */
  readonly dist: string;
  /** Digest of what the build depends on, kept in the manifest. */
  readonly inputs: string;
  readonly checks: readonly Check[];
  readonly progress: Progress;
}

export interface BuildReport {
  readonly warnings: readonly Problem[];
  readonly files: number;
  readonly bytes: number;
}

/** Sources in, finished folder out. Throws a DataError that lists every problem. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const { checks, progress } = options;
  const { tables, problems } = readTables(options.data);
  progress.step("read", `${countRows(tables)} rows in ${Object.keys(tables).length} tables`);

  const warnings = checkTables(tables, problems, checks);
  progress.step("check", `${checks.length} checks, ${warnings.length} warnings`);

  const catalog = toCatalog(tables);
  const answers = toAnswers(catalog);
  progress.step("answer", `${answers.length} answers`);

  const files = await toOutput({
    version: catalog.releasedAt,
    inputs: options.inputs,
    answers,
    secrets: [
      [LOOKUP_FILE, toLookup(catalog)],
      [FACTS_FILE, toFacts(catalog)],
    ],
    hosting: toHostingFiles(answers),
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  progress.step("emit", `${files.length} files, ${formatBytes(bytes)}`);

  writeRelease(options.dist, files);
  progress.step("write", options.dist);
  return { warnings, files: files.length, bytes };
}

/**
 * Runs the checks and stops at errors, the unreadable rows among them. Returns the warnings. While
 * rows are unreadable, rules that need all of them wait.
 */
export function checkTables(
  tables: Tables,
  unreadable: readonly Problem[],
  checks: readonly Check[],
): readonly Problem[] {
  const usable = checks.filter((check) => unreadable.length === 0 || !check.needsAllRows);
  const run = (severity: Check["severity"]) =>
    usable.filter((check) => check.severity === severity).flatMap((check) => check.run(tables));
  const errors = [...unreadable, ...run("error")];
  if (errors.length > 0) throw new DataError(errors);
  return run("warning");
}

/** What every published route and page answers. */
export function toAnswers(catalog: Catalog): readonly Answer[] {
  const cards = toCardRows(catalog);
  const transfers = toTransferRows(catalog);
  const valuations = toValuationRows(catalog);
  const answers = [
    ...answerCards(catalog, cards),
    ...answerTransfers(catalog, transfers),
    ...answerValuations(catalog, valuations),
    ...answerExports(catalog, { cards, transfers: transfers.map(({ row }) => row), valuations }),
    ...answerChanges(catalog, {
      cards: cards.length,
      transfers: transfers.length,
      valuations: valuations.length,
    }),
    ...answerDiscovery(),
    ...answerSchemas(),
  ];
  const site = answerSite({
    releasedAt: catalog.releasedAt,
    cards: cards.map(({ value }) => value),
    transfers: transfers.map(({ row }) => row.value),
    valuations: valuations.map(({ value }) => value),
    answers,
  });
  return [...answers, ...site];
}

const countRows = (tables: Tables): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
