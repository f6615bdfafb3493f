import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A source file of dist, recorded before the build reads it. */
interface Source {
  readonly size: number;
  /** Times of the last change; empty if too recent to prove anything. */
  readonly written: string;
  readonly sha256: string;
}

export interface Stock {
  readonly node: string;
  /** Settings of the build, from the environment. */
  readonly settings: string;
  readonly sources: Readonly<Record<string, Source>>;
}

interface Folders {
  readonly root: string;
  readonly data: string;
  /** Environment variables that the build reads, as one string. */
  readonly settings?: string;
}

/** The sources of dist, bundled packages included. */
const FOLDERS = ["data", "build", "server"] as const;
const FILES = [
  "package.json",
  "CONTRIBUTING.md",
  "package-lock.json",
  "tsconfig.json",
  "node_modules/.package-lock.json",
] as const;
const IS_SOURCE = /\.(?:ts|css|csv|tsv|txt|json|md)$/;

/** Two writes within the tick of a file system's clock look like one. */
const TICK_MS = 2000;

/** Records everything dist is built from. Call before the build reads any of it. */
export function takeStock(folders: Folders, now: number): Stock {
  const files = listSources(folders);
  return {
    node: nodeMajor(),
    settings: folders.settings ?? "",
    sources: Object.fromEntries(
      files.map((file) => [relative(folders.root, file), toSource(file, now)]),
    ),
  };
}

/** Why dist is stale; undefined when it is complete and fresh. */
export function findChange(folders: Folders, dist: string): string | undefined {
  const stock = readStock(dist);
  const whole = ["manifest.json", "bin/cardfile.mjs"].every((file) => existsSync(join(dist, file)));
  if (stock === undefined || !whole) return "there is no whole build";
  if (stock.node !== nodeMajor()) return `built by Node ${stock.node}`;
  if (stock.settings !== (folders.settings ?? "")) return "built with other settings";
  const files = listSources(folders);
  const names = new Set(files.map((file) => relative(folders.root, file)));
  const gone = Object.keys(stock.sources).find((name) => !names.has(name));
  if (gone !== undefined) return `${gone} is gone`;
  const changed = files.find((file) => {
    const known = stock.sources[relative(folders.root, file)];
    return known === undefined || isChanged(file, known);
  });
  return changed === undefined ? undefined : `${relative(folders.root, changed)} is another`;
}

/** Marks dist as stale until a complete build is recorded. */
export const forgetStock = (dist: string): void => rmSync(stockFile(dist), { force: true });

export const keepStock = (dist: string, stock: Stock): void =>
  writeFileSync(stockFile(dist), JSON.stringify(stock));

const stockFile = (dist: string): string => join(dist, "built-from.json");

function readStock(dist: string): Stock | undefined {
  try {
    return JSON.parse(readFileSync(stockFile(dist), "utf8"));
  } catch {
    return undefined;
  }
}

function listSources({ root, data }: Folders): readonly string[] {
  const ours = FOLDERS.map((folder) => join(root, folder));
  const folders = [...new Set([...ours, data])].filter((folder) => existsSync(folder));
  return [
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => IS_SOURCE.test(file))
        .map((file) => join(folder, file)),
    ),
    ...FILES.map((file) => join(root, file)).filter((file) => existsSync(file)),
  ];
}

function toSource(file: string, now: number): Source {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  const isSettled = Math.max(mtimeMs, ctimeMs) < now - TICK_MS;
  return { size, written: isSettled ? toWritten({ mtimeMs, ctimeMs }) : "", sha256: digest(file) };
}

/** Digests files whose times changed, since they may only have been touched or checked out. */
function isChanged(file: string, { size, written, sha256 }: Source): boolean {
  const found = statSync(file);
  if (found.size !== size) return true;
  return toWritten(found) !== written && digest(file) !== sha256;
}

/** Unpacking or copying may preserve mtime but always sets a new ctime. */
const toWritten = ({ mtimeMs, ctimeMs }: { readonly mtimeMs: number; readonly ctimeMs: number }) =>
  `${mtimeMs} ${ctimeMs}`;

const digest = (file: string): string => hash("sha256", readFileSync(file));

/** Compression and arithmetic may differ between major versions. */
const nodeMajor = (): string => process.versions.node.split(".")[0] ?? "";

/** The environment variables that the build reads, as one string; see site/settings.ts. */
export const tellSettings = (variables: Readonly<Record<string, string | undefined>>): string =>
  ["CORRECTIONS_URL", "SITE_URL"]
    .map((name) => variables[name] ?? "")
    .join(" ")
    .trim();
