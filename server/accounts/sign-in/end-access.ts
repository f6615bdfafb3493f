import { listApiKeys, revokeApiKey } from "../api-keys.ts";
import type { Deps } from "../deps.ts";
import type { OAuth } from "../oauth/oauth.ts";
import { endSession, listSessions } from "../sessions.ts";

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
