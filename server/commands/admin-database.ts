import type { Config } from "../config/config.ts";
import { type Arguments, UsageError } from "./admin-account.ts";

/** Commands on the database as a whole; they need no account and open no store. */
export const DATABASE_COMMANDS = { backup: backUp, restore, compact } as const;

async function backUp({ accounts }: Config, { words: [to] }: Arguments): Promise<string> {
  if (to === undefined) throw new UsageError("Name the file to write.");
  if (accounts.databaseUrl !== undefined) {
    throw new Error("the accounts are in PostgreSQL; back them up with pg_dump");
  }
  const { backUpSqlite } = await import("../accounts/store/sqlite-backup.ts");
  backUpSqlite(accounts.databaseFile, to);
  return `wrote ${to}\n`;
}

async function restore({ accounts }: Config, { words: [from] }: Arguments): Promise<string> {
  if (from === undefined) throw new UsageError("Name the backup to restore.");
  if (accounts.databaseUrl !== undefined) {
    throw new Error("the accounts are in PostgreSQL; stop the servers and restore with pg_restore");
  }
  const { restoreSqlite } = await import("../accounts/store/sqlite-backup.ts");
  const aside = restoreSqlite(accounts.databaseFile, from, Date.now());
  const kept = aside === undefined ? "" : `the old database is in ${aside}; delete it later\n`;
  return `restored ${accounts.databaseFile} from ${from}\n${kept}`;
}

async function compact({ accounts }: Config): Promise<string> {
  if (accounts.databaseUrl !== undefined) {
    const { vacuumPostgres } = await import("../accounts/store/postgres.ts");
    await vacuumPostgres(accounts.databaseUrl);
    return "freed the space of deleted records for new ones\n";
  }
  const { compactSqlite } = await import("../accounts/store/sqlite-backup.ts");
  const { before, after } = compactSqlite(accounts.databaseFile);
  return `${accounts.databaseFile}: ${before} bytes before, ${after} now\n`;
}
