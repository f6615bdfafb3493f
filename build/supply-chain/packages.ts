import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

export interface LockedPackage {
  /** Path from the root, such as `node_modules/pg`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** True for packages that are not installed with ours. */
  readonly isDev: boolean;
  /** The licence as the lock file has it. */
  readonly licence: string;
}

/** A package as it lies in node_modules. */
export interface InstalledPackage extends LockedPackage {
  /** Licence and notice texts that must be kept. */
  readonly texts: readonly string[];
}

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().default(""),
      license: z.string().default("none"),
      dev: z.boolean().default(false),
    }),
  ),
});

/** Every package of the lock file, on this platform or another. */
export function readLocked(root: string): readonly LockedPackage[] {
  const { packages } = lock.parse(readJson(join(root, "package-lock.json")));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { name, version, license, dev }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      isDev: dev,
      licence: license,
    }));
}

/** The locked packages that are installed here, each with the licence from its own package.json. */
export const readInstalled = (root: string, wanted: (path: string) => boolean = () => true) =>
  readLocked(root)
    .filter(({ path }) => wanted(path) && existsSync(join(root, path)))
    .map((one) => ({ ...one, ...readOwnWords(join(root, one.path)) }));

export const toNames = (packages: readonly LockedPackage[]): ReadonlySet<string> =>
  new Set(packages.map(({ name, version }) => `${name}@${version}`));

const FOLDER = "node_modules/";

const ownWords = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
});

function readOwnWords(folder: string): { licence: string; texts: readonly string[] } {
  const { license } = ownWords.parse(readJson(join(folder, "package.json")));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice|unlicense)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return { licence: (typeof license === "string" ? license : license?.type) ?? "none", texts };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
