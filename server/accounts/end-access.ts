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

/** Every way into an account besides the password, with the keys of its records. */
const RECORDS = {
  sessions: ({ store }: Deps, accountId: string) => ownSessions.listKeys(store, accountId),
  keys: ({ store }: Deps, accountId: string) => ownKeys.listKeys(store, accountId),
  apps: appRecords,
  calendar: calendarFeedRecords,
  factors: async (_: Deps, accountId: string) => [factors.key(accountId)],
} as const;

export type Access = keyof typeof RECORDS;

export const ACCESS: readonly Access[] = ["sessions", "keys", "apps", "calendar", "factors"];

/** Revokes these kinds of access to an account, even when their records are damaged. */
export async function endAccess(
  deps: Deps,
  accountId: string,
  kinds: readonly Access[],
): Promise<void> {
  if (kinds.length === 0) return;
  await deleteTwice(deps.store, () => accessRecords(deps, accountId, kinds));
  await deps.store.commit([toAuditEntry(deps, accountId, `ended all ${kinds.join(", ")}`)]);
}

/** The keys of the records behind these kinds of access; all kinds by default. */
export async function accessRecords(
  deps: Deps,
  accountId: string,
  kinds = ACCESS,
): Promise<readonly string[]> {
  return (await Promise.all(kinds.map((kind) => RECORDS[kind](deps, accountId)))).flat();
}

/** Deletes in two passes: the second catches what was written during the first. */
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
