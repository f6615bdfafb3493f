import type Database from "libsql";

type Connection = InstanceType<typeof Database>;

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

/** Sets a connection up and brings the database to our schema; may be tried again when locked. */
export function prepareDatabase(database: Connection): void {
  // Not as statements: those that met a lock would be in the way until they are collected.
  database.exec("PRAGMA journal_mode = WAL");
  const mode = column(database.prepare("PRAGMA journal_mode").get(), "journal_mode");
  if (mode !== "wal") throw new Error("the file system does not let processes share a database");
  // An acknowledged write survives a power cut, not only the death of the process.
  database.exec("PRAGMA synchronous = FULL");
  if (readSchemaVersion(database) === MIGRATIONS.length) return;
  // Takes the write lock first, so that of several processes one migrates and the others wait.
  database.exec("BEGIN IMMEDIATE");
  try {
    migrate(database);
    database.exec("COMMIT");
  } catch (error) {
    // When the disk is full, SQLite has rolled back already.
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function migrate(database: Connection): void {
  const current = readSchemaVersion(database);
  if (current > MIGRATIONS.length) {
    throw new Error("the database was written by a newer version of cardfile; update this one");
  }
  for (const sql of MIGRATIONS.slice(current)) database.exec(sql);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

const readSchemaVersion = (database: Connection): number =>
  Number(column(database.prepare("PRAGMA user_version").get(), "user_version"));

/** A column of a row as the library returns it, which it types as unknown. */
export const column = (row: unknown, name: string): unknown =>
  typeof row === "object" && row !== null ? Reflect.get(row, name) : undefined;
