import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ROOT } from "./package.ts";

const versions = z.record(z.string(), z.string()).default({});
const groups = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

describe.each(["", "test/conformance/"])("%spackage.json", (folder) => {
  const { packages } = lock.parse(read(`${folder}package-lock.json`));
  const asked = Object.values(groups.parse(read(`${folder}package.json`))).flatMap(Object.entries);

  test("asks for exact versions, which the lock file gives", () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const [name, version] of asked) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test("has a lock file that knows the bytes of every package", () => {
    for (const [path, { integrity }] of Object.entries(packages)) {
      if (path !== "") expect(integrity, path).toMatch(/^sha512-/);
    }
  });
});
