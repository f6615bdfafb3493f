import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXCEPTIONS, findException, findRefused } from "../../build/supply-chain/licences.ts";
import {
  type LockedPackage,
  readInstalled,
  readLocked,
} from "../../build/supply-chain/packages.ts";
import { OWN_PACKAGES } from "../support/own-packages.ts";
import { ROOT } from "./package.ts";

const under = (licence: string, about: Partial<LockedPackage> = {}): LockedPackage => ({
  path: "node_modules/some",
  name: "some",
  version: "1.0.0",
  isDev: false,
  licence,
  ...about,
});
const told = (packages: readonly LockedPackage[]) =>
  findRefused(packages).map(({ name, version, licence }) => `${name}@${version} ${licence}`);

describe("the packages we use", () => {
  // Packages of a single script are never shipped.
  const own = OWN_PACKAGES.flatMap((folder) => readLocked(join(ROOT, folder)));
  const locked = [...readLocked(ROOT), ...own.map((one) => ({ ...one, isDev: true }))];
  const installed = readInstalled(ROOT);

  test("are under permissive licences, by their own words and by those of the lock file", () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(told(installed)).toEqual([]);
    expect(told(locked)).toEqual([]);
  });

  test("need no exception where they are shipped, and need every one there is", () => {
    expect(locked.filter((one) => !one.isDev && findException(one) !== undefined)).toEqual([]);
    const used = new Set(locked.map(findException));
    for (const exception of EXCEPTIONS) expect(used, exception.reason).toContain(exception);
  });
});

test.each([
  ["MIT", []],
  ["(AFL-2.1 OR BSD-3-Clause)", []],
  ["GPL-3.0-only", ["some@1.0.0 GPL-3.0-only"]],
  ["(MIT AND GPL-3.0-only)", ["some@1.0.0 (MIT AND GPL-3.0-only)"]],
  ["none", ["some@1.0.0 none"]],
])("a package under %s: %o is refused", (licence, refused) => {
  expect(told([under(licence)])).toEqual(refused);
});

test("what is excepted for development is refused where it would be shipped", () => {
  const tool = { name: "lightningcss", isDev: true };
  expect(told([under("MPL-2.0", tool)])).toEqual([]);
  expect(told([under("MPL-2.0", { ...tool, isDev: false })])).toHaveLength(1);
  expect(told([under("MPL-2.0", { isDev: true })])).toHaveLength(1);
});
