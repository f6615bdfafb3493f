import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Answer } from "../../build/answers/answer.ts";
import { build, toAnswers } from "../../build/build.ts";
import { type Catalog, toCatalog } from "../../build/catalog.ts";
import type { Progress } from "../../build/progress.ts";
import { readTables, type Tables } from "../../build/read.ts";
import { toLookup } from "../../build/emit/lookup.ts";
import { checks } from "../../build/checks/registry.ts";

/** A small valid data set: five cards, one of them closed. */
export const BASE = join(import.meta.dirname, "../fixtures/base");

/** A folder for each check with tables that break its rule. */
export const BROKEN = join(import.meta.dirname, "../fixtures/checks");

export const silent: Pick<Progress, "step"> = { step: () => undefined };

/** An empty folder that is removed when the test is over. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The base with some of its files replaced: `{ "cards.csv": "id,…" }`. */
export function copyBase(replaced: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = makeFolder();
  cpSync(BASE, folder, { recursive: true });
  for (const [file, content] of Object.entries(replaced)) {
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** The base with the tables replaced that break the rule of a check. */
export function copyBroken(check: string): string {
  const folder = copyBase();
  cpSync(join(BROKEN, check), folder, { recursive: true });
  return folder;
}

/** The rows of a folder in which every row can be read. */
export function readRows(folder: string): Tables {
  const { tables, problems } = readTables(folder);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return tables;
}

/** The base, joined, with some of its tables replaced. */
export function toBaseCatalog(replaced: Partial<Tables> = {}): Catalog {
  return toCatalog({ ...readRows(BASE), ...replaced });
}

/** The answers from a catalog's tables, without those that rest on none. */
export function toDataAnswers(catalog: Catalog): readonly Answer[] {
  const { data, pages } = toAnswers(catalog, toLookup(catalog), { discovery: [], settings: {} });
  return [...data, ...pages];
}

/** Builds a folder of fixture tables. `inputs` is one hex digit, to tell builds apart. */
export function buildTables(data: string, dist: string, inputs = "0") {
  return build({
    data,
    dist,
    inputs: inputs.repeat(64),
    checks,
    progress: silent,
  });
}

/** A dist as buildTables(BASE, dist) writes it, without the work. */
export function copyBuiltBase(): string {
  const dist = makeFolder();
  cpSync(inject("base"), dist, { recursive: true, verbatimSymlinks: true });
  return dist;
}
