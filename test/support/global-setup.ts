import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { build } from "../../build/build.ts";
import { ourChecks } from "../../build/checks/registry.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A build of the real data, shared by all tests that only read it. */
    readonly dist: string;
  }
}

const run = promisify(execFile);

/** Builds the real data and teaches the chat once for the whole run, each on a core of its own. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-test-"));
  await Promise.all([
    run(process.execPath, ["--import", "tsx", join(import.meta.dirname, "learn-chat.ts")]),
    build({
      data: join(import.meta.dirname, "../../data"),
      dist: folder,
      inputs: "0".repeat(64),
      checks: ourChecks,
      progress: { step: () => undefined },
    }),
  ]);
  project.provide("dist", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
