import { apiKeyRecords } from "./api-keys.ts";
import { toAuditEntry } from "./audit.ts";
import { calendarFeedRecords } from "./calendar-feeds.ts";
import type { Deps } from "./deps.ts";
import { linkRecords } from "./mail/links.ts";
import { appRecords } from "./oauth/apps.ts";
import { sessionRecords } from "./sessions.ts";
import { factorKey } from "./sign-in/factors.ts";
import { deleteAll } from "./store/store.ts";
import type { Account } from "./users.ts";

/** Everything that lets somebody in without the password, by the records that it consists of. */
const RECORDS = {
  sessions: sessionRecords,
  keys: apiKeyRecords,
  apps: appRecords,
  calendar: calendarFeedRecords,
  factors: async (_: Deps, accountId: string) => [factorKey(accountId)],
} as const;

export type Access = keyof typeof RECORDS;

export const ACCESS: readonly Access[] = ["sessions", "keys", "apps", "calendar", "factors"];

/** The second look finds what was written during the first. */
const LOOKS = 2;

/** Ends some of what gives access to an account, whatever state its records are in. */
export async function endAccess(
  deps: Deps,
  accountId: string,
  kinds: readonly Access[],
): Promise<void> {
  if (kinds.length === 0) return;
  for (let look = 0; look < LOOKS; look++) {
    // oxlint-disable-next-line no-await-in-loop
    const keys = await Promise.all(kinds.map((kind) => RECORDS[kind](deps, accountId)));
    // Each look is at what the one before left.
    // oxlint-disable-next-line no-await-in-loop
    await deleteAll(deps.store, [...new Set(keys.flat())]);
  }
  await deps.store.commit([toAuditEntry(deps, accountId, `ended all ${kinds.join(", ")}`)]);
}

/** Ends the links in letters that were sent before the password was changed. */
export const endLinks = async (deps: Deps, { email }: Account): Promise<void> =>
  deleteAll(deps.store, await linkRecords(deps, email));
