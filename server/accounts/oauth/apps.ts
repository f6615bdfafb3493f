import { toAuditEntry } from "../audit.ts";
import { type Deps, digestOf } from "../deps.ts";
import { deleteAll, tryCommit } from "../store/store.ts";
import type { ConnectedApp } from "./oauth.ts";
import { apps, keysOfGrant, sealedRecords, tokensOfGrant } from "./sealed-records.ts";

/** The applications that have access now, newest first. */
export async function listApps(
  { store }: Deps,
  accountId: string,
): Promise<readonly ConnectedApp[]> {
  const entries = await apps.list(store, accountId);
  const connected = await Promise.all(
    entries.map(async ({ ids: [, grantId = ""], value }) => {
      // A grant whose last token has expired no longer gives access.
      const tokens = await tokensOfGrant.listIds(store, grantId);
      return tokens.length === 0 ? [] : [toConnectedApp(grantId, value)];
    }),
  );
  return connected.flat().toSorted((a, b) => (a.since < b.since ? 1 : -1));
}

const GRANT = /^[\w-]{43}$/;

/** Ends an application's access; false when the account has no such grant. */
export async function disconnectApp(
  deps: Deps,
  accountId: string,
  grantId: string,
): Promise<boolean> {
  const { store } = deps;
  const entry = GRANT.test(grantId) ? await apps.read(store, accountId, grantId) : undefined;
  if (entry === undefined) return false;
  await deleteAll(store, await keysOfGrant(store, accountId, grantId));
  await store.commit([toAuditEntry(deps, accountId, "disconnected an app")]);
  return true;
}

/** The keys of every record about an account's apps, to delete them with it. */
export async function appRecords({ store }: Deps, accountId: string): Promise<readonly string[]> {
  const ids = await apps.listIds(store, accountId);
  const keys = ids.map(([, grant = ""]) => keysOfGrant(store, accountId, grant));
  return (await Promise.all(keys)).flat();
}

/** Keeps the registration of a client at least until then, as a member has used it. */
export async function keepClient(
  { store }: Deps,
  clientId: string,
  expiresAt: number,
): Promise<void> {
  const ids = ["Client", digestOf(clientId)];
  const entry = await sealedRecords.read(store, ...ids);
  if (entry === undefined) return;
  const value = { ...entry.value, expires_at: expiresAt };
  // A concurrent consent has extended it just as long.
  await tryCommit(store, [sealedRecords.put(ids, value, { if: entry.version, expiresAt })]);
}

type AppRecord = ReturnType<typeof apps.parse>["value"];

const toConnectedApp = (grantId: string, app: AppRecord): ConnectedApp => ({
  grantId,
  clientId: app.client_id,
  clientName: app.client_name,
  scopes: app.scopes,
  since: app.created_at,
});
