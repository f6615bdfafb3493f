import pg from "pg";
import { closeGently } from "./closing.ts";
import { findPostgresTarget, toPostgresError } from "./postgres-errors.ts";
import { writeBatch } from "./postgres-batch.ts";
import { migratePostgres } from "./postgres-schema.ts";
import { checkKey, checkWrites, Conflict, type Store, type Stored, toKeyRange } from "./store.ts";
import { Gone, toValue } from "./unreadable.ts";

/** Connections of one process; PostgreSQL allows a hundred in all unless told otherwise. */
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
/** For a server that has vanished; one that is there ends the statement itself. */
const SILENCE_MS = STATEMENT_MS + 5000;

/** Expired records deleted per transaction. */
const SWEEP_RECORDS = 1000;

/** A store in a PostgreSQL database; several machines may share it. */
export async function openPostgresStore(
  url: string,
  now: () => number,
  log: (message: string) => void,
): Promise<Store> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: "cardfile",
  };
  await migratePostgres(config);
  const pool = new pg.Pool({
    ...config,
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
  });
  // A connection that breaks while it is idle must not end the process; the next query opens one.
  pool.on("error", (error) => log(`database: ${error.message}`));
  return closeGently(toStore(pool, now));
}

/** Runs work on one connection, and rolls back when it fails. */
async function withClient<Outcome>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await pool.connect();
  let isBroken = false;
  const giveUp = (): void => {
    isBroken = true;
  };
  // A broken connection fails the running query; without a listener it would end the process.
  client.on("error", giveUp);
  try {
    return await work(client);
  } catch (error) {
    // Unless the database itself refused, the state of the connection is unknown.
    const refused =
      error instanceof Conflict || error instanceof Gone || error instanceof pg.DatabaseError;
    if (refused) await client.query("ROLLBACK").catch(giveUp);
    else giveUp();
    throw error;
  } finally {
    client.release(isBroken);
    client.off("error", giveUp);
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
    list: async (prefix, options) => {
      const { after, before, limit } = toKeyRange(prefix, options);
      const { rows } = await pool.query<Row>(
        `${SELECT} WHERE ${ALIVE} AND key > $2 AND key < $3 ORDER BY key LIMIT $4`,
        [now(), after, before, limit ?? null],
      );
      return rows.map(toStored);
    },
    commit: async (writes) => {
      const texts = checkWrites(writes);
      const batch = writes.map((write, at) => ({ write, text: texts[at] }));
      return withClient(pool, (client) => writeBatch(client, batch, now()));
    },
    sweep: async () => {
      // oxlint-disable-next-line no-await-in-loop
      while ((await sweepSome(pool, now())) === SWEEP_RECORDS);
    },
    isAlive: () =>
      pool.query("SELECT version FROM cardfile_schema").then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

/** Deletes some expired records, and skips those that are being written. */
async function sweepSome(pool: pg.Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM cardfile_records WHERE key = ANY(ARRAY(
       SELECT key FROM cardfile_records WHERE expires_at <= $1
       LIMIT ${SWEEP_RECORDS} FOR UPDATE SKIP LOCKED))`,
    [now],
  );
  return rowCount ?? 0;
}

function toStored({ key, value, version }: Row): Stored {
  return { key, value: toValue(value), version: Number(version) };
}

/** Frees the space of deleted records for new ones, while the server runs. */
export async function vacuumPostgres(url: string): Promise<void> {
  const target = findPostgresTarget(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await client.query("VACUUM (ANALYZE) cardfile_records");
  } catch (error) {
    throw toPostgresError(error, target);
  } finally {
    await client.end();
  }
}
