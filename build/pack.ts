import { cpSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { NAMES } from "./write.ts";

/**
 * Replaces the links to the current release with copies, since npm does not pack links. `npm pack`
 * runs it with the folder; the next build restores the links.
 */
for (const dist of process.argv.slice(2)) {
  for (const name of NAMES) {
    const path = join(dist, name);
    const aside = `${path}.new`;
    rmSync(aside, { recursive: true, force: true });
    cpSync(realpathSync(path), aside, { recursive: true });
    rmSync(path, { recursive: true });
    renameSync(aside, path);
  }
}
