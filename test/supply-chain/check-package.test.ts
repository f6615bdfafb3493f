import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { findWrong } from "../../build/supply-chain/check-package.ts";
import { unpackInto } from "./package.ts";

let folder: string;
let whole: string;
let content: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cardfile-check-"));
  whole = await unpackInto(folder, inject("base"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  content = join(folder, "content");
  rmSync(content, { recursive: true, force: true });
  cpSync(whole, content, { recursive: true });
});

test("a package as npm packs it is what was built, and nothing else", () => {
  expect(findWrong(content, [join(import.meta.dirname, "../..")])).toEqual([]);
});

test("a changed, a missing and an unknown file are told", () => {
  writeFileSync(join(content, "dist/public/v1/public/credit-cards.json"), "[]");
  rmSync(join(content, "dist/public/index.html"));
  rmSync(join(content, "dist/bin/LICENSES.txt"));
  writeFileSync(join(content, "dist/public/extra.json"), "[]");
  expect(findWrong(content)).toEqual([
    "dist/bin/LICENSES.txt is missing",
    "dist/public/index.html is missing",
    "dist/public/extra.json is not expected",
    "dist/public/v1/public/credit-cards.json is not what the manifest says",
  ]);
});

test("facts for members, accounts, source maps and links do not belong there", () => {
  const unexpected = [
    "dist/private/facts.json",
    "dist/bin/cardfile.mjs.map",
    "var/cardfile.db",
    "data/cards.csv",
  ];
  mkdirSync(join(content, "var"));
  for (const path of unexpected) writeFileSync(join(content, path), "");
  symlinkSync("package.json", join(content, "link.json"));
  const told = findWrong(content);
  for (const path of [...unexpected, "link.json"])
    expect(told).toContain(`${path} is not expected`);
});

test("code that names a folder of the machine it was built on, or holds its sources, is told", () => {
  const path = "dist/bin/chunk-X.mjs";
  writeFileSync(join(content, path), "// /home/ada/cardfile\n//# sourceMappingURL=data:x");
  expect(findWrong(content, ["/home/ada"])).toEqual([
    `${path} names /home/ada`,
    `${path} holds its sources`,
  ]);
});
