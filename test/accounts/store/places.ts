import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createDatabase, postgresServer } from "../../support/postgres.ts";

/** A kind of store that several processes share. */
export interface Place {
  readonly name: string;
  readonly isMissing: boolean;
  /** The address of a new, empty one, for openAt; it goes when the test ends. */
  readonly make: () => Promise<string>;
}

export const PLACES: readonly Place[] = [
  {
    name: "SQLite",
    isMissing: false,
    make: async () => join(makeFolder(), "accounts/cardfile.db"),
  },
  {
    name: "PostgreSQL",
    isMissing: postgresServer === undefined,
    make: async () => {
      const database = await createDatabase();
      onTestFinished(() => database.drop());
      return database.url;
    },
  },
];

/** An empty folder that goes when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
