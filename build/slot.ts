import {
  type Dirent,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import type { OutputFile } from "./emit/manifest.ts";

/**
 * Makes a folder contain exactly these files. Identical files are kept: most are the same as in the
 * build before last, and on many disks deleting is the slowest step. Files are never overwritten
 * in place, so a process still reading an old file gets all of it.
 */
export function fillSlot(folder: string, files: readonly OutputFile[]): void {
  const wanted = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)));
  mkdirSync(folder, { recursive: true });
  const isKept = (entry: Dirent, path: string): boolean => {
    if (entry.isDirectory()) return folders.has(path);
    const bytes = wanted.get(path);
    return bytes !== undefined && entry.isFile() && holds(join(folder, path), bytes);
  };
  const kept = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (isKept(entry, path)) kept.add(path);
    else rmSync(join(folder, path), { recursive: true, force: true });
  }
  for (const path of folders) if (!kept.has(path)) mkdirSync(join(folder, path));
  for (const { path, bytes } of files) {
    if (!kept.has(path)) writeFileSync(join(folder, path), bytes);
  }
}

/** "public/v1/cards.json" -> "public", "public/v1" */
function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === "." ? [] : [...foldersAbove(above), above];
}

const holds = (path: string, bytes: Buffer): boolean =>
  statSync(path).size === bytes.length && readFileSync(path).equals(bytes);
