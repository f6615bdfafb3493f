import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { findRefused } from "../../build/supply-chain/licences.ts";
import { findBundled } from "../../build/supply-chain/notices.ts";
import { type InstalledPackage, readLocked, toNames } from "../../build/supply-chain/packages.ts";
import { readSbom, type Sbom, toShippedSbom } from "../../build/supply-chain/sbom.ts";
import { findProgram, readBundled } from "../support/programs.ts";
import { ROOT } from "./package.ts";

let bundled: readonly InstalledPackage[];
let notices: string;
let whole: Sbom;
beforeAll(() => {
  bundled = readBundled();
  notices = readFileSync(join(dirname(findProgram()), "LICENSES.txt"), "utf8");
  whole = readSbom(ROOT);
});

describe("what is in the bundle", () => {
  test("is none of our dependencies, and of what is for development under a permissive licence", () => {
    const names = bundled.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["h3", "zod", "@modelcontextprotocol/server"]));
    expect(names).not.toContain("esbuild");
    for (const name of Object.keys(packageJson.dependencies)) expect(names).not.toContain(name);
    expect(findRefused(bundled.map((one) => ({ ...one, isDev: false })))).toEqual([]);
  });

  test("is named with its licence and the text of it", () => {
    for (const { name, version, licence, texts } of bundled) {
      expect(notices).toContain(`\n${name} ${version} (${licence})\n`);
      for (const text of texts) expect(notices).toContain(text);
    }
  });
});

test("packages are found in the files that a bundle is made of", () => {
  const inputs = Object.fromEntries(
    [
      "server/main.ts",
      "node_modules/h3/dist/index.mjs",
      "node_modules/@scope/name/a/b.js",
      "node_modules/outer/node_modules/@scope/inner/index.js",
    ].map((file) => [file, { bytesInOutput: 1 }]),
  );
  const unused = { "node_modules/left-out/index.js": { bytesInOutput: 0 } };
  const output = { bytes: 1, imports: [], exports: [], inputs: { ...inputs, ...unused } };
  expect([...findBundled({ outputs: { "out.mjs": output } })]).toEqual([
    "node_modules/h3",
    "node_modules/@scope/name",
    "node_modules/outer/node_modules/@scope/inner",
  ]);
});

describe("the bill of materials", () => {
  const shipped = readLocked(ROOT).filter(({ isDev }) => !isDev);
  const toBill = (sbom: Sbom, alsoBundled = bundled) =>
    toShippedSbom(sbom, {
      name: "cardfile",
      installed: toNames(shipped),
      bundled: toNames(alsoBundled),
    });

  test("lists what is installed and what is bundled, and nothing else", () => {
    expect(
      toBill(whole)
        .components.map((one) => one["bom-ref"])
        .toSorted(),
    ).toEqual([...toNames([...shipped, ...bundled])].toSorted());
  });

  test("has no reference to what it does not list", () => {
    const { metadata, components, dependencies } = toBill(whole);
    const listed = [metadata.component, ...components].map((one) => one["bom-ref"]);
    expect(new Set(listed).size).toBe(listed.length);
    for (const { ref, dependsOn } of dependencies) {
      expect(listed).toEqual(expect.arrayContaining([ref, ...dependsOn]));
    }
  });

  test("is the same each time it is made, in any folder, and another for other content", () => {
    const { component } = whole.metadata;
    const later = {
      ...whole,
      serialNumber: "urn:uuid:00000000-0000-4000-8000-000000000000",
      metadata: {
        ...whole.metadata,
        timestamp: "2030-01-01T00:00:00.000Z",
        component: { ...component, name: "some-folder" },
      },
    };
    const bill = toBill(whole);
    expect(JSON.stringify(toBill(later))).toBe(JSON.stringify(bill));
    expect(bill["serialNumber"]).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const other = toBill(whole, []);
    expect(other["serialNumber"]).not.toBe(bill["serialNumber"]);
  });
});
