import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Inputs of the build besides the tables: its own code, and the sources of the tool reference and
 * of the member pages.
 */
export const SOURCES = [
  "data",
  "build",
  "server/contract",
  "server/look",
  "server/accounts",
  "server/advice",
  "server/catalog",
  "server/catalog-mcp",
  "server/chat/language",
  "server/chat/wire",
  "server/mcp",
  "server/member",
  "server/pages",
  "server/tools",
] as const;

/** Inputs outside of these folders. */
const FILES = ["package.json", "CONTRIBUTING.md"] as const;

/** A digest of everything the build reads, so that an unchanged dist is not built again. */
export function digestInputs(root: string, dataFolder: string, settings = ""): string {
  const digest = createHash("sha256");
  for (const folder of SOURCES) addFolder(digest, join(root, folder), /\.(?:ts|css|md)$/);
  addFolder(digest, dataFolder, /\.csv$/);
  digest.update(settings);
  // A package has only some of them.
  for (const file of FILES.filter((one) => existsSync(join(root, one)))) {
    digest.update(readFileSync(join(root, file)));
  }
  return digest.digest("hex");
}

function addFolder(digest: ReturnType<typeof createHash>, folder: string, name: RegExp): void {
  // Without the folder there is nothing to digest; the reader says which tables are missing.
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((path) => name.test(path)).toSorted()) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
}
