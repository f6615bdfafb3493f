import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Files that pose questions may know the shape of a wallet. */
const isAsking = (file: string): boolean => /^(?:ask|wallets)\.ts$|\.test\.ts$/.test(file);

const isIndependent = (target: string): boolean =>
  target === "csv-parse/sync" ||
  target.startsWith("node:") ||
  (target.startsWith("./") && !isAsking(target.slice(2)));

test("the oracle imports nothing of the service, nor of what asks it", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !isAsking(file));
  expect(files).toContain("purchase.ts");
  const imports = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    return [...text.matchAll(/\b(?:from|import)\s*\(?"([^"]+)"/g)].map(([, target = ""]) => target);
  });
  expect(imports.filter((target) => !isIndependent(target))).toEqual([]);
});
