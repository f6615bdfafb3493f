import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { OPEN_CARDS } from "../../build/checks/counts.ts";
import * as z from "zod";
import { writeClient } from "../../build/emit/client.ts";
import { readManifest } from "../support/published.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { compile, run } from "./compile.ts";

const ROOT = join(import.meta.dirname, "../..");
const exec = promisify(execFile);

const packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

/** Somebody's project, with the package as npm would install it. */
let project: string;
let paths: readonly string[];
const installed = (file: string) => join(project, "node_modules", "cardfile", file);

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "cardfile-package-"));
  const source = join(project, "source");
  mkdirSync(source);
  for (const file of ["package.json", "README.md", "LICENSE"]) {
    cpSync(join(ROOT, file), join(source, file));
  }
  const dist = join(source, "dist");
  cpSync(inject("dist"), dist, { recursive: true, verbatimSymlinks: true });
  await writeClient(ROOT, dist);
  // The prepack step, without another build of the server.
  await exec(process.execPath, ["--import", "tsx", join(ROOT, "build/pack.ts"), dist], {
    cwd: ROOT,
  });
  const { stdout } = await exec("npm", ["pack", "--ignore-scripts", "--json"], { cwd: source });
  const [one] = packed.parse(JSON.parse(stdout));
  paths = one?.files.map(({ path }) => path) ?? [];
  mkdirSync(installed(""), { recursive: true });
  const archive = join(source, one?.filename ?? "");
  await exec("tar", ["-xzf", archive, "-C", installed(""), "--strip-components=1"]);
  writeFileSync(join(project, "package.json"), '{"type":"module"}');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the package", () => {
  test("has every published file, as it is", () => {
    for (const { file, bytes } of readManifest().files) {
      const stored = readFileSync(installed(`dist/public/${file}`));
      expect(stored.length, file).toBe(bytes);
    }
  });

  test("has no member facts, no tables and no sources", () => {
    expect(paths.filter((path) => path.includes("private/"))).toEqual([
      "dist/private/alone.json",
      "dist/private/lookup.json",
    ]);
    expect(
      paths.filter((path) => path.endsWith(".csv") && !/\/(?:exports|provenance)\//.test(path)),
    ).toEqual([]);
    expect(paths.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });
});

test("the client is less than 4.5 KB and needs nothing else", async () => {
  const text = readFileSync(installed("dist/client/index.js"), "utf8");
  expect(text).not.toMatch(/\bimport\b|\brequire\b/);
  const { code } = await transform(text, { minify: true, format: "esm" });
  expect(Buffer.byteLength(code)).toBeLessThan(4608);
});

describe("a program that imports cardfile/client", () => {
  let service: ListeningService;
  beforeAll(async () => {
    service = await listen();
  });
  afterAll(() => service.close());

  test.each([
    [
      "a bundler and a browser",
      { module: "esnext", moduleResolution: "bundler", lib: ["es2023", "dom"], types: [] },
    ],
    [
      "Node",
      { module: "nodenext", moduleResolution: "nodenext", lib: ["es2023"], types: ["node"] },
    ],
  ])("compiles strictly for %s and runs", async (_, options) => {
    const program = await compile(project, join(ROOT, "test/consumers/client.ts"), options);
    expect(JSON.parse(await run(program, service.root))).toEqual({
      cards: 3,
      fee: 95,
      tier: "Sapphire Preferred",
      isVisa: true,
      found: 2,
      benefits: [true, true],
      from: true,
      to: expect.arrayContaining(["World of Hyatt"]),
      lastDays: expect.any(Number),
      value: "number",
      checksum: "sha256:",
      count: OPEN_CARDS,
      csv: "id,card_name",
      changes: true,
      schema: "card.json",
      refused: { name: "CatalogError", status: 404, message: "Card not found" },
    });
  });
});
