import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import pg from "pg";
import { createMemoryStore } from "../../support/memory-store.ts";
import { openPostgresStore } from "../../../server/accounts/store/postgres.ts";
import { openSqliteStore } from "../../../server/accounts/store/sqlite.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../../support/postgres.ts";
import { describeStore } from "./contract.ts";

describeStore("the memory store", async (now) => createMemoryStore(now));

describe("on disk", () => {
  let folder: string;
  let count = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cardfile-store-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describeStore("the SQLite store", async (now) =>
    openSqliteStore(join(folder, `${count++}/cardfile.db`), now),
  );
});

describe.skipIf(postgresServer === undefined)("in a database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  describeStore("the PostgreSQL store", async (now) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("DROP TABLE IF EXISTS cardfile_records, cardfile_schema");
    await client.query("DROP SEQUENCE IF EXISTS cardfile_version");
    await client.end();
    return openPostgresStore(database.url, now, () => undefined);
  });
});
