import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Driver } from "unstorage";

/**
 * A folder to read from. Files are read at once: a build has more than a thousand, mostly small, and
 * a promise for each takes several times as long, at every start.
 */
export const folderDriver = (base: string): Driver => ({
  name: "folder",
  hasItem: (key) => existsSync(toPath(base, key)),
  getItem: (key) => read(base, key)?.toString("utf8") ?? null,
  getItemRaw: (key) => read(base, key) ?? null,
  getKeys: () => [],
});

/** Keys are the parts of a path, with colons between; none leads out of the folder. */
function toPath(base: string, key: string): string {
  const parts = key.split(":");
  if (parts.includes("..")) throw new Error(`${key} leads out of ${base}`);
  return join(base, ...parts);
}

/** Undefined when it is missing. */
function read(base: string, key: string): Buffer | undefined {
  try {
    return readFileSync(toPath(base, key));
  } catch {
    return undefined;
  }
}
