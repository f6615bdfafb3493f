import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const FOLDER = join(import.meta.dirname, "generator");

const INSTALL_LIMIT_MS = 300_000;

/**
 * Where the generator is, installed when it was not there. Undefined, with a line that says so, when
 * there is no registry to install it from; its test is skipped.
 */
export async function installGenerator(): Promise<string | undefined> {
  const modules = join(FOLDER, "node_modules");
  // npm writes this file last, so an installation that was cut off is done again.
  if (existsSync(join(modules, ".package-lock.json"))) return modules;
  try {
    await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--prefix", FOLDER], {
      timeout: INSTALL_LIMIT_MS,
    });
    return modules;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0] : "";
    process.stderr.write(`the test of a generated client is skipped: ${reason}\n`);
    return undefined;
  }
}
