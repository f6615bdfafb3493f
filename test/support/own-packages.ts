import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Folders with a package.json of their own: the script that needs their packages installs them. */
export const OWN_PACKAGES = ["test/bench/rivals", "test/clients", "test/conformance"] as const;

/** Those that tests need. */
export const CLIENTS = ["test/clients", "test/conformance"] as const;

export type OwnPackages = (typeof OWN_PACKAGES)[number];

/** Installs the packages of a folder unless they are there. Throws what npm says when it fails. */
export async function installOwnPackages(folder: OwnPackages): Promise<void> {
  if (areInstalled(folder)) return;
  const args = ["ci", "--ignore-scripts", "--prefix", join(ROOT, folder)];
  await promisify(execFile)("npm", args, { timeout: INSTALL_LIMIT_MS });
}

/** False too when the lock file changed since. */
export function areInstalled(folder: OwnPackages): boolean {
  // npm writes this file last, so it is missing when an installation was cut off.
  const installed = join(ROOT, folder, "node_modules/.package-lock.json");
  const lock = join(ROOT, folder, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

const ROOT = join(import.meta.dirname, "../..");

const INSTALL_LIMIT_MS = 300_000;
