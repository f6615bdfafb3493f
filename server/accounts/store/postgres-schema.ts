import pg from "pg";

/** An arbitrary number, the same in every process: whoever holds this lock migrates. */
const MIGRATION_LOCK = 7_420_183;
const LOCK_WAIT = "60s";
/** For a server that has vanished meanwhile: longer than the wait for the lock. */
const SILENCE_MS = 75_000;

/** Each step raises the schema by one version; released steps are never edited. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE cardfile_records (
     key text COLLATE "C" PRIMARY KEY,
     value text NOT NULL,
     version bigint NOT NULL,
     expires_at bigint
   );
   CREATE INDEX cardfile_records_by_expiry ON cardfile_records (expires_at)
     WHERE expires_at IS NOT NULL;
   CREATE SEQUENCE cardfile_version;`,
];

/** Migrates a database to our schema, on a connection of its own. */
export async function migratePostgres(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, query_timeout: SILENCE_MS });
  // A broken connection fails the running query; without a listener it would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await migrate(client);
  } finally {
    await client.end();
  }
}

/** One transaction: whatever stops it, the lock is freed and nothing is half made. */
async function migrate(client: pg.Client): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL lock_timeout TO '${LOCK_WAIT}';
    SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const current = await readSchemaVersion(client);
  if (current > MIGRATIONS.length) {
    throw new Error("the database was written by a newer version of cardfile; update this one");
  }
  if (current < MIGRATIONS.length) {
    await client.query(`CREATE TABLE IF NOT EXISTS cardfile_schema (version integer NOT NULL);
      ${MIGRATIONS.slice(current).join("\n")}
      DELETE FROM cardfile_schema;
      INSERT INTO cardfile_schema VALUES (${MIGRATIONS.length})`);
  }
  await client.query("COMMIT");
}

/** Zero in an empty database. Only reads, so a role that may not create tables works too. */
async function readSchemaVersion(client: pg.Client): Promise<number> {
  const made = await client.query<{ made: boolean }>(
    "SELECT to_regclass('cardfile_schema') IS NOT NULL AS made",
  );
  if (made.rows[0]?.made !== true) return 0;
  const { rows } = await client.query<{ version: number }>("SELECT version FROM cardfile_schema");
  return rows[0]?.version ?? 0;
}
