import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "../../build/build.ts";
import { checks } from "../../build/checks/registry.ts";
import { phrasings } from "../../server/chat/builtin/intents/registry.ts";
import { learnForKeeps } from "../../server/chat/builtin/learning/kept.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A build of the real data, shared by all tests that only read it. */
    readonly dist: string;
  }
}

/** Builds the real data and teaches the chat once for the whole run: each takes its seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-test-"));
  await build({
    data: join(import.meta.dirname, "../../data"),
    dist: folder,
    inputs: "0".repeat(64),
    checks,
    progress: { step: () => undefined },
  });
  learnForKeeps(phrasings);
  project.provide("dist", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
