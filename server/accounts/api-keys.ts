import * as z from "zod";
import { toAuditEntry } from "./audit.ts";
import { type Deps, digestOf, isSame, newHexId, newToken, toTimestamp } from "./deps.ts";
import { defineRecord, type Entry, ownedBy } from "./records.ts";
import { type Scope, SCOPES } from "./scopes.ts";
import { accounts } from "./users.ts";
import { tryCommit } from "./store/store.ts";

/** A personal key; only a digest of its secret is stored. */
export const apiKeys = defineRecord(
  "api-keys",
  z.looseObject({
    account_id: z.string(),
    secret_digest: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    created_at: z.iso.datetime(),
    last_used_on: z.iso.date().optional(),
    /** The last day it works. */
    ends_on: z.iso.date().optional(),
    /** The toolsets that it is limited to. */
    toolsets: z.array(z.string()).optional(),
  }),
);

/** The keys of an account, to list them. */
export const keysOfAccount = defineRecord("account-api-keys", z.looseObject({}));

export const ownKeys = ownedBy(apiKeys, keysOfAccount);

export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  /** The last day it works, in UTC; undefined for a key without an end. */
  readonly endsOn: string | undefined;
  /** The toolsets that it is limited to; undefined for every tool that its scopes allow. */
  readonly toolsets: readonly string[] | undefined;
  /** The day it was last used, or undefined when it never was. */
  readonly lastUsedOn: string | undefined;
}

export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME_CHARACTERS = 60;

const ID_BYTES = 8;
const SECRET_BYTES = 32;
const DAY_MS = 86_400_000;
const KEY = /^svc_(?<id>[0-9a-f]{16})_(?<secret>[A-Za-z0-9_-]{43})$/;

/** True when a token looks like a personal key rather than an OAuth token. */
export const isApiKey = (token: string): boolean => token.startsWith("svc_");

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly endsOn?: string | undefined;
  readonly toolsets?: readonly string[] | undefined;
}

/** Creates a key. Its text is returned only here; undefined when the account has too many keys. */
export async function issueApiKey(
  deps: Deps,
  accountId: string,
  wanted: NewApiKey,
): Promise<{ readonly key: ApiKey; readonly text: string } | undefined> {
  // The account is written back unchanged, so keys created at once conflict and the limit holds.
  const account = await accounts.read(deps.store, accountId);
  if (account === undefined) return undefined;
  if ((await keysOfAccount.listIds(deps.store, accountId)).length >= MAX_API_KEYS) return undefined;
  const id = newHexId(deps, ID_BYTES);
  const secret = newToken(deps, SECRET_BYTES);
  const value = {
    account_id: accountId,
    secret_digest: digestOf(secret),
    name: wanted.name,
    scopes: [...wanted.scopes],
    created_at: toTimestamp(deps.now()),
    ends_on: wanted.endsOn,
    toolsets: wanted.toolsets && [...wanted.toolsets],
  };
  const writes = [
    accounts.put([accountId], account.value, { if: account.version }),
    apiKeys.put([id], value, { if: null, expiresAt: toEnd(wanted.endsOn) }),
    keysOfAccount.put([accountId, id], {}, { if: null, expiresAt: toEnd(wanted.endsOn) }),
    toAuditEntry(deps, accountId, `created a key for ${wanted.scopes.join(", ")}`),
  ];
  const version = await tryCommit(deps.store, writes);
  if (version === undefined) return issueApiKey(deps, accountId, wanted);
  return { key: toApiKey({ ids: [id], value, version }), text: `svc_${id}_${secret}` };
}

/** The key with this text; undefined when there is none. Takes the same time in every case. */
export async function findApiKey(deps: Deps, text: string): Promise<ApiKey | undefined> {
  const { id = "0".repeat(2 * ID_BYTES), secret = "" } = KEY.exec(text)?.groups ?? {};
  const entry = await apiKeys.readIntact(deps.store, id);
  const same = isSame(digestOf(secret), entry?.value.secret_digest ?? digestOf(""));
  if (entry === undefined || !same) return undefined;
  await noteUse(deps, entry);
  return toApiKey(entry);
}

/** The keys of an account, newest first. */
export async function listApiKeys(deps: Deps, accountId: string): Promise<readonly ApiKey[]> {
  const keys = (await ownKeys.list(deps.store, accountId)).map(toApiKey);
  return keys.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Revokes a key; false when the account has no such key. */
export async function revokeApiKey(deps: Deps, accountId: string, id: string) {
  const entry = await apiKeys.read(deps.store, id);
  if (entry?.value.account_id !== accountId) return false;
  await deps.store.commit([
    apiKeys.del([id]),
    keysOfAccount.del([accountId, id]),
    toAuditEntry(deps, accountId, "revoked a key"),
  ]);
  return true;
}

type KeyRecord = ReturnType<typeof apiKeys.parse>["value"];

/** The end of a key's last day, when its record expires. */
const toEnd = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(day) + DAY_MS;

/** At most once a day: a write per use would cost more than the use. Losing a race is harmless. */
async function noteUse(deps: Deps, entry: Entry<KeyRecord>): Promise<void> {
  const today = toTimestamp(deps.now()).slice(0, 10);
  if (entry.value.last_used_on === today) return;
  const used = { ...entry.value, last_used_on: today };
  const condition = { if: entry.version, expiresAt: toEnd(used.ends_on) };
  await tryCommit(deps.store, [apiKeys.put(entry.ids, used, condition)]);
}

const toApiKey = ({ ids, value }: Entry<KeyRecord>): ApiKey => ({
  id: ids[0] ?? "",
  accountId: value.account_id,
  name: value.name,
  scopes: value.scopes,
  createdAt: value.created_at,
  endsOn: value.ends_on,
  toolsets: value.toolsets,
  lastUsedOn: value.last_used_on,
});
