import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { parseJson } from "../../server/contract/json.ts";
import { keyOf, MADE_BY, type PackedAnswer, sha256Of, type Variants } from "./compress.ts";

const stored = z.strictObject({ file: z.string(), sha256: z.string() });

/**
 * dist/releases/variants.json: the compressed files of the last build, keyed by their source bytes
 * and settings. It is not part of a release; without it, a build compresses everything.
 */
const variantsFile = z.strictObject({
  made_by: z.string(),
  variants: z.record(
    z.string(),
    z.strictObject({ br: stored.optional(), gzip: stored.optional() }),
  ),
});

type StoredVariants = z.infer<typeof variantsFile>["variants"];

const pathIn = (dist: string): string => join(dist, "releases", "variants.json");

/**
 * Looks up what the last build made from the same bytes with the same settings; only returned if
 * all its files are intact.
 */
export function readVariants(dist: string): (key: string) => Variants | undefined {
  const variants = readStored(dist);
  return (key) => {
    const files = variants[key];
    if (files === undefined) return undefined;
    const compressed: { br?: Buffer; gzip?: Buffer } = {};
    for (const coding of ["br", "gzip"] as const) {
      const listed = files[coding];
      if (listed === undefined) continue;
      const bytes = readFile(join(dist, "current", "public", listed.file));
      if (bytes === undefined || sha256Of(bytes) !== listed.sha256) return undefined;
      compressed[coding] = bytes;
    }
    return compressed;
  };
}

/** Lists the compressed files of the release that was just written, for the next build. */
export function writeVariants(dist: string, answers: readonly PackedAnswer[]): void {
  const variants: StoredVariants = {};
  for (const { file, sha256, level, br, gzip } of answers) {
    if (level === undefined) continue;
    variants[keyOf(sha256, level)] ??= {
      br: br === undefined ? undefined : { file: `${file}.br`, sha256: sha256Of(br) },
      gzip: gzip === undefined ? undefined : { file: `${file}.gz`, sha256: sha256Of(gzip) },
    };
  }
  const aside = `${pathIn(dist)}.new`;
  mkdirSync(join(dist, "releases"), { recursive: true });
  writeFileSync(aside, JSON.stringify({ made_by: MADE_BY, variants }));
  renameSync(aside, pathIn(dist));
}

function readStored(dist: string): StoredVariants {
  const text = readFile(pathIn(dist))?.toString();
  if (text === undefined) return {};
  const parsed = variantsFile.safeParse(parseJson(text));
  return parsed.success && parsed.data.made_by === MADE_BY ? parsed.data.variants : {};
}

function readFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
