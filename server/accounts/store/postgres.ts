import pg from "pg";
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

/** Connections of one process; PostgreSQL allows a hundred in all unless told otherwise. */
const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;

/** Any number, the same in every process: who holds it migrates. */
const MIGRATION_LOCK = 7_420_183;

/** Each step makes the schema one version newer; what is released is never edited. */
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

/** What PostgreSQL says when two batches wait for each other, or came between. */
const RETRIED_CODES: ReadonlySet<string> = new Set(["40P01", "40001"]);

/** A store in a PostgreSQL database; several machines may share it. */
export async function openPostgresStore(
  url: string,
  now: () => number,
  log: (message: string) => void,
): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: "cardfile",
  });
  // A connection that breaks while it is idle must not end the process; the next query opens one.
  pool.on("error", (error) => log(`database: ${error.message}`));
  await withClient(pool, migrate);
  return toStore(pool, now);
}

async function withClient<Outcome>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await pool.connect();
  try {
    const outcome = await work(client);
    client.release();
    return outcome;
  } catch (error) {
    // Whatever state it is in, it is not used again, unless the database itself refused.
    const refused = error instanceof Conflict || error instanceof pg.DatabaseError;
    if (refused) await client.query("ROLLBACK").catch(() => undefined);
    client.release(!refused);
    throw error;
  }
}

async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    await client.query("CREATE TABLE IF NOT EXISTS cardfile_schema (version integer NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM cardfile_schema");
    const current = rows[0]?.version ?? 0;
    if (current > MIGRATIONS.length) {
      throw new Error("the database was written by a newer version of cardfile; update this one");
    }
    if (current === MIGRATIONS.length) return;
    const steps = MIGRATIONS.slice(current).join("\n");
    const mark = `DELETE FROM cardfile_schema; INSERT INTO cardfile_schema VALUES (${MIGRATIONS.length});`;
    await client.query(`BEGIN; ${steps} ${mark} COMMIT;`);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

interface Row {
  readonly key: string;
  readonly value: string;
  readonly version: string;
}

const SELECT = "SELECT key, value, version FROM cardfile_records";
const ALIVE = "(expires_at IS NULL OR expires_at > $1)";

function toStore(pool: pg.Pool, now: () => number): Store {
  return {
    get: async (key) => {
      checkKey(key);
      const { rows } = await pool.query<Row>(`${SELECT} WHERE ${ALIVE} AND key = $2`, [now(), key]);
      return rows[0] && toStored(rows[0]);
    },
    list: async (prefix, { after = prefix, limit } = {}) => {
      checkPrefix(prefix);
      // All keys with the prefix lie before the one that ends with the character after the slash.
      const end = `${prefix.slice(0, -1)}0`;
      const { rows } = await pool.query<Row>(
        `${SELECT} WHERE ${ALIVE} AND key > $2 AND key < $3 ORDER BY key LIMIT $4`,
        [now(), after, end, limit ?? null],
      );
      return rows.map(toStored);
    },
    commit: async (writes) => {
      const texts = checkWrites(writes);
      try {
        return await withClient(pool, (client) => writeBatch(client, writes, texts, now()));
      } catch (error) {
        if (error instanceof pg.DatabaseError && RETRIED_CODES.has(error.code ?? "")) {
          throw new Conflict(writes[0]?.key ?? "");
        }
        throw error;
      }
    },
    sweep: async () => {
      await pool.query("DELETE FROM cardfile_records WHERE expires_at <= $1", [now()]);
    },
    isAlive: async () => {
      await pool.query("SELECT 1");
      return true;
    },
    close: () => pool.end(),
  };
}

/** Locks the records in the order of their keys, checks the conditions, writes. */
async function writeBatch(
  client: pg.PoolClient,
  writes: readonly Write[],
  texts: readonly (string | undefined)[],
  now: number,
): Promise<number> {
  await client.query("BEGIN; SET LOCAL synchronous_commit TO on");
  const { rows } = await client.query<{ key: string; version: string; expires_at: string | null }>(
    `SELECT key, version, expires_at FROM cardfile_records
     WHERE key = ANY($1) ORDER BY key FOR UPDATE`,
    [writes.map(({ key }) => key)],
  );
  const locked = new Set(rows.map(({ key }) => key));
  const alive = new Map(
    rows
      .filter(({ expires_at: ends }) => ends === null || Number(ends) > now)
      .map(({ key, version }) => [key, Number(version)]),
  );
  for (const { key, if: expected } of writes) {
    if (expected !== undefined && (alive.get(key) ?? null) !== expected) throw new Conflict(key);
  }
  const next = await client.query<{ version: string }>(
    "SELECT nextval('cardfile_version') AS version",
  );
  const version = Number(next.rows[0]?.version);
  const inOrder = writes
    .map((write, at) => ({ write, text: texts[at] }))
    .toSorted((a, b) => (a.write.key < b.write.key ? -1 : 1));
  for (const { write, text } of inOrder) {
    // One connection answers one query after the other.
    // oxlint-disable-next-line no-await-in-loop
    await writeOne(client, write, { text, version, isNew: !locked.has(write.key) });
  }
  await client.query("COMMIT");
  return version;
}

async function writeOne(
  client: pg.PoolClient,
  write: Write,
  { text, version, isNew }: { text: string | undefined; version: number; isNew: boolean },
): Promise<void> {
  if (text === undefined) {
    await client.query("DELETE FROM cardfile_records WHERE key = $1", [write.key]);
    return;
  }
  // A record that was not there when we locked may have been made since, by somebody else.
  const onConflict =
    isNew && write.if !== undefined
      ? "DO NOTHING"
      : "(key) DO UPDATE SET value = $2, version = $3, expires_at = $4";
  const expiresAt = ("put" in write ? write.expiresAt : undefined) ?? null;
  const { rowCount } = await client.query(
    `INSERT INTO cardfile_records VALUES ($1, $2, $3, $4) ON CONFLICT ${onConflict}`,
    [write.key, text, version, expiresAt],
  );
  if (rowCount === 0) throw new Conflict(write.key);
}

function toStored({ key, value, version }: Row): Stored {
  // The text was written from a JSON value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { key, value: JSON.parse(value) as Json, version: Number(version) };
}
