import { randomBytes } from "node:crypto";
import type { Deps } from "../accounts/deps.ts";
import { openStore } from "../accounts/store/open.ts";
import type { Config } from "../config/config.ts";
import { logLine } from "../ops/log.ts";

const now = (): number => Date.now();

/** Work of a command on the accounts of the server; they are closed when it is done. */
export async function withAccounts<Outcome>(
  { accounts }: Config,
  work: (deps: Deps) => Promise<Outcome>,
): Promise<Outcome> {
  const store = await openStore({
    url: accounts.databaseUrl,
    file: accounts.databaseFile,
    now,
    log: logLine,
  });
  try {
    return await work({ store, now, randomBytes });
  } finally {
    await store.close();
  }
}
