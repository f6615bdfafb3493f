import type { AdapterPayload } from "oidc-provider";
import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { SCOPES } from "../scopes.ts";
import type { Put, Store } from "../store/store.ts";
import { deriveKey, seal, unseal } from "./seal.ts";

/**
 * Records of the authorization server: tokens, codes, grants, pending requests, clients. A record
 * is found under the digest of its id and sealed under the id itself, so the store alone reveals
 * neither a token nor its meaning.
 */
export const sealedRecords = defineRecord(
  "oauth",
  z.looseObject({ sealed: z.string(), expires_at: z.number().optional() }),
);

/**
 * The applications an account gave access to, by the digest of the grant. An app with a damaged
 * record still has access, so it is listed and can be disconnected.
 */
export const apps = defineRecord(
  "oauth-apps",
  z
    .looseObject({
      client_id: z.string(),
      client_name: z.string(),
      scopes: z.array(z.enum(SCOPES)),
      created_at: z.iso.datetime(),
    })
    .catch({
      client_id: "unknown",
      client_name: "An app whose record is damaged",
      scopes: [],
      created_at: "1970-01-01T00:00:00Z",
    }),
);

/** The codes and tokens issued under a grant, to end them with it. */
export const tokensOfGrant = defineRecord("oauth-grant-tokens", z.looseObject({}));

/** The kinds of record that belong to a grant. */
export const isOfGrant = (kind: string): boolean =>
  ["AccessToken", "AuthorizationCode", "RefreshToken"].includes(kind);

/** Writes a record sealed under its id. */
export function putSealed(
  deps: Deps,
  kind: string,
  id: string,
  payload: AdapterPayload,
  { expiresAt, ...condition }: { readonly expiresAt: number | undefined; readonly if?: number },
): Put {
  const sealed = seal(deps, keyOf(kind, id), JSON.stringify(payload));
  const value = expiresAt === undefined ? { sealed } : { sealed, expires_at: expiresAt };
  return sealedRecords.put([kind, digestOf(id)], value, { ...condition, expiresAt });
}

export function openSealed(kind: string, id: string, sealed: string): AdapterPayload {
  const text = unseal(keyOf(kind, id), sealed);
  if (text === undefined) throw new Error(`a record of ${kind} does not open with its own id`);
  // It was written from such a payload, and nobody without the id can write another.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as AdapterPayload;
}

const keyOf = (kind: string, id: string): Buffer => deriveKey(Buffer.from(id), `oauth ${kind}`);

/**
 * The keys of every record of a grant, the grant itself first: without it none of its tokens is
 * valid.
 */
export async function keysOfGrant(
  store: Store,
  accountId: string,
  grant: string,
): Promise<readonly string[]> {
  const tokens = await tokensOfGrant.listIds(store, grant);
  return [
    sealedRecords.key("Grant", grant),
    apps.key(accountId, grant),
    ...tokens.flatMap(([, kind = "", token = ""]) => keysOfToken(grant, kind, token)),
  ];
}

/** The keys of a code or token: the record and its place under the grant. */
export const keysOfToken = (grant: string, kind: string, token: string): readonly string[] => [
  sealedRecords.key(kind, token),
  tokensOfGrant.key(grant, kind, token),
];
