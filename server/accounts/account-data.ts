import * as z from "zod";
import { toAuditEntry } from "./audit.ts";
import { type ApiKey, listApiKeys } from "./api-keys.ts";
import { readCalendarFeed } from "./calendar-feeds.ts";
import type { Deps } from "./deps.ts";
import { accessRecords, deleteTwice } from "./end-access.ts";
import { linkRecords } from "./mail/links.ts";
import { readReminders, reminders } from "./mail/reminders.ts";
import { listApps } from "./oauth/apps.ts";
import { type Ceilings } from "./plans.ts";
import { counters, keepUse, readQuotas, readUse } from "./quotas.ts";
import { listSessions } from "./sign-in/sessions.ts";
import { readFactors } from "./sign-in/factors.ts";
import { pending } from "./sign-in/pending.ts";
import { deleteAll } from "./store/store.ts";
import { defineRecord, unlessUnreadable } from "./records.ts";
import { accounts, addressRecords, findAccount } from "./users.ts";
import { listPurchases } from "./purchases.ts";
import { listRemoved } from "./wallet-slips.ts";
import { readKeptWallet, walletRecords } from "./wallets.ts";

/** The records of an account with its purchases. Undefined when there is no such account. */
export async function exportAccount(deps: Deps, ceilings: Ceilings, accountId: string) {
  const purchases = await listPurchases(deps, accountId);
  const records = await exportRecords(deps, ceilings, accountId);
  return records && { ...records, purchases };
}

/**
 * Everything stored about an account except its purchases, for the member's export; no hashes and
 * no secrets. Unreadable records are left out, but the wallet is exported as stored. Undefined when
 * there is no such account.
 */
export async function exportRecords(deps: Deps, ceilings: Ceilings, accountId: string) {
  if ((await deps.store.get(accounts.key(accountId))) === undefined) return undefined;
  const account = await unlessUnreadable(findAccount(deps, accountId));
  const [access, quotas, wallet, removed, feed, reminded] = await Promise.all([
    exportAccess(deps, accountId),
    unlessUnreadable(readQuotas(deps, ceilings, { id: accountId, plan: account?.plan ?? "free" })),
    readKeptWallet(deps, accountId),
    listRemoved(deps.store, accountId),
    unlessUnreadable(readCalendarFeed(deps, accountId)),
    unlessUnreadable(readReminders(deps, accountId)),
  ]);
  const noted = deps.store.commit([toAuditEntry(deps, accountId, "exported the account")]);
  // On a full disk no audit entry can be written, and that is when people want their data.
  await noted.catch(() => undefined);
  return {
    account: {
      id: accountId,
      email: account?.email,
      plan: account?.plan,
      created_at: account?.createdAt,
      address_confirmed: account?.verified,
    },
    use_today: quotas?.map(({ metered, limit, used }) => ({ metered, limit, used })),
    ...access,
    reminders: reminded,
    calendar_feed: feed && { created_at: feed.createdAt },
    wallet,
    removed_cards: removed,
  };
}

/** Keys, apps and browsers with access to the account, and when they last used it. */
async function exportAccess(deps: Deps, accountId: string) {
  const [factors, keys, sessions, apps, clients] = await Promise.all([
    unlessUnreadable(readFactors(deps, accountId)),
    listApiKeys(deps, accountId),
    listSessions(deps, accountId),
    listApps(deps, accountId),
    unlessUnreadable(readUse(deps, accountId)),
  ]);
  return {
    passkeys: factors?.passkeys.map(({ name, created_at, last_used_on }) => ({
      name,
      created_at,
      last_used_on,
    })),
    has_authenticator_app: factors?.totp !== undefined,
    recovery_codes_left: factors?.recovery_code_digests.length,
    api_keys: keys.map(toKeyRow),
    browsers: sessions.map(({ browser, createdAt, lastUsedOn }) => ({
      browser,
      signed_in_at: createdAt,
      last_used_on: lastUsedOn,
    })),
    connected_apps: apps.map(({ clientName, clientId, scopes, since }) => ({
      name: clientName,
      client_id: clientId,
      scopes,
      since,
    })),
    calls_by_client: clients,
  };
}

const toKeyRow = ({ id, name, scopes, createdAt, endsOn, toolsets, lastUsedOn }: ApiKey) => ({
  id,
  name,
  scopes,
  created_at: createdAt,
  ends_on: endsOn,
  toolsets,
  last_used_on: lastUsedOn,
});

/**
 * Deletes an account and everything stored about it, even when its records are damaged. Only the
 * audit log stays, and until the day ends the use of its address. The account and its address go
 * first, so nothing works any more even if the rest is interrupted.
 */
export async function deleteAccount(
  deps: Deps,
  secret: Buffer,
  accountId: string,
): Promise<boolean> {
  if ((await deps.store.get(accounts.key(accountId))) === undefined) return false;
  const account = await unlessUnreadable(findAccount(deps, accountId));
  const email = account?.email;
  // On a full disk the note fails, but deleting still works.
  await deps.store.commit([deletions.put([accountId], { email })]).catch(() => undefined);
  await deleteEntry(deps, accountId);
  // After the account is gone, so that no later call is missed.
  if (account !== undefined) await unlessUnreadable(keepUse(deps, secret, account));
  await deps.store.commit([toAuditEntry(deps, accountId, "deleted the account")]);
  await deleteRest(deps, accountId, email);
  // Clears what is left in the database log; the next sweep takes what this one cannot.
  await deps.store.sweep().catch(() => undefined);
  return true;
}

/** Deletions under way: one that a crash interrupts is finished by the next sweep. */
export const deletions = defineRecord("deletions", z.object({ email: z.string().optional() }));

export async function finishDeletions(deps: Deps): Promise<void> {
  for (const { ids, value } of await deletions.list(deps.store)) {
    const [accountId = ""] = ids;
    // oxlint-disable-next-line no-await-in-loop
    await deleteEntry(deps, accountId);
    // oxlint-disable-next-line no-await-in-loop
    await deleteRest(deps, accountId, value.email);
  }
}

const deleteEntry = async (deps: Deps, accountId: string): Promise<void> =>
  deleteAll(deps.store, [accounts.key(accountId), ...(await addressRecords(deps, accountId))]);

async function deleteRest(deps: Deps, accountId: string, email?: string): Promise<void> {
  await deleteTwice(deps.store, () => recordsOf(deps, accountId, email));
  await deleteAll(deps.store, [deletions.key(accountId)]);
}

async function recordsOf(
  deps: Deps,
  accountId: string,
  email: string | undefined,
): Promise<readonly string[]> {
  const groups = await Promise.all([
    accessRecords(deps, accountId),
    counters.listKeys(deps.store, accountId),
    walletRecords(deps.store, accountId),
    email === undefined ? [] : linkRecords(deps, email),
    pending.listKeys(deps.store, accountId),
  ]);
  return [...groups.flat(), reminders.key(accountId)];
}
