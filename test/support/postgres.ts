import { randomBytes } from "node:crypto";
import pg from "pg";

/** The server the tests may use; CI starts one when there is none. */
const SERVER = process.env["TEST_POSTGRES_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Undefined, with a line that says so, when no PostgreSQL answers; those tests are skipped. */
export const postgresServer: string | undefined = await findServer();

async function findServer(): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return SERVER;
  } catch {
    process.stderr.write(
      "PostgreSQL tests are skipped: no server at 127.0.0.1:5432 and none in TEST_POSTGRES_URL\n",
    );
    return undefined;
  }
}

export interface TestDatabase {
  readonly url: string;
  /** Ends all connections to it, as a restart of the server would. */
  readonly disconnect: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** A new, empty database of its own. */
export async function createDatabase(): Promise<TestDatabase> {
  if (postgresServer === undefined) throw new Error("no PostgreSQL server");
  const name = `cardfile_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(`CREATE DATABASE ${name}`);
  const url = new URL(postgresServer);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    disconnect: () =>
      runOnServer(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      ),
    drop: () => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresServer });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
