import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";
import type { Deps } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { Conflict } from "../store/store.ts";
import { deriveKey, seal, unseal } from "./seal.ts";

/** A private RSA key as a JSON Web Key. */
const signingKey = z.object({
  kty: z.literal("RSA"),
  use: z.literal("sig"),
  alg: z.literal("RS256"),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

type SigningKey = z.infer<typeof signingKey>;

const sealedKeys = defineRecord("oauth-keys", z.strictObject({ sealed: z.string() }));

const SIGNING = "signing";
const MODULUS_BITS = 2048;

/** The keys that sign cookies, newest first: the first signs, all verify. */
export const toCookieKeys = (secrets: readonly Buffer[]): string[] =>
  secrets.map((secret) => deriveKey(secret, "oauth cookies").toString("base64url"));

/**
 * The key that signs ID tokens. It is made once and lies in the store, sealed under the newest
 * secret; any older one still opens it. Processes that start at once agree on one. When no secret
 * opens it any more a new one is made: access tokens are opaque and live on without it.
 */
export async function loadSigningKey(
  deps: Deps,
  secrets: readonly Buffer[],
  log: (message: string) => void,
): Promise<SigningKey> {
  const [newest, ...older] = secrets.map((secret) => deriveKey(secret, "oauth signing keys"));
  if (newest === undefined) throw new TypeError("the authorization server needs a secret");
  const entry = await sealedKeys.read(deps.store, SIGNING);
  const current = entry && open(newest, entry.value.sealed);
  if (current !== undefined) return current;
  const known = entry && findFirst(older, (key) => open(key, entry.value.sealed));
  if (entry !== undefined && known === undefined) {
    log("oauth: no secret opens the signing key in the store; a new one is made");
  }
  const key = known ?? (await makeSigningKey());
  const value = { sealed: seal(deps, newest, JSON.stringify(key)) };
  try {
    await deps.store.commit([sealedKeys.put([SIGNING], value, { if: entry?.version ?? null })]);
    return key;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return loadSigningKey(deps, secrets, log);
  }
}

function open(key: Buffer, sealed: string): SigningKey | undefined {
  const text = unseal(key, sealed);
  return text === undefined ? undefined : signingKey.parse(JSON.parse(text));
}

function findFirst<Key, Found>(keys: readonly Key[], find: (key: Key) => Found | undefined) {
  for (const key of keys) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: MODULUS_BITS });
  return signingKey.parse({ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" });
}
