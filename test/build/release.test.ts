import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digestContent } from "../../build/content.ts";
import { checks } from "../../build/checks/registry.ts";
import { runScript } from "../support/command.ts";
import { makeFolder, readRows } from "./fixtures.ts";

const root = join(import.meta.dirname, "../..");
const realData = join(root, "data");

/** A copy of the real tables, which pass every check, the one of the counts included. */
function copyReal(): string {
  const folder = makeFolder();
  cpSync(realData, folder, { recursive: true });
  return folder;
}

const release = (data: string, ...words: readonly string[]) =>
  runScript("build/release.ts", ["--data", data, ...words]);

const rename = (data: string) => {
  const file = join(data, "cards.csv");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(
      ",Amex Gold,American Express,personal,American Express,Not tiered,325,",
      ",Amex Gilt,American Express,personal,American Express,Not tiered,325,",
    ),
  );
};

test("the last release of the real data is not in the future and tells its present content", () => {
  const tables = readRows(realData);
  const last = tables.releases.at(-1);
  expect(Date.parse(last?.released_at ?? "")).toBeLessThanOrEqual(Date.now());
  expect(last?.content_sha256).toBe(digestContent(tables));
});

test("a change without a release is warned of, and a release ends the warning", async () => {
  const data = copyReal();
  const check = checks.find(({ name }) => name === "released-content");
  expect(check?.run(readRows(data))).toEqual([]);
  rename(data);
  expect(check?.run(readRows(data))).toHaveLength(1);
  expect(await release(data, "Gold", "costs", '"more", they say')).toMatchObject({ code: 0 });
  const tables = readRows(data);
  expect(check?.run(tables)).toEqual([]);
  expect(tables.releases).toHaveLength(readRows(realData).releases.length + 1);
  expect(tables.releases.at(-1)?.summary).toBe('Gold costs "more", they say');
});

test("a release notes which published facts changed, and no private one", async () => {
  const data = copyReal();
  const git = (...words: readonly string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], {
      cwd: data,
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "released");
  rename(data);
  const edit = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(data, file), "utf8");
    expect(text).toMatch(from);
    writeFileSync(join(data, file), text.replace(from, to));
  };
  edit("card-protections.csv", /^amex-gold,Auto rental coverage,.*\n/m, "");
  edit("card-credits.csv", /^(amex-gold,Resy dining,Dining),50,/m, "$1,60,");
  expect((await release(data, "Gold is gilt")).stdout).toContain("; 2 published facts changed");
  const rows = readRows(data).publishedChanges.slice(readRows(realData).publishedChanges.length);
  expect(rows.map(({ subject, field, old, new: value }) => [subject, field, old, value])).toEqual([
    ["amex-gold", "display_name", "Amex Gold", "Amex Gilt"],
    ["amex-gold", "protections", "Auto rental coverage", ""],
  ]);
  for (const { as_of, publisher, url } of rows) {
    expect([as_of, publisher, url].map(Boolean)).toEqual([true, true, true]);
  }
});

test("nothing is released when nothing changed, without words or with errors", async () => {
  const data = copyReal();
  const before = readFileSync(join(data, "releases.csv"), "utf8");
  expect((await release(data, "again")).stdout).toContain("nothing changed");
  expect(await release(data)).toMatchObject({ code: 2, stderr: expect.stringContaining("Usage") });
  rename(data);
  const cards = join(data, "cards.csv");
  writeFileSync(cards, readFileSync(cards, "utf8").replace(",business,", ",bussiness,"));
  const refused = await release(data, "broken");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/cards\.csv:\d+ card_type: expected one of personal \| business/);
  expect(readFileSync(join(data, "releases.csv"), "utf8")).toBe(before);
});
