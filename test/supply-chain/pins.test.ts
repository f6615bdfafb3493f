import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import packageJson from "../../package.json" with { type: "json" };
import { OWN_PACKAGES } from "../support/own-packages.ts";
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
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      /** Part of the bytes of the package that it lies in. */
      inBundle: z.boolean().default(false),
    }),
  ),
});
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

describe.each([".", ...OWN_PACKAGES])("%s/package.json", (folder) => {
  const { packages } = lock.parse(read(`${folder}/package-lock.json`));
  const asked = Object.values(groups.parse(read(`${folder}/package.json`))).flatMap(Object.entries);

  test("asks for exact versions, which the lock file gives", () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const [name, version] of asked) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test("has a lock file that knows the bytes of every package, and no address of it", () => {
    for (const [path, { integrity, resolved, inBundle }] of Object.entries(packages)) {
      if (path !== "" && !inBundle) expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved, path).toBeUndefined();
    }
  });
});

test("no package runs a script when it is installed, and npm need not ask about it", () => {
  const { packages } = lock.parse(read("package-lock.json"));
  const withScripts = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map((path) => [path.replace("node_modules/", ""), false]);
  expect(packageJson.allowScripts).toEqual(Object.fromEntries(withScripts));
});
