import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";
import type { Deps } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { tryCommit } from "../store/store.ts";
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

const signingKeys = z.array(signingKey).min(1);

type SigningKey = z.infer<typeof signingKey>;

export const sealedKeys = defineRecord("oauth-keys", z.looseObject({ sealed: z.string() }));

const SIGNING = "signing";
const MODULUS_BITS = 2048;

/** The keys that sign cookies, newest first: the first signs, all verify. */
export const toCookieKeys = (secrets: readonly Buffer[]): string[] =>
  secrets.map((secret) => deriveKey(secret, "oauth cookies").toString("base64url"));

/** Published keys: the current signing key and the one before. */
const MAX_KEYS = 2;

/**
 * The keys for ID tokens, newest first: the first signs, all verify. They are created once and
 * stored, sealed under the newest secret. When only an older secret opens them, the secret was
 * rotated: a new key is added and the previous one still verifies. When no secret opens them, one
 * new key replaces them: access tokens are opaque and live on. Processes that start at once agree.
 */
export async function loadSigningKeys(
  deps: Deps,
  secrets: readonly Buffer[],
  log: (message: string) => void,
): Promise<readonly SigningKey[]> {
  const [newest, ...older] = secrets.map((secret) => deriveKey(secret, "oauth signing keys"));
  if (newest === undefined) throw new TypeError("the authorization server needs a secret");
  const entry = await sealedKeys.read(deps.store, SIGNING);
  const current = entry && open(newest, entry.value.sealed);
  if (current !== undefined) return current;
  const known = entry && findFirst(older, (key) => open(key, entry.value.sealed));
  if (entry !== undefined && known === undefined) {
    log("oauth: no secret opens the stored signing keys; making a new one");
  }
  const keys = [await makeSigningKey(), ...(known ?? [])].slice(0, MAX_KEYS);
  const value = { sealed: seal(deps, newest, JSON.stringify(keys)) };
  const write = sealedKeys.put([SIGNING], value, { if: entry?.version ?? null });
  const version = await tryCommit(deps.store, [write]);
  return version === undefined ? loadSigningKeys(deps, secrets, log) : keys;
}

function open(key: Buffer, sealed: string): readonly SigningKey[] | undefined {
  const text = unseal(key, sealed);
  return text === undefined ? undefined : signingKeys.parse(JSON.parse(text));
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
