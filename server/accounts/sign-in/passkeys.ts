import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";
import { type Deps, digestOf, toTimestamp } from "../deps.ts";
import { deriveKey } from "../oauth/seal.ts";
import { defineRecord } from "../records.ts";
import { tryCommit } from "../store/store.ts";
import { changeFactors, type Passkey, readFactors } from "./factors.ts";

/** The relying party that passkeys are bound to. */
export interface PasskeyWorld {
  readonly deps: Deps;
  /** Signs challenges. */
  readonly secret: Buffer;
  readonly host: string;
  readonly origin: string;
}

/** Undefined where passkeys cannot work: browsers bind them to host names, not IP addresses. */
export function toPasskeyWorld(
  deps: Deps,
  secret: Buffer,
  publicUrl: string,
): PasskeyWorld | undefined {
  const { hostname, origin } = new URL(publicUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0;
  return isNumber ? undefined : { deps, secret, host: hostname, origin };
}

/** The holder of sign-in challenges: whoever answers. */
const SIGNING_IN = "sign-in";

const library = () => import("@simplewebauthn/server");

/** Options for the browser to create a passkey, as JSON. */
export async function toCreation(
  world: PasskeyWorld,
  account: { readonly id: string; readonly email: string },
  holder: string,
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const { passkeys } = await readFactors(world.deps, account.id);
  const options = await generateRegistrationOptions({
    rpName: "cardfile",
    rpID: world.host,
    userName: account.email,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: toChallenge(world, holder),
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return JSON.stringify(options);
}

/** Options for the browser to sign in with a passkey, as JSON. */
export async function toRequest(world: PasskeyWorld): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: world.host,
    challenge: toChallenge(world, SIGNING_IN),
    userVerification: "required",
  });
  return JSON.stringify(options);
}

/** The part of a browser's answer that we read; the library checks the rest. */
const shape = z.looseObject({
  id: z.string().max(2000),
  response: z.looseObject({ userHandle: z.string().optional() }),
});

function parse(text: string): z.infer<typeof shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The passkey that a browser made; undefined when its answer does not verify. */
export async function readCreated(
  world: PasskeyWorld,
  text: string,
  holder: string,
  name: string,
): Promise<Passkey | undefined> {
  const response = parse(text);
  if (response === undefined) return undefined;
  const challenge = expectChallenge(world, holder);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The library checks what it reads.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.isExpected,
    expectedOrigin: world.origin,
    expectedRPID: world.host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return undefined;
  if (!(await challenge.use())) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const created_at = toTimestamp(world.deps.now());
  const public_key = Buffer.from(publicKey).toString("base64url");
  return { id, public_key, counter, transports: [...transports], name, created_at };
}

/** The account that an answer claims to be for, unverified; empty when it names none. */
export function readClaim(text: string): string {
  const id = Buffer.from(parse(text)?.response.userHandle ?? "", "base64url").toString();
  return /^[\w-]{16}$/.test(id) ? id : "";
}

/** The account whose passkey signed; undefined if the answer is invalid. */
export async function findSigner(world: PasskeyWorld, text: string): Promise<string | undefined> {
  const response = parse(text);
  if (response === undefined) return undefined;
  const accountId = readClaim(text);
  if (accountId === "") return undefined;
  const { passkeys } = await readFactors(world.deps, accountId);
  const passkey = passkeys.find(({ id }) => id === response.id);
  if (passkey === undefined) return undefined;
  const challenge = expectChallenge(world, SIGNING_IN);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library checks what it reads.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.isExpected,
    expectedOrigin: world.origin,
    expectedRPID: world.host,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return undefined;
  if (!(await challenge.use())) return undefined;
  const kept = await noteUse(world.deps, accountId, passkey.id, authenticationInfo.newCounter);
  return kept ? accountId : undefined;
}

/** False when the passkey was removed meanwhile. */
const noteUse = (deps: Deps, accountId: string, passkeyId: string, counter: number) =>
  changeFactors(deps, accountId, (before) => {
    const used = { counter, last_used_on: toTimestamp(deps.now()).slice(0, 10) };
    return before.passkeys.some(({ id }) => id === passkeyId)
      ? {
          ...before,
          passkeys: before.passkeys.map((one) =>
            one.id === passkeyId ? { ...one, ...used } : one,
          ),
        }
      : undefined;
  });

const CHALLENGE_MS = 5 * 60_000;
const TIME_BYTES = 6;
const NONCE_BYTES = 16;

/**
 * A challenge signed with its time and its holder, so that nothing is stored for a stranger who
 * only opens a page.
 */
function toChallenge({ deps, secret }: PasskeyWorld, holder: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(TIME_BYTES);
  head.writeUIntBE(deps.now(), 0, TIME_BYTES);
  const bytes = Buffer.concat([head, deps.randomBytes(NONCE_BYTES)]);
  return new Uint8Array(Buffer.concat([bytes, signChallenge(secret, bytes, holder)]));
}

const signChallenge = (secret: Buffer, bytes: Buffer, holder: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "passkey challenges"))
    .update(bytes)
    .update(holder)
    .digest();

export const usedChallenges = defineRecord("used-challenges", z.looseObject({}));

/** Accepts a fresh challenge of ours for this holder; `use` records it once the answer is right. */
export function expectChallenge({ deps, secret }: PasskeyWorld, holder: string) {
  let answered = Buffer.alloc(0);
  return {
    isExpected: (challenge: string): boolean => {
      answered = Buffer.from(challenge, "base64url");
      const head = answered.subarray(0, TIME_BYTES + NONCE_BYTES);
      const expected = signChallenge(secret, head, holder);
      const given = answered.subarray(head.length);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const age = deps.now() - head.readUIntBE(0, TIME_BYTES);
      return age >= 0 && age <= CHALLENGE_MS;
    },
    /** False when it was answered before. Keyed by its bytes, as base64url can spell them twice. */
    use: async (): Promise<boolean> => {
      const id = digestOf(answered.toString("base64url"));
      const expiresAt = deps.now() + 2 * CHALLENGE_MS;
      const write = usedChallenges.put([id], {}, { if: null, expiresAt });
      return (await tryCommit(deps.store, [write])) !== undefined;
    },
  };
}
