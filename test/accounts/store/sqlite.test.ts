import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import Database from "libsql";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../../server/accounts/store/sqlite.ts";
import { startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { makeFolder } from "./places.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test("only the owner may read the folder, the database and what lies beside it", async () => {
  const folder = join(makeFolder(), "var/accounts");
  const store = await openAt(join(folder, "cardfile.db"));
  await store.commit([{ key: "a", put: 1 }]);
  expect(modeOf(folder)).toBe("700");
  for (const end of ["", "-wal", "-shm"]) {
    expect(modeOf(join(folder, `cardfile.db${end}`)), end).toBe("600");
  }
  await store.close();
});

test("a database that others may read is closed to them", async () => {
  const file = join(makeFolder(), "cardfile.db");
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  const store = await openAt(file);
  expect(modeOf(file)).toBe("600");
  await store.close();
});

test("the log beside the file stays below a mebibyte, however much is written", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const store = await openAt(file);
  for (let at = 0; at < 300; at++) {
    // oxlint-disable-next-line no-await-in-loop
    await store.commit([{ key: "written-again", put: "x".repeat(8000) }]);
  }
  expect(statSync(`${file}-wal`).size).toBeLessThan(2 ** 20);
  await store.close();
});

test.each([10, 100_000])("of a deleted record of %d characters no trace is left", async (size) => {
  const folder = makeFolder();
  const store = await openAt(join(folder, "cardfile.db"));
  const traces = (): number =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1").split(/name-of-ada|mark-of-ada/))
      .reduce((sum, parts) => sum + parts.length - 1, 0);
  const put = "mark-of-ada ".repeat(size / 10);
  await store.commit([{ key: "name-of-ada", put }, ...others("kept", "stays")]);
  // Written anew it lies elsewhere.
  await store.commit([{ key: "name-of-ada", put: `${put}, again` }, ...others("kept", "grows ")]);
  await store.sweep();
  expect(traces()).toBeGreaterThan(1);
  await store.commit([{ key: "name-of-ada", del: true }]);
  await store.sweep();
  expect(traces()).toBe(0);
  expect((await store.get("kept-50"))?.value).toMatch(/^grows /);
  await store.close();
});

/** Records of others around it. */
const others = (key: string, text: string) =>
  Array.from({ length: 99 }, (_, at) => ({ key: `${key}-${at}`, put: text.repeat(at * 10) }));

test("while another process writes, commits wait and the process does not", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const store = await openAt(file);
  await store.commit([{ key: "a", put: 1 }]);
  const other = new Database(file);
  other.exec("BEGIN IMMEDIATE");
  const written: string[] = [];
  const commits = ["b", "c"].map(async (key) => {
    await store.commit([{ key, put: 2 }]);
    written.push(key);
  });
  const swept = store.sweep();
  for (let turn = 0; turn < 1000; turn++) {
    await setImmediate();
    expect((await store.get("a"))?.value).toBe(1);
  }
  expect(await store.isAlive()).toBe(true);
  expect(written).toEqual([]);
  other.exec("COMMIT");
  await Promise.all([...commits, swept]);
  expect((await store.get("c"))?.value).toBe(2);
  other.close();
  await store.close();
});

test("a store that opens while another process writes waits for it", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const other = new Database(file);
  other.exec("BEGIN IMMEDIATE; CREATE TABLE theirs (a)");
  const opening = openAt(file);
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  other.exec("COMMIT");
  const store = await opening;
  await store.commit([{ key: "a", put: 1 }]);
  other.close();
  await store.close();
});

test("once it is closed, the file alone holds everything", async () => {
  const folder = makeFolder();
  const store = await openAt(join(folder, "cardfile.db"));
  await store.commit([{ key: "a", put: 1 }]);
  await store.close();
  copyFileSync(join(folder, "cardfile.db"), join(folder, "copy.db"));
  const copy = await openAt(join(folder, "copy.db"));
  expect((await copy.get("a"))?.value).toBe(1);
  await copy.close();
});

test("a full disk fails the batch that does not fit, with its own error, and no other", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "accounts"));
  const file = join(folder, "accounts/cardfile.db");
  const program = "full-child";
  // Files of a mebibyte at most, for want of a small disk.
  const child = startChild(program, [file], 'ulimit -f 2048 && exec "$0" "$@"');
  expect(await child.end()).toBe(0);
  const [first, second, third, counts] = child.lines;
  expect([first, third, counts]).toEqual(["written", "written", "0 3"]);
  expect(second).toMatch(/disk/);
  const store = await openAt(file);
  expect((await store.list("small/")).map(({ value }) => value)).toEqual([1, 2, 3]);
  await store.close();
});

test("a damaged page is told when the database is opened, though nobody reads it", async () => {
  const file = join(makeFolder(), "cardfile.db");
  const store = await openAt(file);
  const value = "kept ".repeat(600);
  await store.commit(Array.from({ length: 60 }, (_, at) => ({ key: `records/${at}`, put: value })));
  await store.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, bytes.length / 2 + 500, bytes.length / 2 + 3500);
  writeFileSync(file, bytes);
  const logged: string[] = [];
  const damaged = await openSqliteStore(file, Date.now, (line) => void logged.push(line));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/the database is damaged, restore a backup: .+/);
  expect(await damaged.get("records/0")).toMatchObject({ value });
  await damaged.close();
});
