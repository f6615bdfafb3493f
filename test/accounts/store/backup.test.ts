import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { expect, test } from "vitest";
import {
  backUpSqlite,
  compactSqlite,
  restoreSqlite,
} from "../../../server/accounts/store/sqlite-backup.ts";
import { expectWhole, readAcknowledged } from "./batches.ts";
import { startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { makeFolder } from "./places.ts";

const BACKUPS = 5;
const WRITERS = 4;
const LINES_BETWEEN = 200;

async function readAll(file: string) {
  const store = await openAt(file);
  const records = await store.list("last/");
  await store.close();
  return records;
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test("a copy made while others write is whole and has all that was acknowledged before", async () => {
  const folder = makeFolder();
  const file = join(folder, "accounts/cardfile.db");
  const child = startChild("batches-child", [file, "backup", String(WRITERS)]);
  for (let count = 1; count <= BACKUPS; count++) {
    await child.waitForLines(child.lines.length + LINES_BETWEEN);
    const acknowledged = readAcknowledged(child.lines);
    const copy = join(folder, `copy-${count}/cardfile.db`);
    mkdirSync(join(folder, `copy-${count}`));
    backUpSqlite(file, copy);
    expect(modeOf(copy)).toBe("600");
    const store = await openAt(copy);
    await expectWhole(store, acknowledged);
    await store.close();
  }
  await child.kill();
});

test("a copy put in the place of a damaged database restores it", async () => {
  const folder = makeFolder();
  const file = join(folder, "cardfile.db");
  const child = startChild("batches-child", [file, "old", "2"]);
  await child.waitForLines(LINES_BETWEEN);
  const acknowledged = readAcknowledged(child.lines);
  const copy = join(folder, "copy.db");
  backUpSqlite(file, copy);
  await child.waitForLines(child.lines.length + LINES_BETWEEN);
  await child.kill();
  writeFileSync(file, "damaged");

  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  copyFileSync(copy, file);
  const store = await openAt(file);
  await expectWhole(store, acknowledged);
  const version = await store.commit([{ key: "new", put: 1 }]);
  expect((await store.get("last/old-0"))?.version).toBeLessThan(version);
  await store.close();
  expect(modeOf(file)).toBe("600");
});

test("a copy put over a database has what it had, though the log of the other is still there", async () => {
  const folder = makeFolder();
  const file = join(folder, "cardfile.db");
  const child = startChild("batches-child", [file, "old", "1"]);
  await child.waitForLines(LINES_BETWEEN);
  const copy = join(folder, "copy.db");
  backUpSqlite(file, copy);
  await child.waitForLines(child.lines.length + LINES_BETWEEN);
  await child.kill();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);

  copyFileSync(copy, file);
  expect(await readAll(file)).toEqual(await readAll(copy));
});

test("a process that opens a new database late leaves the log that another has begun", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const database = new Database(file);
  database.exec("CREATE TABLE t (a)");
  database.close();
  const child = startChild("late-open-child", [file]);
  await child.waitForLines(1);
  const store = await openAt(file);
  await store.commit([{ key: "a/b", put: 1 }]);
  child.say("");
  await child.waitForLines(2);
  expect(child.lines.at(-1)).toBe("1");
  expect(await store.list("a/")).toHaveLength(1);
  await store.close();
});

test("restoring beside the log of a later database gives what the backup says", async () => {
  const folder = makeFolder();
  const file = join(folder, "cardfile.db");
  const child = startChild("batches-child", [file, "old", "1"]);
  await child.waitForLines(LINES_BETWEEN);
  const copy = join(folder, "copy.db");
  backUpSqlite(file, copy);
  await child.waitForLines(child.lines.length + LINES_BETWEEN);
  expect(() => restoreSqlite(file, copy, 1)).toThrow(`a server has ${file} open; stop it first`);
  await child.kill();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);

  const aside = restoreSqlite(file, copy, 1);
  expect(aside).toBe(`${file}.replaced-1`);
  expect(modeOf(file)).toBe("600");
  expect(await readAll(file)).toEqual(await readAll(copy));
  expect(await readAll(`${file}.replaced-1`)).not.toEqual(await readAll(copy));
});

test("a copy of a database in use is restored with its log, over what a server has opened", async () => {
  const folder = makeFolder();
  const [file, used] = [join(folder, "cardfile.db"), join(folder, "used.db")];
  for (const path of [file, used]) {
    const child = startChild("batches-child", [path, path === used ? "used" : "other", "1"]);
    // oxlint-disable-next-line no-await-in-loop
    await child.waitForLines(LINES_BETWEEN);
    // oxlint-disable-next-line no-await-in-loop
    await child.kill();
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  }
  restoreSqlite(file, used, 1);
  const restored = await readAll(file);
  expect(restored.map(({ key }) => key)).toEqual(["last/used-0"]);
  expect(restored).toEqual(await readAll(used));
});

test("what is no whole backup of ours is not restored, and nothing is changed", async () => {
  const folder = makeFolder();
  const file = join(folder, "cardfile.db");
  const child = startChild("batches-child", [file, "old", "1"]);
  await child.waitForLines(LINES_BETWEEN);
  const whole = join(folder, "whole.db");
  backUpSqlite(file, whole);
  await child.kill();
  const pages = readFileSync(whole);
  for (const [bytes, message] of [
    [Buffer.from("no database at all ".repeat(100)), "is not an SQLite database"],
    [Buffer.concat([pages.subarray(0, 4096), Buffer.alloc(pages.length - 4096, 7)]), "damaged"],
    [Buffer.alloc(0), "not a cardfile database"],
  ] as const) {
    const bad = join(folder, "bad.db");
    writeFileSync(bad, bytes);
    expect(() => restoreSqlite(file, bad, 1)).toThrow(message);
  }
  expect(readdirSync(folder).toSorted()).toEqual(["bad.db", "cardfile.db", "whole.db"]);
  expect((await readAll(file)).map(({ key }) => key)).toEqual(["last/old-0"]);
});

test("a database of which much was deleted shrinks when it is swept or compacted", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const store = await openAt(file);
  const keys = Array.from({ length: 500 }, (_, at) => `big/${at}`);
  await store.commit(keys.map((key) => ({ key, put: "x".repeat(4000) })));
  await store.sweep();
  const full = statSync(file).size;
  await store.commit(keys.map((key) => ({ key, del: true })));
  await store.sweep();
  expect(statSync(file).size).toBeLessThan(full / 10);
  await store.close();

  // The backup as older versions made it.
  const old = join(makeFolder(), "cardfile.db");
  const database = new Database(old);
  database.exec("CREATE TABLE t (x); INSERT INTO t VALUES (zeroblob(1000000)); DELETE FROM t");
  database.close();
  const { before, after } = compactSqlite(old);
  expect(after).toBeLessThan(before / 10);
});

test("a copy never takes the place of a file", async () => {
  const folder = makeFolder();
  const store = await openAt(join(folder, "cardfile.db"));
  writeFileSync(join(folder, "mine.txt"), "mine");
  expect(() => backUpSqlite(join(folder, "cardfile.db"), join(folder, "mine.txt"))).toThrow(
    "already exists",
  );
  expect(readFileSync(join(folder, "mine.txt"), "utf8")).toBe("mine");
  await store.close();
});

test("a copy that fails leaves nothing behind, and of nothing none is made", () => {
  const folder = makeFolder();
  const [file, to] = [join(folder, "cardfile.db"), join(folder, "copy.db")];
  expect(() => backUpSqlite(file, to)).toThrow(`there is no database ${file}`);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, "no database at all ".repeat(100));
  expect(() => backUpSqlite(file, to)).toThrow("file is not a database");
  expect(readdirSync(folder)).toEqual(["cardfile.db"]);
});
