import type Database from "libsql";

type Connection = InstanceType<typeof Database>;

/** Each step raises the schema by one version; released steps are never edited. */
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

/** Pages of 4 KiB: the log beside the file stays below a mebibyte, whatever strangers write. */
const LOG_PAGES = 200;

export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Prepares a connection and migrates the database to our schema; to be called again if the database
 * is locked.
 */
export function createPreparation(database: Connection): () => void {
  const readMode = createReader(database, "journal_mode");
  const readVersion = createReader(database, "user_version");

  const migrate = (): void => {
    const current = Number(readVersion());
    if (current > MIGRATIONS.length) {
      throw new Error("the database was written by a newer version of cardfile; update this one");
    }
    for (const sql of MIGRATIONS.slice(current)) database.exec(sql);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  };

  return () => {
    // Before anything is written; an older database gets it only when it is compacted.
    database.exec("PRAGMA auto_vacuum = INCREMENTAL");
    database.exec("PRAGMA journal_mode = WAL");
    if (readMode() !== "wal") {
      throw new Error("the file system does not let processes share a database");
    }
    // An acknowledged write survives a power cut, not only the death of the process.
    database.exec("PRAGMA synchronous = FULL");
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    // Overwrites deleted rows in the file.
    database.exec("PRAGMA secure_delete = ON");
    if (readVersion() === MIGRATIONS.length) return;
    // Takes the write lock first, so that of several processes one migrates and the others wait.
    database.exec("BEGIN IMMEDIATE");
    try {
      migrate();
      database.exec("COMMIT");
    } catch (error) {
      // When the disk is full, SQLite has rolled back already.
      if (database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
}

/**
 * Reads a setting, always by the same statement: one that met a lock keeps its transaction open
 * until it runs again, and the library never ends a statement.
 */
function createReader(database: Connection, name: string): () => unknown {
  let get: (() => unknown) | undefined;
  const prepare = (): (() => unknown) => {
    const statement = database.prepare(`PRAGMA ${name}`);
    return () => statement.get();
  };
  // Preparing it may meet a lock too.
  return () => column((get ??= prepare())(), name);
}

/** A column of a row as the library returns it, which it types as unknown. */
export const column = (row: unknown, name: string): unknown =>
  typeof row === "object" && row !== null ? Reflect.get(row, name) : undefined;
