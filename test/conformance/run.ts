import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../build/build.ts";
import { ourChecks } from "../../build/checks/registry.ts";
import { installOwnPackages } from "../support/own-packages.ts";
import { listen } from "../support/service.ts";
import { getSuiteNode, readComplaints, runSuite, type Verdict } from "./suite.ts";

/* npm run conformance: the official MCP suite against our endpoint, one revision after another. */

const REVISIONS = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;

const folder = mkdtempSync(join(tmpdir(), "cardfile-conformance-"));
try {
  await installOwnPackages("test/conformance");
  const allAsExpected = await runRevisions(getSuiteNode());
  process.exitCode = allAsExpected ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function runRevisions(node: string): Promise<boolean> {
  const dist = join(folder, "dist");
  const data = join(import.meta.dirname, "../../data");
  const progress = { step: () => undefined };
  await build({ data, dist, inputs: "0".repeat(64), checks: ourChecks, progress });
  const service = await listen(dist);
  try {
    let allAsExpected = true;
    for (const revision of REVISIONS) {
      const results = join(folder, revision);
      mkdirSync(results);
      const verdict = await runSuite(node, `${service.root}/mcp`, revision, results);
      printVerdict(revision, verdict, results);
      allAsExpected &&= verdict.unexpected.length === 0 && verdict.stale.length === 0;
    }
    return allAsExpected;
  } finally {
    await service.close();
  }
}

function printVerdict(revision: string, verdict: Verdict, results: string): void {
  const { passed, expected, unexpected, stale } = verdict;
  print(
    `MCP ${revision}: ${passed} passed, ${expected.length} expected failures, ` +
      `${unexpected.length} unexpected, ${stale.length} stale`,
  );
  for (const entry of unexpected) {
    print(`  unexpected: ${entry}`);
    for (const complaint of readComplaints(results, entry)) print(`    ${complaint}`);
  }
  for (const entry of stale) {
    print(`  passes by now, remove it from expected-failures.yml: ${entry}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
