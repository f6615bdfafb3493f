import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { listedFiles } from "../../build/supply-chain/listed-files.ts";
import { type Manifest, manifest } from "../../server/contract/manifest.ts";

export const sha256Of = (bytes: string | Buffer): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Every file of a folder by its path: the sha256 of its bytes, or where it links to. */
export function digestFolder(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .toSorted()
      .flatMap((path) => {
        const at = join(folder, path);
        const entry = lstatSync(at);
        if (entry.isSymbolicLink()) return [[path, `-> ${readlinkSync(at)}`]];
        return entry.isFile() ? [[path, sha256Of(readFileSync(at))]] : [];
      }),
  );
}

export const readManifest = (dist: string): Manifest =>
  manifest.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")));

/** Damage of a dist: missing, changed or unlisted files; empty if it is whole. */
export function findDamage(dist: string): readonly string[] {
  const listed = listedFiles(readManifest(dist));
  const known = new Set(listed.map(({ path }) => path));
  const present = ["public", "private", "hosting"].flatMap((folder) =>
    Object.keys(digestFolder(join(dist, folder))).map((path) => `${folder}/${path}`),
  );
  return [
    ...listed.flatMap(({ path, bytes, sha256 }) => {
      const at = join(dist, path);
      if (!existsSync(at)) return [`${path} is missing`];
      const stored = readFileSync(at);
      return stored.length === bytes && sha256Of(stored) === sha256 ? [] : [`${path} is changed`];
    }),
    ...present.filter((path) => !known.has(path)).map((path) => `${path} is not listed`),
  ];
}
