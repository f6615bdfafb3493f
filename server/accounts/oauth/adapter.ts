import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import { type Deps, digestOf } from "../deps.ts";
import { listOldest } from "../records.ts";
import { type Put, type Store, update, deleteAll, type Write } from "../store/store.ts";
import { requireAccount } from "../users.ts";
import {
  apps,
  isOfGrant,
  keysOfGrant,
  keysOfToken,
  openSealed,
  putSealed,
  sealedRecords,
  tokensOfGrant,
} from "./sealed-records.ts";
import { errors, Provider } from "./provider.ts";
import { takePlace, UNUSED_CLIENT_MS } from "./unused-clients.ts";
import { isStranger } from "./strangers.ts";

/**
 * How long a used refresh token is accepted again: a client that lost the answer resends it, and
 * two windows of one client may send it at once. RFC 9700 (section 4.14.2) asks that later uses end
 * the grant; Amazon Cognito lets operators choose up to 60 seconds. A thief gets the same time.
 */
const RETRY_SECONDS = 30;

/** Most tokens of each kind per grant, used ones included; a new one deletes the oldest. */
export const MAX_TOKENS = 100;

/** Storage for oidc-provider, backed by our store. */
export const createAdapter =
  (deps: Deps, networkOf: () => string): AdapterFactory =>
  (kind) =>
    kind === "Session" ? NO_SESSIONS : createSealedAdapter(deps, kind, networkOf);

const nothing = async (): Promise<undefined> => undefined;

/**
 * Our own cookie identifies the member at every request; a second session beside it could only
 * disagree, so oidc-provider's is not kept.
 */
const NO_SESSIONS: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

function createSealedAdapter(deps: Deps, kind: string, networkOf: () => string): Adapter {
  const { store } = deps;
  const find = async (id: string): Promise<AdapterPayload | undefined> => {
    const entry = await sealedRecords.readIntact(store, kind, digestOf(id));
    const payload = entry && openSealed(kind, id, entry.value.sealed);
    return payload && isRetry(deps, kind, payload) ? { ...payload, consumed: undefined } : payload;
  };
  return {
    find,
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: async (id, payload, expiresIn) => {
      // Not stored: the URL of the sign-in page carries it until somebody signs in.
      if (kind === "Interaction" && isStranger(Provider.ctx?.req)) return;
      const expiresAt = toExpiry(deps, kind, expiresIn);
      const place = putUnderGrant(kind, id, payload, expiresAt);
      if (kind === "Client") await takePlace(deps, id, networkOf());
      const ended = place.length === 0 ? [] : await endOldest(store, kind, payload);
      const { accountId } = payload;
      await store.commit([
        ...(accountId === undefined ? [] : [requireAccount(accountId)]),
        putSealed(deps, kind, id, payload, { expiresAt }),
        ...place,
        ...ended,
      ]);
    },
    consume: (id) => consume(deps, kind, id),
    destroy: async (id) => {
      const payload = await find(id);
      if (payload !== undefined) await deleteAll(store, keysOf(kind, id, payload));
    },
    revokeByGrantId: async (grantId) => {
      const grant = digestOf(grantId);
      const tokens = await tokensOfGrant.listIds(store, grant, kind);
      const keys = tokens.flatMap(([, , token = ""]) => keysOfToken(grant, kind, token));
      await deleteAll(store, keys);
    },
  };
}

function toExpiry({ now }: Deps, kind: string, seconds: number | undefined): number | undefined {
  if (seconds !== undefined) return now() + seconds * 1000;
  return kind === "Client" ? now() + UNUSED_CLIENT_MS : undefined;
}

function putUnderGrant(
  kind: string,
  id: string,
  { grantId }: AdapterPayload,
  expiresAt: number | undefined,
): readonly Put[] {
  if (grantId === undefined || !isOfGrant(kind)) return [];
  return [tokensOfGrant.put([digestOf(grantId), kind, digestOf(id)], {}, { expiresAt })];
}

async function endOldest(
  store: Store,
  kind: string,
  { grantId = "" }: AdapterPayload,
): Promise<readonly Write[]> {
  const grant = digestOf(grantId);
  const oldest = await listOldest(tokensOfGrant, store, MAX_TOKENS - 1, grant, kind);
  const keys = oldest.flatMap(({ ids: [, , token = ""] }) => keysOfToken(grant, kind, token));
  return keys.map((key) => ({ key, del: true }));
}

function keysOf(kind: string, id: string, { grantId, accountId }: AdapterPayload) {
  const digest = digestOf(id);
  if (grantId !== undefined && isOfGrant(kind)) {
    return keysOfToken(digestOf(grantId), kind, digest);
  }
  const app = kind === "Grant" && accountId !== undefined ? [apps.key(accountId, digest)] : [];
  return [sealedRecords.key(kind, digest), ...app];
}

/** True for a refresh token that was used just now. */
const isRetry = ({ now }: Deps, kind: string, { consumed }: AdapterPayload): boolean =>
  kind === "RefreshToken" &&
  typeof consumed === "number" &&
  now() / 1000 < consumed + RETRY_SECONDS;

/**
 * Marks a code or a refresh token as used, once. A second use that is not a retry means that the
 * token was copied, so the whole grant ends, as it does when oidc-provider itself sees the mark.
 */
async function consume(deps: Deps, kind: string, id: string): Promise<void> {
  const reused = await update(deps.store, sealedRecords.key(kind, digestOf(id)), (before) => {
    if (before === undefined) throw new errors.InvalidGrant("it has been used or has expired");
    const { version, value } = sealedRecords.parse(before);
    const payload = openSealed(kind, id, value.sealed);
    if (isRetry(deps, kind, payload)) return { writes: [], outcome: undefined };
    if (payload.consumed !== undefined) return { writes: [], outcome: payload };
    const consumed = { ...payload, consumed: Math.floor(deps.now() / 1000) };
    const condition = { if: version, expiresAt: value.expires_at };
    return { writes: [putSealed(deps, kind, id, consumed, condition)], outcome: undefined };
  });
  if (reused === undefined) return;
  const { accountId, grantId } = reused;
  if (accountId !== undefined && grantId !== undefined) {
    await deleteAll(deps.store, await keysOfGrant(deps.store, accountId, digestOf(grantId)));
  }
  throw new errors.InvalidGrant("it has been used before");
}
