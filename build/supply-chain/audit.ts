import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { bundleServer } from "../emit/bundle.ts";
import { findFaults } from "./faults.ts";
import { readLocked } from "./packages.ts";

/*
 * Checks shipped code for known vulnerabilities: packages npm installs with ours, and bundled ones,
 * which npm counts as development. Exits with 1 if there are any or the registry does not answer.
 */
const root = join(import.meta.dirname, "..", "..");

const installed = readLocked(root).filter(({ isDev }) => !isDev);
const shipped = new Set(
  [...installed, ...(await bundleServer(root, true)).packages].map(({ path }) => path),
);
const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8" });
try {
  const faults = findFaults(stdout, shipped);
  process.stdout.write(`${[`${faults.length} faults known`, ...faults].join("\n")}\n`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
