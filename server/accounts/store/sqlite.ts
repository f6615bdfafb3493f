import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import {
  checkKey,
  checkPrefix,
  checkWrites,
  Conflict,
  type Json,
  type Store,
  type Stored,
  type Write,
} from "./store.ts";

/** How long a writer waits for another process that is writing. */
const BUSY_MS = 10_000;

/** Each step makes the schema one version newer; what is released is never edited. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE records (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL,
     version INTEGER NOT NULL,
     expires_at INTEGER
   ) WITHOUT ROWID;
   CREATE INDEX records_by_expiry ON records (expires_at) WHERE expires_at IS NOT NULL;
   CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
   INSERT INTO counters VALUES ('version', 0);`,
];

/** A store in one SQLite file, made when missing; several processes may share it. */
export function openSqliteStore(path: string, now: () => number): Store {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new Database(path);
  // Only the owner may read what members keep here.
  chmodSync(path, 0o600);
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  database.pragma("journal_mode = WAL");
  // An acknowledged write survives a power cut, not only the death of the process.
  database.pragma("synchronous = FULL");
  migrate(database);
  return toStore(database, now);
}

/** Writes a whole copy of an open database to a file, while others write. */
export function backUpSqlite(path: string, to: string): void {
  const database = new Database(path, { readonly: true });
  try {
    database.prepare("VACUUM INTO ?").run(to);
    chmodSync(to, 0o600);
  } finally {
    database.close();
  }
}

type Connection = InstanceType<typeof Database>;

function migrate(database: Connection): void {
  const step = database.transaction(() => {
    const current = Number(readPragma(database, "user_version"));
    if (current > MIGRATIONS.length) {
      throw new Error("the database was written by a newer version of cardfile; update this one");
    }
    for (const sql of MIGRATIONS.slice(current)) database.exec(sql);
    database.pragma(`user_version = ${MIGRATIONS.length}`);
  });
  // Takes the write lock first, so that of several processes one migrates and the others wait.
  step.immediate();
}

function readPragma(database: Connection, name: string): unknown {
  return column(database.prepare(`PRAGMA ${name}`).get(), name);
}

function toStore(database: Connection, now: () => number): Store {
  const read = database.prepare(
    "SELECT key, value, version FROM records WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)",
  );
  const range = database.prepare(
    `SELECT key, value, version FROM records
     WHERE key > ? AND key < ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?`,
  );
  const nextVersion = database.prepare(
    "UPDATE counters SET value = value + 1 WHERE name = 'version' RETURNING value",
  );
  const put = database.prepare("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)");
  const del = database.prepare("DELETE FROM records WHERE key = ?");
  const expired = database.prepare("DELETE FROM records WHERE expires_at <= ?");

  const write = database.transaction(
    (writes: readonly Write[], texts: readonly (string | undefined)[]): number => {
      for (const { key, if: expected } of writes) {
        if (expected === undefined) continue;
        const found: unknown = read.get(key, now());
        if ((found ? Number(column(found, "version")) : null) !== expected) throw new Conflict(key);
      }
      const version = Number(column(nextVersion.get(), "value"));
      for (const [at, one] of writes.entries()) {
        const text = texts[at];
        if (text === undefined) del.run(one.key);
        else put.run(one.key, text, version, ("put" in one ? one.expiresAt : undefined) ?? null);
      }
      return version;
    },
  );

  return {
    get: async (key) => {
      checkKey(key);
      const row: unknown = read.get(key, now());
      return row ? toStored(row) : undefined;
    },
    list: async (prefix, { after, limit = -1 } = {}) => {
      checkPrefix(prefix);
      // All keys with the prefix lie before the one that ends with the character after the slash.
      const end = `${prefix.slice(0, -1)}0`;
      return range.all(after ?? prefix, end, now(), limit).map(toStored);
    },
    commit: async (writes) => write.immediate(writes, checkWrites(writes)),
    sweep: async () => void expired.run(now()),
    isAlive: async () => database.open && database.prepare("SELECT 1").get() !== undefined,
    close: async () => void database.close(),
  };
}

const column = (row: unknown, name: string): unknown =>
  typeof row === "object" && row !== null ? Reflect.get(row, name) : undefined;

function toStored(row: unknown): Stored {
  return {
    key: String(column(row, "key")),
    // The text was written from a JSON value.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    value: JSON.parse(String(column(row, "value"))) as Json,
    version: Number(column(row, "version")),
  };
}
