import { apiKeyRecords, listApiKeys } from "./api-keys.ts";
import type { Deps } from "./deps.ts";
import type { OAuth } from "./oauth/oauth.ts";
import { quotaRecords } from "./quotas.ts";
import { listSessions, sessionRecords } from "./sessions.ts";
import { MAX_WRITES } from "./store/store.ts";
import { accounts, emailKey, findAccount } from "./users.ts";
import { readWallet, walletRecords } from "./wallets.ts";

/** Everything kept about an account, for the member; no hash and no secret among it. */
export async function exportAccount(deps: Deps, oauth: OAuth, accountId: string) {
  const [account, keys, sessions, apps, { wallet }] = await Promise.all([
    findAccount(deps, accountId),
    listApiKeys(deps, accountId),
    listSessions(deps, accountId),
    oauth.listApps(accountId),
    readWallet(deps, accountId),
  ]);
  return {
    account,
    api_keys: keys,
    sessions: sessions.map(({ browser, createdAt }) => ({ browser, createdAt })),
    connected_apps: apps,
    wallet,
  };
}

/**
 * Deletes an account with all that is kept about it. The account itself goes first, with its
 * address, so that nothing of it works any more even when the rest is interrupted.
 */
export async function deleteAccount(deps: Deps, oauth: OAuth, accountId: string): Promise<boolean> {
  const account = await findAccount(deps, accountId);
  if (account === undefined) return false;
  const groups = await Promise.all([
    apiKeyRecords(deps, accountId),
    sessionRecords(deps, accountId),
    quotaRecords(deps, accountId),
    oauth.records(accountId),
  ]);
  const rest = [...walletRecords(accountId), ...groups.flat()];
  const keys = [...new Set([accounts.key(accountId), emailKey(account.email), ...rest])];
  for (let at = 0; at < keys.length; at += MAX_WRITES) {
    const batch = keys.slice(at, at + MAX_WRITES).map((key) => ({ key, del: true }) as const);
    // The first batch must be written before the others.
    // oxlint-disable-next-line no-await-in-loop
    await deps.store.commit(batch);
  }
  return true;
}
