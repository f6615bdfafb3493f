import * as z from "zod";
import { HTTPError } from "h3";
import { toAuditEntry } from "../audit.ts";
import { type Deps, digestOf, newToken, toTimestamp } from "../deps.ts";
import { defineRecord, type Entry, listOldest, ownedBy } from "../records.ts";
import { deleteAll, tryCommit, update, type Write } from "../store/store.ts";
import { accounts } from "../users.ts";

/** A browser that is signed in, by the digest of its cookie. */
export const sessions = defineRecord(
  "sessions",
  z.looseObject({
    account_id: z.string(),
    browser: z.string(),
    created_at: z.iso.datetime(),
    last_used_on: z.iso.date().optional(),
  }),
);

export const sessionsOfAccount = defineRecord("account-sessions", z.looseObject({}));

export const ownSessions = ownedBy(sessions, sessionsOfAccount);

export interface Session {
  /** The digest of its cookie: identifies the session without giving access. */
  readonly id: string;
  readonly accountId: string;
  /** The browser's own name. */
  readonly browser: string;
  readonly createdAt: string;
  /** The day a page was last opened with it. */
  readonly lastUsedOn: string;
}

/** After this the member signs in again. */
export const SESSION_SECONDS = 30 * 86_400;
/** A browser that opens no page for this long is signed out. */
export const IDLE_SECONDS = 14 * 86_400;

/** Browsers signed in at once; one more ends the session that began first. */
export const MAX_SESSIONS = 50;

const TOKEN_BYTES = 32;
const MAX_BROWSER_CHARACTERS = 120;

/** How somebody proved their identity. */
export interface Proof {
  /** For the audit log: "password and code". */
  readonly by?: string;
  /** The mark of the password that was right; it may have been changed since. */
  readonly passwordMark?: string;
}

/** Signs a browser in; the token goes into its cookie and is kept nowhere. */
export async function startSession(
  deps: Deps,
  accountId: string,
  browser: string,
  { by = "other means", passwordMark }: Proof = {},
): Promise<{ readonly token: string; readonly session: Session }> {
  const token = newToken(deps, TOKEN_BYTES);
  const id = digestOf(token);
  const value = {
    account_id: accountId,
    browser: browser.slice(0, MAX_BROWSER_CHARACTERS),
    created_at: toTimestamp(deps.now()),
  };
  const expiresAt = toEnd(deps.now(), value.created_at);
  await update(deps.store, accounts.key(accountId), async (before) => {
    if (before === undefined) throw new HTTPError({ status: 404, message: "No such account." });
    const account = accounts.parse(before);
    if (passwordMark !== undefined && passwordMark !== digestOf(account.value.password)) {
      throw new HTTPError({ status: 409, message: "The password was changed. Sign in again." });
    }
    // The account is written back unchanged, so no session starts while it is deleted.
    const writes = [
      accounts.put([accountId], account.value, { if: account.version }),
      sessions.put([id], value, { if: null, expiresAt }),
      sessionsOfAccount.put(
        [accountId, id],
        {},
        { expiresAt: deps.now() + SESSION_SECONDS * 1000 },
      ),
      toAuditEntry(deps, accountId, `signed in with ${value.browser} by ${by}`),
      ...(await endOldest(deps, accountId)),
    ];
    return { writes, outcome: undefined };
  });
  return { token, session: toSession({ ids: [id], value }) };
}

/** Makes room for one more. The same batch writes the account, so that no two do it at once. */
async function endOldest(deps: Deps, accountId: string): Promise<readonly Write[]> {
  const oldest = await listOldest(sessionsOfAccount, deps.store, MAX_SESSIONS - 1, accountId);
  if (oldest.length === 0) return [];
  const ended = oldest.flatMap(({ ids }) => [
    sessions.del([ids[1] ?? ""]),
    sessionsOfAccount.del(ids),
  ]);
  return [...ended, toAuditEntry(deps, accountId, `signed out the oldest of ${MAX_SESSIONS}`)];
}

export async function findSession(deps: Deps, token: string): Promise<Session | undefined> {
  const entry = await sessions.readIntact(deps.store, digestOf(token));
  if (entry !== undefined) await noteUse(deps, entry);
  return entry && toSession(entry);
}

/** At most once a day. Losing a race is harmless. */
async function noteUse({ store, now }: Deps, entry: Entry<SessionRecord>): Promise<void> {
  const today = toTimestamp(now()).slice(0, 10);
  const { created_at: begun, last_used_on: last = begun.slice(0, 10) } = entry.value;
  if (last === today) return;
  const expiresAt = toEnd(now(), begun);
  const used = { ...entry.value, last_used_on: today };
  await tryCommit(store, [sessions.put(entry.ids, used, { if: entry.version, expiresAt })]);
}

const toEnd = (now: number, begun: string): number =>
  Math.min(now + IDLE_SECONDS * 1000, Date.parse(begun) + SESSION_SECONDS * 1000);

/** The browsers an account is signed in with, newest first. */
export async function listSessions(deps: Deps, accountId: string): Promise<readonly Session[]> {
  const found = (await ownSessions.list(deps.store, accountId)).map(toSession);
  return found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Signs a browser out; false when the account has no such session. */
export async function endSession(deps: Deps, accountId: string, id: string): Promise<boolean> {
  const entry = await sessions.read(deps.store, id);
  if (entry?.value.account_id !== accountId) return false;
  await deps.store.commit([
    sessions.del([id]),
    sessionsOfAccount.del([accountId, id]),
    toAuditEntry(deps, accountId, `signed out ${entry.value.browser}`),
  ]);
  return true;
}

/** Signs out every browser of an account but one. */
export async function endSessionsExcept(
  deps: Deps,
  accountId: string,
  keptId: string,
): Promise<void> {
  const all = await sessionsOfAccount.listIds(deps.store, accountId);
  const ended = all.filter(([, id]) => id !== keptId);
  const keys = ended.flatMap((ids) => [sessions.key(ids[1] ?? ""), sessionsOfAccount.key(...ids)]);
  await deleteAll(deps.store, keys);
  await deps.store.commit([toAuditEntry(deps, accountId, "signed out all other browsers")]);
}

type SessionRecord = ReturnType<typeof sessions.parse>["value"];

const toSession = ({ ids, value }: Pick<Entry<SessionRecord>, "ids" | "value">): Session => ({
  id: ids[0] ?? "",
  accountId: value.account_id,
  browser: value.browser,
  createdAt: value.created_at,
  lastUsedOn: value.last_used_on ?? value.created_at.slice(0, 10),
});
