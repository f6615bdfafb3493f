import { findPostgresTarget, toPostgresError } from "./postgres-errors.ts";
import { toSqliteError } from "./sqlite-errors.ts";
import { type Store, tellFailures } from "./store.ts";

export interface StoreOptions {
  /** A PostgreSQL address, as in DATABASE_URL; without one the SQLite file is used. */
  readonly url: string | undefined;
  /** The SQLite file; it and its folder are made when missing. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string) => void;
}

/**
 * Opens the configured store. Throws an error whose message says what to do when it cannot, without
 * any password.
 */
export async function openStore({ url, file, now, log }: StoreOptions): Promise<Store> {
  // Only the driver that is used is loaded.
  if (url === undefined) {
    const { openSqliteStore } = await import("./sqlite.ts");
    return openSqliteStore(file, now, log).then(tellFailures, (error: unknown) => {
      throw toSqliteError(error, file);
    });
  }
  const target = findPostgresTarget(url);
  const { openPostgresStore } = await import("./postgres.ts");
  return openPostgresStore(url, now, log).then(tellFailures, (error: unknown) => {
    throw toPostgresError(error, target);
  });
}
