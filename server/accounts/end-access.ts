import { ownKeys } from "./api-keys.ts";
import { toAuditEntry } from "./audit.ts";
import { calendarFeedRecords } from "./calendar-feeds.ts";
import type { Deps } from "./deps.ts";
import { linkRecords } from "./mail/links.ts";
import { appRecords } from "./oauth/apps.ts";
import { factors } from "./sign-in/factors.ts";
import { ownSessions } from "./sign-in/sessions.ts";
import { deleteAll, type Store } from "./store/store.ts";
import type { Account } from "./users.ts";

/** Everything that lets somebody in without the password, by the records that it consists of. */
const RECORDS = {
  sessions: ({ store }: Deps, accountId: string) => ownSessions.listKeys(store, accountId),
  keys: ({ store }: Deps, accountId: string) => ownKeys.listKeys(store, accountId),
  apps: appRecords,
  calendar: calendarFeedRecords,
  factors: async (_: Deps, accountId: string) => [factors.key(accountId)],
} as const;

export type Access = keyof typeof RECORDS;

export const ACCESS: readonly Access[] = ["sessions", "keys", "apps", "calendar", "factors"];

/** Ends some of what gives access to an account, whatever state its records are in. */
export async function endAccess(
  deps: Deps,
  accountId: string,
  kinds: readonly Access[],
): Promise<void> {
  if (kinds.length === 0) return;
  await deleteTwice(deps.store, () => accessRecords(deps, accountId, kinds));
  await deps.store.commit([toAuditEntry(deps, accountId, `ended all ${kinds.join(", ")}`)]);
}

/** The keys of all that gives access to an account. */
export async function accessRecords(
  deps: Deps,
  accountId: string,
  kinds = ACCESS,
): Promise<readonly string[]> {
  return (await Promise.all(kinds.map((kind) => RECORDS[kind](deps, accountId)))).flat();
}

/** Deletes what is found; the second look finds what was written during the first. */
export async function deleteTwice(
  store: Store,
  find: () => Promise<readonly string[]>,
): Promise<void> {
  await deleteAll(store, await find());
  await deleteAll(store, await find());
}

/** Ends the links in letters that were sent before the password was changed. */
export const endLinks = async (deps: Deps, { email }: Account): Promise<void> =>
  deleteAll(deps.store, await linkRecords(deps, email));
