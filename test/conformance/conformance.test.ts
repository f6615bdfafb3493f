import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListeningService, listen } from "../support/service.ts";
import { findSuiteNode, readComplaints, runSuite } from "./suite.ts";

const node = findSuiteNode();
if (node === undefined) console.warn("skipped: the suite needs Node 22, or Linux on x64");

describe.skipIf(node === undefined)("the official conformance suite of MCP", () => {
  let service: ListeningService;
  beforeAll(async () => {
    service = await listen();
  });
  afterAll(() => service.close());

  test.each(["2025-06-18", "2025-11-25", "2026-07-28"])(
    "finds at %s what expected-failures.yml holds, and nothing else",
    { timeout: 300_000 },
    async (revision) => {
      const results = mkdtempSync(join(tmpdir(), "cardfile-conformance-"));
      const found = await runSuite(node ?? "", `${service.root}/mcp`, revision, results);
      const complaints = found.unexpected.map((entry) => [
        entry,
        ...readComplaints(results, entry),
      ]);
      rmSync(results, { recursive: true });
      expect(found.passed).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      expect(found.stale, "these pass by now: remove them from the list").toEqual([]);
    },
  );
});
