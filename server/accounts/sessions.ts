import * as z from "zod";
import { toAuditEntry } from "./audit.ts";
import { type Deps, digestOf, newToken, toTimestamp } from "./deps.ts";
import { defineRecord, type Entry } from "./records.ts";

/** A browser that is signed in, by the digest of its cookie. */
export const sessions = defineRecord(
  "sessions",
  z.looseObject({
    account_id: z.string(),
    browser: z.string(),
    created_at: z.iso.datetime(),
  }),
);

export const sessionsOfAccount = defineRecord("account-sessions", z.looseObject({}));

export interface Session {
  /** The digest of its cookie, which names it and opens nothing. */
  readonly id: string;
  readonly accountId: string;
  /** What the browser called itself. */
  readonly browser: string;
  readonly createdAt: string;
}

/** After this the member signs in again. */
export const SESSION_SECONDS = 30 * 86_400;

const TOKEN_BYTES = 32;
const MAX_BROWSER_CHARACTERS = 120;

/** Signs a browser in; the token goes into its cookie and is kept nowhere. */
export async function startSession(
  deps: Deps,
  accountId: string,
  browser: string,
): Promise<{ readonly token: string; readonly session: Session }> {
  const token = newToken(deps, TOKEN_BYTES);
  const id = digestOf(token);
  const value = {
    account_id: accountId,
    browser: browser.slice(0, MAX_BROWSER_CHARACTERS),
    created_at: toTimestamp(deps.now()),
  };
  const expiresAt = deps.now() + SESSION_SECONDS * 1000;
  const version = await deps.store.commit([
    sessions.put([id], value, { if: null, expiresAt }),
    sessionsOfAccount.put([accountId, id], {}, { expiresAt }),
    toAuditEntry(deps, accountId, `signed in with ${value.browser}`),
  ]);
  return { token, session: toSession({ ids: [id], value, version }) };
}

export async function findSession({ store }: Deps, token: string): Promise<Session | undefined> {
  const entry = await sessions.readIntact(store, digestOf(token));
  return entry && toSession(entry);
}

/** The browsers an account is signed in with, newest first. */
export async function listSessions(
  { store }: Deps,
  accountId: string,
): Promise<readonly Session[]> {
  const ids = await sessionsOfAccount.listIds(store, accountId);
  const entries = await Promise.all(ids.map(([, id = ""]) => sessions.readIntact(store, id)));
  return entries
    .flatMap((entry) => (entry === undefined ? [] : [toSession(entry)]))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
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

/** Every record about the sessions of an account, to delete them with it. */
export async function sessionRecords(
  { store }: Deps,
  accountId: string,
): Promise<readonly string[]> {
  const ids = await sessionsOfAccount.listIds(store, accountId);
  return ids.flatMap(([, id = ""]) => [sessions.key(id), sessionsOfAccount.key(accountId, id)]);
}

type SessionRecord = ReturnType<typeof sessions.parse>["value"];

const toSession = ({ ids, value }: Entry<SessionRecord>): Session => ({
  id: ids[0] ?? "",
  accountId: value.account_id,
  browser: value.browser,
  createdAt: value.created_at,
});
