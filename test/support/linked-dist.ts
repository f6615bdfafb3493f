import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * Fills a folder with the build of the whole run, to be spoiled. Only the manifest is a copy; other
 * files are links to those of the build: remove them, and never write into them.
 */
export function linkDist(dist: string): void {
  mkdirSync(dist, { recursive: true });
  copyFileSync(join(inject("dist"), "manifest.json"), join(dist, "manifest.json"));
  for (const name of ["public", "private"])
    linkFolder(join(inject("dist"), name), join(dist, name));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const link = entry.isDirectory() ? linkFolder : linkSync;
    link(join(from, entry.name), join(to, entry.name));
  }
}

/** Changes one byte in the middle of a file of a linked dist. */
export function damageFile(path: string): void {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8((bytes.readUInt8(middle) + 1) % 256, middle);
  rmSync(path);
  writeFileSync(path, bytes);
}
