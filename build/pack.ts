import { cpSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { NAMES } from "./write.ts";

/**
 * Puts the current release in the place of the links that lead to it, as npm packs no links. Run by
 * `npm pack`, with the folder; the next build makes them links again.
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
