import type { Deps } from "../deps.ts";
import type { Account } from "../users.ts";
import { countAll, forgetAll, ofAddresses, type Place } from "./counted-places.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Guesses at one account from one address; a browser that has signed in before has as many. */
const MAX_PER_ACCOUNT_AND_ADDRESS = 10;
/** The same from the networks around the address, and from anywhere. */
const MAX_PER_ACCOUNT = { near: 20, far: 40, all: 100 } as const;
/** Anyone at this step knows the password; a six-digit code withstands no more guesses a day. */
const MAX_SECOND_STEPS = { window: 20, day: 60 } as const;
/**
 * Letters with a link to one address within an hour: more would only fill a stranger's inbox. One
 * network gets few of them, so that strangers leave some to the owner.
 */
const MAX_LETTERS_TO_ADDRESS = { network: 3, all: 10 } as const;
/** Passkey answers from one known browser, and from all known browsers of an account. */
const MAX_PASSKEYS = { browser: 20, known: 100 } as const;
/** Against trying one password on many accounts; passkey answers are limited alike, but apart. */
const MAX_SIGN_INS = { address: 200, near: 500, far: 1500 } as const;

/**
 * How often something may be done from one address, from the networks around it, and from anywhere:
 * the holder of one customer's IPv6 network may have 65,536 addresses or more.
 */
interface Allowance {
  readonly address: number;
  readonly near: number;
  readonly far: number;
  /** Undefined where a flood from everywhere must not keep others out. */
  readonly all?: number;
}

/** Each costs a password hash, and its account may use up a whole day's quota. */
const SIGN_UPS: Allowance = { address: 20, near: 100, far: 400, all: 2000 };
/** Each account may store megabytes until somebody deletes it. */
const SIGN_UPS_A_DAY: Allowance = { address: 60, near: 300, far: 1200 };
/** Each goes to an address that anybody may have entered. */
const LETTERS: Allowance = { address: 20, near: 60, far: 200, all: 1000 };
/** Each is stored for a while, perhaps never used; the number stored is limited as well. */
const REGISTRATIONS: Allowance = { address: 60, near: 90, far: 180 };

/**
 * Counts a sign-in attempt. Returns the seconds to wait after too many, else undefined. A browser
 * that has signed in to the account before has attempts that no stranger can use up.
 */
export const countSignIn = (
  deps: Deps,
  email: string,
  address: string,
  browser?: string,
): Promise<number | undefined> => countAll(deps, toSignInPlaces(email, address, browser));

/** Forgives the attempts of somebody who has signed in: they were not guesses. */
export function forgetSignIns(
  deps: Deps,
  email: string,
  address: string,
  browser?: string,
): Promise<void> {
  return forgetAll(deps, toSignInPlaces(email, address, browser));
}

/** The counters of an attempt, its own first. */
function toSignInPlaces(email: string, address: string, browser?: string): readonly Place[] {
  if (browser !== undefined) {
    return [
      [`sign-in browser ${browser}`, MAX_PER_ACCOUNT_AND_ADDRESS],
      [`sign-in known ${email}`, MAX_PER_ACCOUNT.all],
    ];
  }
  return [
    [`sign-in ${email} ${address}`, MAX_PER_ACCOUNT_AND_ADDRESS],
    ...toNetworkPlaces(`sign-in ${email}`, address, MAX_PER_ACCOUNT),
    [`sign-in ${email}`, MAX_PER_ACCOUNT.all],
    ...toPlacesFrom("sign-in", address),
  ];
}

/** Counters of strangers' attempts at all accounts together. */
const toPlacesFrom = (what: string, address: string): readonly Place[] =>
  ofAddresses([
    [`${what} from ${address}`, MAX_SIGN_INS.address],
    ...toNetworkPlaces(what, address, MAX_SIGN_INS),
  ]);

/** Counts a recovery code. Nobody guesses 120 bits, so strangers use up no limit of the account. */
export function countRecovery(deps: Deps, email: string, address: string, browser?: string) {
  if (browser !== undefined) return countSignIn(deps, email, address, browser);
  const own: Place = [`recovery ${email} ${address}`, MAX_PER_ACCOUNT_AND_ADDRESS];
  return countAll(deps, [...ofAddresses([own]), ...toPlacesFrom("sign-in", address)]);
}

/** Counts a passkey answer, right or wrong, as checking it is costly; known browsers apart. */
export function countPasskey(deps: Deps, address: string, accountId: string, browser?: string) {
  if (browser === undefined) return countAll(deps, toPlacesFrom("passkey", address));
  return countAll(deps, [
    [`passkey browser ${browser}`, MAX_PASSKEYS.browser],
    [`passkey known ${accountId}`, MAX_PASSKEYS.known],
  ]);
}

export const countSignUp = (deps: Deps, address: string): Promise<number | undefined> =>
  countAll(deps, [
    ...toPlacesWithin("sign-up", address, SIGN_UPS),
    ...toPlacesWithin("sign-up today", address, SIGN_UPS_A_DAY).map(ofDay),
  ]);

/** Counts a letter requested from an address, by a member or not. */
export const countMail = (deps: Deps, address: string): Promise<number | undefined> =>
  countAll(deps, toPlacesWithin("mail", address, LETTERS));

/** Counts a letter with a link to `email`, which anyone at `address` may have requested. */
export const countLetterTo = (
  deps: Deps,
  email: string,
  address: string,
): Promise<number | undefined> =>
  countAll(deps, [
    [`letter to ${email}`, MAX_LETTERS_TO_ADDRESS.all, HOUR_MS],
    [`letter to ${email} for ${toWideNetwork(address)}`, MAX_LETTERS_TO_ADDRESS.network, HOUR_MS],
  ]);

/** Counts a second step of a sign-in, begun or guessed. Known browsers are counted apart. */
export function countSecondStep(
  deps: Deps,
  { id, passwordMark }: Pick<Account, "id" | "passwordMark">,
  browser = "",
): Promise<number | undefined> {
  const what = `second step ${id} ${passwordMark} ${browser}`;
  const { window, day } = MAX_SECOND_STEPS;
  return countAll(deps, [
    [what, window],
    [`${what} today`, day, DAY_MS],
  ]);
}

export const countRegistration = (deps: Deps, address: string): Promise<number | undefined> =>
  countAll(deps, toPlacesWithin("registration", address, REGISTRATIONS));

const toPlacesWithin = (what: string, address: string, most: Allowance): readonly Place[] => [
  ...(most.all === undefined ? [] : [[`${what} from anywhere`, most.all] as const]),
  ...ofAddresses([...toNetworkPlaces(what, address, most), [`${what} ${address}`, most.address]]),
];

/** The same counter over a day. */
const ofDay = ([what, most, , ofAddress = false]: Place): Place => [what, most, DAY_MS, ofAddress];

function toNetworkPlaces(
  what: string,
  address: string,
  most: Pick<Allowance, "near" | "far">,
): readonly Place[] {
  const { near, far } = networksAround(address);
  const places: readonly Place[] = [[`${what} near ${near}`, most.near]];
  return far === undefined ? places : [[`${what} far ${far}`, most.far], ...places];
}

/** The widest network that attempts are counted by. */
export function toWideNetwork(address: string): string {
  const { near, far } = networksAround(address);
  return far ?? near;
}

/** The /48 and the /32 of IPv6 around a customer's /64, the /24 of IPv4 around an address. */
function networksAround(address: string): { readonly near: string; readonly far?: string } {
  if (!address.endsWith("::/64")) return { near: address.split(".").slice(0, 3).join(".") };
  const groups = address.split(":");
  return { near: groups.slice(0, 3).join(":"), far: groups.slice(0, 2).join(":") };
}
