import { chmodSync, closeSync, mkdirSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { closeGently } from "./closing.ts";
import { whileBusy } from "./sqlite-writer.ts";
import { column, createPreparation } from "./sqlite-schema.ts";
import { createWriter } from "./sqlite-writer.ts";
import {
  checkKey,
  checkWrites,
  Conflict,
  type Store,
  type Stored,
  toKeyRange,
  type Write,
} from "./store.ts";
import { Gone, toValue } from "./unreadable.ts";

/** Expired records deleted per transaction, few enough that nobody waits long. */
const SWEEP_RECORDS = 500;
/** Free pages returned to the disk per sweep: 8 MiB. */
const SWEEP_PAGES = 2048;

/** A store in one SQLite file, made when missing; several processes may share it. */
export async function openSqliteStore(
  path: string,
  now: () => number,
  log: (message: string) => void = () => undefined,
): Promise<Store> {
  makePrivateFile(path);
  dropStrayLog(path);
  const database = new Database(path);
  try {
    await whileBusy(createPreparation(database));
    if (statSync(path).size <= MAX_CHECKED_BYTES) await whileBusy(() => tellDamage(database, log));
    return closeGently(toStore(database, now));
  } catch (error) {
    database.close();
    throw error;
  }
}

type Connection = InstanceType<typeof Database>;

/** Only the owner may read what members keep here, from the first moment on. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!exists) throw error;
    // By its name: closing the file would end the locks that this process has on it.
    chmodSync(path, 0o600);
  }
}

/** The check reads the whole file, 2 ms a MiB; damage to a larger one shows in its next backup. */
const MAX_CHECKED_BYTES = 64 * 1_048_576;

/** Logs damage, as a bad page may go unread for long. What can be read is still served. */
function tellDamage(database: Connection, log: (message: string) => void): void {
  const [found]: unknown[] = database.prepare("PRAGMA quick_check(1)").all();
  const said = String(column(found, "quick_check"));
  if (said !== "ok") log(`accounts: the database is damaged, restore a backup: ${said}`);
}

/** Header byte that tells if a database has a log: 2 for one in use here, 1 for a copy. */
const FORMAT_AT = 18;
const WITHOUT_LOG = 1;

const looked = new Set<string>();

/** A log beside a copy just restored is the old database's, and would be replayed into the copy. */
function dropStrayLog(path: string): void {
  // Only once, as closing the file ends the locks that this process has on it.
  if (looked.has(path)) return;
  looked.add(path);
  // Noted first: another process may be giving a new database, still without a log, its own one.
  const strays = ["-wal", "-shm"].map((ending) => ({
    file: path + ending,
    mark: markOf(path + ending),
  }));
  if (!isWithoutLog(path)) return;
  for (const { file, mark } of strays) {
    if (mark !== undefined && mark === markOf(file)) rmSync(file, { force: true });
  }
}

/** Tells a file from one created later in its place; undefined without a file. */
function markOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.ctimeNs}`;
}

/** True for a copy made by a backup. */
export function isWithoutLog(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const format = Buffer.alloc(1);
    readSync(file, format, 0, 1, FORMAT_AT);
    return format[0] === WITHOUT_LOG;
  } finally {
    closeSync(file);
  }
}

function toStore(database: Connection, now: () => number): Store {
  const read = database.prepare(
    "SELECT key, value, version FROM records WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)",
  );
  const range = database.prepare(
    `SELECT key, value, version FROM records
     WHERE key > ? AND key < ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?`,
  );
  const anything = database.prepare("SELECT value FROM counters");
  const sweepSome = database.prepare(
    `DELETE FROM records WHERE key IN
       (SELECT key FROM records WHERE expires_at <= ? LIMIT ${SWEEP_RECORDS})`,
  );
  const emptyLog = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  const giveBack = (): number => {
    database.exec(`PRAGMA incremental_vacuum(${SWEEP_PAGES})`);
    return 0;
  };
  const writeBatch = prepareWrite(database, now);
  const run = createWriter(database);

  return {
    get: async (key) => {
      checkKey(key);
      const row: unknown = await whileBusy(() => read.get(key, now()));
      return row ? toStored(row) : undefined;
    },
    list: async (prefix, options) => {
      const { after, before, limit = -1 } = toKeyRange(prefix, options);
      const rows = await whileBusy(() => range.all(after, before, now(), limit));
      return rows.map(toStored);
    },
    commit: async (writes) => {
      const texts = checkWrites(writes);
      return run({ size: writes.length, write: () => writeBatch(writes, texts) });
    },
    sweep: async () => {
      const job = { size: SWEEP_RECORDS, write: () => sweepSome.run(now()).changes };
      // One transaction each, so that other writes run between them.
      // oxlint-disable-next-line no-await-in-loop
      while ((await run(job)) === SWEEP_RECORDS);
      await run({ size: SWEEP_RECORDS, write: giveBack });
      // The log beside the file holds what was deleted until it is emptied.
      await whileBusy(() => emptyLog.get());
    },
    isAlive: () => whileBusy(() => anything.get() !== undefined).catch(() => false),
    close: async () => {
      // The prepared statements keep the file and the log beside it open until they are collected.
      // With an empty log, a copy of the file alone has everything.
      try {
        await whileBusy(() => emptyLog.get());
      } finally {
        database.close();
      }
    },
  };
}

/** Writes a batch within a transaction, or throws a Conflict before it writes. */
function prepareWrite(
  database: Connection,
  now: () => number,
): (writes: readonly Write[], texts: readonly (string | undefined)[]) => number {
  const readVersion = database.prepare(
    "SELECT version FROM records WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)",
  );
  const nextVersion = database.prepare(
    "UPDATE counters SET value = value + 1 WHERE name = 'version' RETURNING value",
  );
  const put = database.prepare("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)");
  const del = database.prepare("DELETE FROM records WHERE key = ?");

  return (writes, texts) => {
    for (const write of writes) {
      const { key, if: expected } = write;
      const isRequired = "required" in write;
      if (expected === undefined && !isRequired) continue;
      const found: unknown = readVersion.get(key, now());
      if (isRequired && !found) throw new Gone();
      if (isRequired) continue;
      if ((found ? Number(column(found, "version")) : null) !== expected) throw new Conflict(key);
    }
    const version = Number(column(nextVersion.get(), "value"));
    for (const [at, one] of writes.entries()) {
      const text = texts[at];
      if ("del" in one) del.run(one.key);
      else if (text !== undefined)
        put.run(one.key, text, version, ("put" in one ? one.expiresAt : undefined) ?? null);
    }
    return version;
  };
}

function toStored(row: unknown): Stored {
  return {
    key: String(column(row, "key")),
    value: toValue(String(column(row, "value"))),
    version: Number(column(row, "version")),
  };
}
