import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPEN_CARDS } from "../../build/checks/counts.ts";
import { compile, run } from "../client/compile.ts";
import { type ListeningService, listen } from "../support/service.ts";

const MODULES = join(import.meta.dirname, "node_modules");

describe("a client that openapi-typescript generates", () => {
  let service: ListeningService;
  let folder: string;
  beforeAll(async () => {
    service = await listen();
    folder = mkdtempSync(join(tmpdir(), "cardfile-openapi-"));
    symlinkSync(MODULES, join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  test("compiles strictly and runs against the service", async () => {
    const described = await fetch(`${service.root}/openapi.json`);
    writeFileSync(join(folder, "openapi.json"), await described.text());
    const generator = join(folder, "node_modules/openapi-typescript/bin/cli.js");
    await promisify(execFile)(process.execPath, [generator, "openapi.json", "-o", "schema.d.ts"], {
      cwd: folder,
    });
    const program = await compile(folder, join(import.meta.dirname, "../consumers/openapi.ts"), {
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
    });
    expect(JSON.parse(await run(program, service.root))).toEqual({
      cards: 3,
      fee: 95,
      matching: 2,
      benefits: 2,
      from: true,
      to: expect.arrayContaining(["Chase Ultimate Rewards"]),
      lastDays: expect.any(Number),
      unit: "cents_per_point",
      valuations: ["chase_ultimate_rewards"],
      download: "/v1/public/exports/credit_cards",
      exported: OPEN_CARDS,
      csv: "program,value",
      changes: true,
      status: "ok",
      unknown: [404, "Card not found"],
      malformed: [400, true],
    });
  });
});
