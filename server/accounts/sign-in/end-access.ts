import { listApiKeys, revokeApiKey } from "../api-keys.ts";
import type { Deps } from "../deps.ts";
import type { OAuth } from "../oauth/oauth.ts";
import { linkRecords } from "../mail/links.ts";
import { endSession, listSessions } from "../sessions.ts";
import { deleteAll } from "../store/store.ts";
import type { Account } from "../users.ts";
import { pendingRecords } from "./pending.ts";

/** What ends beside the browsers of an account. */
export interface Ending {
  readonly keys: boolean;
  readonly apps: boolean;
}

/** Signs out every browser of an account, and ends its keys and apps where that is wanted. */
export async function endAccess(
  deps: Deps,
  oauth: OAuth,
  accountId: string,
  { keys, apps }: Ending,
): Promise<void> {
  const [sessions, endedKeys, endedApps] = await Promise.all([
    listSessions(deps, accountId),
    keys ? listApiKeys(deps, accountId) : [],
    apps ? oauth.listApps(accountId) : [],
  ]);
  await Promise.all([
    ...sessions.map(({ id }) => endSession(deps, accountId, id)),
    ...endedKeys.map(({ id }) => revokeApiKey(deps, accountId, id)),
    ...endedApps.map(({ grantId }) => oauth.disconnectApp(accountId, grantId)),
  ]);
}

/** Ends sign-ins that wait for their second step, and links in letters: those of the password before. */
export async function endWaiting(
  deps: Deps,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<void> {
  const [pending, links] = await Promise.all([pendingRecords(deps, id), linkRecords(deps, email)]);
  await deleteAll(deps.store, [...pending, ...links]);
}
