import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { deriveKey } from "../oauth/seal.ts";
import { defineRecord } from "../records.ts";
import { Conflict } from "../store/store.ts";

interface Sealing {
  readonly deps: Deps;
  /** Signs challenges. */
  readonly secret: Buffer;
}

const CHALLENGE_MS = 5 * 60_000;
const TIME_BYTES = 6;
const NONCE_BYTES = 16;

/**
 * A challenge that names when and for whom it was made, under a seal, so that nothing is stored for
 * a stranger who only looks at a page.
 */
export function toChallenge({ deps, secret }: Sealing, holder: string): Buffer {
  const head = Buffer.alloc(TIME_BYTES);
  head.writeUIntBE(deps.now(), 0, TIME_BYTES);
  const bytes = Buffer.concat([head, deps.randomBytes(NONCE_BYTES)]);
  return Buffer.concat([bytes, sign(secret, bytes, holder)]);
}

const sign = (secret: Buffer, bytes: Buffer, holder: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "passkey challenges"))
    .update(bytes)
    .update(holder)
    .digest();

export const usedChallenges = defineRecord("used-challenges", z.looseObject({}));

/** True for a fresh challenge of ours for this holder. */
export function isOurs({ deps, secret }: Sealing, challenge: string, holder: string): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  const head = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
  const expected = sign(secret, head, holder);
  const given = bytes.subarray(head.length);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = deps.now() - head.readUIntBE(0, TIME_BYTES);
  return age >= 0 && age <= CHALLENGE_MS;
}

/** Remembers a challenge that was answered; false when it was before. */
export async function useChallenge({ deps }: Sealing, answer: string): Promise<boolean> {
  const id = digestOf(answer);
  try {
    const expiresAt = deps.now() + 2 * CHALLENGE_MS;
    await deps.store.commit([usedChallenges.put([id], {}, { if: null, expiresAt })]);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
