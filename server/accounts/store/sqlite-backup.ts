import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { toSqliteError } from "./sqlite-errors.ts";
import { isWithoutLog } from "./sqlite.ts";
import { column, SCHEMA_VERSION } from "./sqlite-schema.ts";

/** How long to wait for other processes; this one does nothing else meanwhile. */
const BUSY_MS = 10_000;

/**
 * Writes a whole copy of a database to a new file, while others write. The process does nothing
 * else meanwhile.
 */
export function backUpSqlite(path: string, to: string): void {
  if (!existsSync(path)) throw new Error(`there is no database ${path}`);
  if (existsSync(to)) throw new Error(`${to} already exists; name a new file`);
  const part = toPart(to);
  try {
    closeSync(openSync(part, "wx", 0o600));
    run(path, `PRAGMA busy_timeout = ${BUSY_MS}; VACUUM INTO ${quoted(part)}`);
    writeToDisk(part);
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Replaces a database that no server has open with a backup. The old one is kept beside it with its
 * log, so that none of it gets into the backup. Returns its new name, if there was one.
 */
export function restoreSqlite(path: string, from: string, now: number): string | undefined {
  if (!existsSync(from)) throw new Error(`there is no file ${from}`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) refuseInUse(path);
  const part = toPart(path);
  try {
    copyWithLog(from, part);
    checkWhole(part, from);
    writeToDisk(part);
    const aside = existsSync(path) ? `${path}.replaced-${now}` : undefined;
    if (aside !== undefined) linkSync(path, aside);
    for (const ending of ["-wal", "-shm"]) {
      if (!existsSync(path + ending)) continue;
      if (aside === undefined) rmSync(path + ending);
      else renameSync(path + ending, aside + ending);
    }
    renameSync(part, path);
    return aside;
  } finally {
    for (const ending of ["", "-wal", "-shm"]) rmSync(part + ending, { force: true });
  }
}

/** Returns the space of deleted records to the disk, while others read. */
export function compactSqlite(path: string): { readonly before: number; readonly after: number } {
  if (!existsSync(path)) throw new Error(`there is no database ${path}`);
  const before = statSync(path).size;
  // Only a VACUUM lets an older database shrink gradually with later deletions.
  run(
    path,
    `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL;
     VACUUM; PRAGMA wal_checkpoint(TRUNCATE)`,
  );
  return { before, after: statSync(path).size };
}

const toPart = (path: string): string => `${path}.${process.pid}.part`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Not prepared: an uncollected statement keeps its connection open, which may write the log. */
function run(path: string, sql: string): void {
  const database = new Database(path);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** Leaving WAL mode takes exclusive access, so it fails while in use; it also empties the log. */
function refuseInUse(path: string): void {
  try {
    run(path, "PRAGMA journal_mode = DELETE");
  } catch (error) {
    // A damaged database is about to be replaced anyway.
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
    if (isBusy) throw new Error(`a server has ${path} open; stop it first`, { cause: error });
  }
}

/** A copy of a database in use may have a log; beside one of our backups, a log is a stray. */
function copyWithLog(from: string, part: string): void {
  copyFileSync(from, part);
  chmodSync(part, 0o600);
  if (!isWithoutLog(part) && existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${part}-wal`);
}

function checkWhole(part: string, from: string): void {
  try {
    run(part, "PRAGMA journal_mode = DELETE");
    const database = new Database(part);
    const check: unknown = database.prepare("PRAGMA quick_check").get();
    const version = Number(column(database.prepare("PRAGMA user_version").get(), "user_version"));
    database.close();
    if (column(check, "quick_check") !== "ok") throw new Error("it is damaged");
    if (version === 0) throw new Error("it is not a cardfile database");
    if (version > SCHEMA_VERSION) {
      throw new Error("it was written by a newer version of cardfile; update this one");
    }
  } catch (error) {
    const { message } = toSqliteError(error, from);
    throw new Error(`${message}; nothing was changed`, { cause: error });
  }
}

/** Needed because SQLite leaves it to the system when a copy reaches the disk. */
function writeToDisk(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
