import { createHash } from "node:crypto";
import type pg from "pg";
import { Conflict, type Write } from "./store.ts";
import { Gone } from "./unreadable.ts";

/** An arbitrary number, the same in every process; the second key is the number of the lock. */
const WRITE_LOCKS = 7_420_184;
/** Few enough for a batch of a thousand keys to lock, many enough that two seldom collide. */
const LOCKS = 512;

/** A write and its checked text, which is undefined for a deletion. */
export interface TextedWrite {
  readonly write: Write;
  readonly text: string | undefined;
}

/** Checks the conditions, writes and commits; whoever called rolls back when this throws. */
export async function writeBatch(
  client: pg.PoolClient,
  batch: readonly TextedWrite[],
  now: number,
): Promise<number> {
  const keys = batch.map(({ write }) => write.key);
  await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL synchronous_commit TO on;
    SELECT pg_advisory_xact_lock(${WRITE_LOCKS}, lock) FROM unnest(${toLocks(keys)}) AS lock`);
  const { version, alive } = await readVersions(client, keys, now);
  for (const { write } of batch) {
    const { key, if: expected } = write;
    if ("required" in write && !alive.has(key)) throw new Gone();
    if (expected !== undefined && (alive.get(key) ?? null) !== expected) throw new Conflict(key);
  }
  await remove(client, batch);
  await put(client, batch, version);
  await client.query("COMMIT");
  return version;
}

/**
 * The locks of the keys, as an SQL array. Missing records cannot be locked, so each key maps to an
 * advisory lock, perhaps a shared one; all take them in the same order, so there are no deadlocks.
 * Every version that shares the database must compute them alike.
 */
function toLocks(keys: readonly string[]): string {
  const locks = keys.map((key) => createHash("sha256").update(key).digest().readUInt16BE() % LOCKS);
  return `ARRAY[${[...new Set(locks)].toSorted((a, b) => a - b).join(",")}]::int[]`;
}

/** The next version, and those of the records that have not expired. */
async function readVersions(
  client: pg.PoolClient,
  keys: readonly string[],
  now: number,
): Promise<{ version: number; alive: ReadonlyMap<string | null, number> }> {
  const { rows } = await client.query<{ next: string; key: string | null; version: string | null }>(
    `WITH counter AS MATERIALIZED (SELECT nextval('cardfile_version') AS next)
     SELECT next, key, version FROM counter LEFT JOIN cardfile_records
       ON key = ANY($1) AND (expires_at IS NULL OR expires_at > $2)`,
    [keys, now],
  );
  const alive = new Map(rows.map(({ key, version }) => [key, Number(version)]));
  return { version: Number(rows[0]?.next), alive };
}

async function remove(client: pg.PoolClient, batch: readonly TextedWrite[]): Promise<void> {
  const keys = batch.filter(({ write }) => "del" in write).map(({ write }) => write.key);
  if (keys.length === 0) return;
  await client.query("DELETE FROM cardfile_records WHERE key = ANY($1)", [keys]);
}

async function put(
  client: pg.PoolClient,
  batch: readonly TextedWrite[],
  version: number,
): Promise<void> {
  const puts = batch.filter(({ text }) => text !== undefined);
  if (puts.length === 0) return;
  await client.query(
    `INSERT INTO cardfile_records (key, value, version, expires_at)
     SELECT key, value, $3::bigint, expires_at
     FROM unnest($1::text[], $2::text[], $4::bigint[]) AS batch (key, value, expires_at)
     ON CONFLICT (key) DO UPDATE
     SET value = excluded.value, version = excluded.version, expires_at = excluded.expires_at`,
    [
      puts.map(({ write }) => write.key),
      puts.map(({ text }) => text),
      version,
      puts.map(({ write }) => ("put" in write ? write.expiresAt : undefined) ?? null),
    ],
  );
}
