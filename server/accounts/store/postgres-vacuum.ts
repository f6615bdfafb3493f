import pg from "pg";
import { findPostgresTarget, toPostgresError } from "./postgres-errors.ts";

/** Makes the room of deleted records free for new ones, while the server goes on. */
export async function vacuumPostgres(url: string): Promise<void> {
  const target = findPostgresTarget(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query("VACUUM (ANALYZE) cardfile_records");
  } catch (error) {
    throw toPostgresError(error, target);
  } finally {
    await client.end();
  }
}
