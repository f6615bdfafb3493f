import * as z from "zod";
import { type Deps, digestOf } from "./deps.ts";
import { defineRecord } from "./records.ts";
import { update } from "./store/store.ts";

/** How often somebody tried within the running window. */
const attempts = defineRecord(
  "attempts",
  z.strictObject({ count: z.int().positive(), window_ends: z.number() }),
);

const WINDOW_MS = 15 * 60_000;

/** Guessing one account from one address, and from many. */
const MOST_PER_ACCOUNT_AND_ADDRESS = 10;
const MOST_PER_ACCOUNT = 100;
/** Trying one password on many accounts. */
const MOST_PER_ADDRESS = 200;
/** Making accounts, or registering applications, from one address. */
const MOST_SIGN_UPS = 20;
const MOST_REGISTRATIONS = 60;

/** Counts a try to sign in. Gives the seconds to wait when there were too many, else undefined. */
export async function countSignIn(
  deps: Deps,
  email: string,
  address: string,
): Promise<number | undefined> {
  return (
    (await count(deps, `sign-in from ${address}`, MOST_PER_ADDRESS)) ??
    (await count(deps, `sign-in ${email} ${address}`, MOST_PER_ACCOUNT_AND_ADDRESS)) ??
    (await count(deps, `sign-in ${email}`, MOST_PER_ACCOUNT))
  );
}

/** Forgets the tries of somebody who has signed in: they were no guesses. */
export async function forgetSignIns(deps: Deps, email: string, address: string): Promise<void> {
  await deps.store.commit([attempts.del([digestOf(`sign-in ${email} ${address}`)])]);
}

/** Counts an account made from an address. */
export const countSignUp = (deps: Deps, address: string): Promise<number | undefined> =>
  count(deps, `sign-up ${address}`, MOST_SIGN_UPS);

/** Counts an application registered from an address. */
export const countRegistration = (deps: Deps, address: string): Promise<number | undefined> =>
  count(deps, `registration ${address}`, MOST_REGISTRATIONS);

/**
 * A window that ends later than any begun now was begun by a clock that has been set back since, and
 * must not lock anybody out until then; clocks of several machines may differ by some minutes.
 */
const isRunning = (ends: number, now: number): boolean => ends > now && ends <= now + 2 * WINDOW_MS;

function count(deps: Deps, what: string, most: number): Promise<number | undefined> {
  const ids = [digestOf(what)];
  return update(deps.store, attempts.key(...ids), (before) => {
    const now = deps.now();
    const known = before && attempts.parse(before).value;
    const current = known && isRunning(known.window_ends, now) ? known : undefined;
    const ends = current?.window_ends ?? now + WINDOW_MS;
    if (current !== undefined && current.count >= most) {
      return { writes: [], outcome: Math.ceil((ends - now) / 1000) };
    }
    const next = { count: (current?.count ?? 0) + 1, window_ends: ends };
    const condition = { if: before?.version ?? null, expiresAt: ends };
    return { writes: [attempts.put(ids, next, condition)], outcome: undefined };
  });
}
