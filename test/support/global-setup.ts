import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { build } from "../../build/build.ts";
import { checks, ourChecks } from "../../build/checks/registry.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A build of the real data, shared by all tests that only read it. */
    readonly dist: string;
    /** A build of the small tables in fixtures/base. */
    readonly base: string;
    /** The folder of what bundle-programs.ts wrote. */
    readonly programs: string;
  }
}

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

/** Builds the real and the small tables, teaches the chat and bundles the programs once for the whole run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-test-"));
  const programs = join(folder, "programs");
  mkdirSync(programs);
  // Packages that cannot be bundled are found beside the programs, as where they are installed.
  symlinkSync(join(ROOT, "node_modules"), join(programs, "node_modules"));
  const bundler = join(import.meta.dirname, "bundle-programs.ts");
  await Promise.all([
    // A process of its own: teaching occupies one core for half a minute.
    run(process.execPath, ["--import", "tsx", bundler, programs]),
    buildBoth(folder),
  ]);
  project.provide("dist", join(folder, "dist"));
  project.provide("base", join(folder, "base"));
  project.provide("programs", programs);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function buildBoth(folder: string): Promise<void> {
  const same = { inputs: "0".repeat(64), progress: { step: () => undefined } };
  await build({ ...same, data: join(ROOT, "data"), dist: join(folder, "dist"), checks: ourChecks });
  const base = join(ROOT, "test/fixtures/base");
  await build({ ...same, data: base, dist: join(folder, "base"), checks });
}
