import * as z from "zod";
import { type Deps, digestOf, newToken } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { update } from "../store/store.ts";
import { type Account, requireAccount } from "../users.ts";

/** A sign-in past its password that lacks the second step, keyed by account and browser. */
export const pending = defineRecord(
  "pending-sign-ins",
  z.looseObject({
    /**
     * A digest of the mailed code with the browser's token, so that the store alone reveals no
     * code.
     */
    code_digest: z.string().optional(),
    /** Identifies the password that was right. */
    password_mark: z.string(),
    tries: z.int().nonnegative(),
    next: z.string(),
    ends: z.number(),
  }),
);

export interface PendingSignIn {
  readonly accountId: string;
  /** True when a code was sent by mail. */
  readonly hasCode: boolean;
  readonly passwordMark: string;
  readonly next: string;
}

export const PENDING_SECONDS = 600;

/** Guesses at the second step; after them the password is asked for again. */
const MAX_TRIES = 5;
const CODE_DIGITS = 8;
const TOKEN_BYTES = 32;

/** The browser's cookie: the account, and a token that only this browser knows. */
const COOKIE = /^(?<account>[\w-]{16})\.(?<token>[\w-]{43})$/;

interface Begun {
  readonly cookie: string;
  /** The code to send by mail, where one is wanted. */
  readonly code: string;
}

/** Begins the second step of a sign-in. */
export async function beginPending(
  deps: Deps,
  { id: accountId, passwordMark }: Pick<Account, "id" | "passwordMark">,
  { next, byMail }: { readonly next: string; readonly byMail: boolean },
): Promise<Begun> {
  const token = newToken(deps, TOKEN_BYTES);
  const number = deps.randomBytes(6).readUIntBE(0, 6) % 10 ** CODE_DIGITS;
  const code = String(number).padStart(CODE_DIGITS, "0");
  const ends = deps.now() + PENDING_SECONDS * 1000;
  const code_digest = byMail ? toDigest(token, code) : undefined;
  const value = { code_digest, password_mark: passwordMark, tries: 0, next, ends };
  await deps.store.commit([
    requireAccount(accountId),
    pending.put([accountId, digestOf(token)], value, { if: null, expiresAt: ends }),
  ]);
  return { cookie: `${accountId}.${token}`, code };
}

const toDigest = (token: string, code: string): string => digestOf(`${token} ${code}`);

/** The sign-in pending in a browser, by its cookie. */
export async function findPending(
  { store }: Deps,
  cookie: string | undefined,
): Promise<PendingSignIn | undefined> {
  const { account, token } = COOKIE.exec(cookie ?? "")?.groups ?? {};
  if (account === undefined || token === undefined) return undefined;
  const entry = await pending.read(store, account, digestOf(token));
  if (entry === undefined) return undefined;
  const { next, code_digest: digest, password_mark: passwordMark } = entry.value;
  return { accountId: account, hasCode: digest !== undefined, passwordMark, next };
}

/**
 * Counts a guess and checks it; the sign-in ends with the right guess or the last one. `isRight`
 * checks codes other than the mailed one.
 */
export async function guessPending(
  { store }: Deps,
  cookie: string,
  code: string,
  isRight: () => Promise<boolean>,
): Promise<"right" | "wrong" | "ended"> {
  const { account = "", token = "" } = COOKIE.exec(cookie)?.groups ?? {};
  const ids = [account, digestOf(token)];
  // Counted before it is compared, so that guesses sent at once all count.
  const counted = await update(store, pending.key(...ids), (before) => {
    if (before === undefined) return { writes: [], outcome: undefined };
    const { value, version } = pending.parse(before);
    const tries = value.tries + 1;
    const options = { if: version, expiresAt: value.ends };
    const write =
      tries > MAX_TRIES
        ? pending.del(ids, { if: version })
        : pending.put(ids, { ...value, tries }, options);
    return { writes: [write], outcome: { ...value, tries } };
  });
  if (counted === undefined || counted.tries > MAX_TRIES) return "ended";
  if (counted.code_digest !== toDigest(token, code) && !(await isRight())) return "wrong";
  // If the right code arrives twice at once, only one signs in.
  return update(store, pending.key(...ids), (before) =>
    before === undefined
      ? { writes: [], outcome: "ended" }
      : { writes: [pending.del(ids, { if: before.version })], outcome: "right" },
  );
}
