import * as z from "zod";
import { type Deps, digestOf } from "./deps.ts";
import { defineRecord } from "./records.ts";
import { type Stored, update } from "./store/store.ts";

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

/**
 * How often something may be done from one address, from the networks around it, and from anywhere:
 * who has one customer's network of IPv6 may well have 65,536 of them.
 */
interface Allowance {
  readonly address: number;
  readonly near: number;
  readonly far: number;
  readonly all: number;
}

/** Each takes a hash of a password, and its account may ask for as much as a day allows. */
const SIGN_UPS: Allowance = { address: 20, near: 100, far: 400, all: 2000 };
/** Each is kept for a while though nobody may ever use it. */
const REGISTRATIONS: Allowance = { address: 60, near: 90, far: 180, all: 600 };

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
  countWithin(deps, "sign-up", address, SIGN_UPS);

/** Counts an application registered from an address. */
export const countRegistration = (deps: Deps, address: string): Promise<number | undefined> =>
  countWithin(deps, "registration", address, REGISTRATIONS);

function countWithin(
  deps: Deps,
  what: string,
  address: string,
  { address: most, near: mostNear, far: mostFar, all }: Allowance,
): Promise<number | undefined> {
  const { near, far } = networksAround(address);
  return countAll(deps, [
    [`${what} from anywhere`, all],
    ...(far === undefined ? [] : [[`${what} far ${far}`, mostFar] as const]),
    [`${what} near ${near}`, mostNear],
    [`${what} ${address}`, most],
  ]);
}

/** The /48 and the /32 of IPv6 around a customer's /64, the /24 of IPv4 around an address. */
function networksAround(address: string): { readonly near: string; readonly far?: string } {
  if (!address.endsWith("::/64")) return { near: address.split(".").slice(0, 3).join(".") };
  const groups = address.split(":");
  return { near: groups.slice(0, 3).join(":"), far: groups.slice(0, 2).join(":") };
}

/**
 * A window that ends later than any begun now was begun by a clock that has been set back since, and
 * must not lock anybody out until then; clocks of several machines may differ by some minutes.
 */
const isRunning = (ends: number, now: number): boolean => ends > now && ends <= now + 2 * WINDOW_MS;

const count = (deps: Deps, what: string, most: number): Promise<number | undefined> =>
  countAll(deps, [[what, most]]);

/** Counts one try in several places at once; one that any of them refuses counts in none. */
function countAll(
  deps: Deps,
  places: readonly (readonly [what: string, most: number])[],
): Promise<number | undefined> {
  const [first = ["", 0], ...others] = places.map(
    ([what, most]) => [digestOf(what), most] as const,
  );
  return update(deps.store, attempts.key(first[0]), async (before) => {
    const more = await Promise.all(others.map(([id]) => deps.store.get(attempts.key(id))));
    const counted = [first, ...others].map(([id, most], at) =>
      countOnce(deps.now(), id, most, at === 0 ? before : more[at - 1]),
    );
    const wait = Math.max(0, ...counted.map((one) => one.wait));
    return wait > 0
      ? { writes: [], outcome: wait }
      : { writes: counted.map((one) => one.write), outcome: undefined };
  });
}

/** The seconds to wait, 0 when there is no need to, and the record with one try more. */
function countOnce(now: number, id: string, most: number, before: Stored | undefined) {
  const known = before && attempts.parse(before).value;
  const current = known && isRunning(known.window_ends, now) ? known : undefined;
  const { count: tries, window_ends: ends } = current ?? { count: 0, window_ends: now + WINDOW_MS };
  const condition = { if: before?.version ?? null, expiresAt: ends };
  return {
    wait: tries >= most ? Math.ceil((ends - now) / 1000) : 0,
    write: attempts.put([id], { count: tries + 1, window_ends: ends }, condition),
  };
}
