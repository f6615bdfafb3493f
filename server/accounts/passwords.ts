import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MiB and most of a core; more at once would only make all of them slow. */
const MOST_AT_ONCE = Math.min(2, availableParallelism());

/** Strangers wait no longer than a browser shows patience; members wait until it is their turn. */
const MOST_STRANGERS_WAITING = 64;
const MOST_STRANGER_WAIT_MS = 10_000;
const MOST_MEMBERS_WAITING = 1000;

export const MIN_PASSWORD_CHARACTERS = 10;
export const MAX_PASSWORD_CHARACTERS = 200;

/** One that nobody guesses, for an account that is made without a form. */
export const newPassword = (): string => randomBytes(15).toString("base64url");

/**
 * Hashes and compares passwords, a few at a time. Members, which are browsers that have signed in
 * before, come before strangers however many of these wait.
 */
export interface Passwords {
  /** The hash as a PHC string. */
  readonly hash: (password: string, isMember?: boolean) => Promise<string>;
  /** True when the password is the hashed one. Without a hash it takes as long, and is false. */
  readonly matches: (
    password: string,
    phc: string | undefined,
    isMember?: boolean,
  ) => Promise<boolean>;
}

/** Too many passwords wait to be compared. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/** The hash of a password that nobody has, to compare with when there is no account. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$oqNBcHcbN4ES1d3LEKqL0g$QD97mtTKFebsulpfSgEPO0WVYUTJKtIwKPfZNjDU9Zs";

export function createPasswords(): Passwords {
  const inTurn = createQueue();
  return {
    hash: (password, isMember = false) =>
      inTurn(isMember, async () => {
        const { hash } = await argon2();
        return hash(normalize(password), COST);
      }),
    matches: (password, phc, isMember = false) =>
      inTurn(isMember, async () => {
        const { verify } = await argon2();
        const same = await verify(phc ?? NOBODY, normalize(password));
        return phc !== undefined && same;
      }),
  };
}

/** Native code, loaded when somebody first signs in. */
const argon2 = () => import("@node-rs/argon2");

/** The same characters typed on another keyboard are the same password. */
const normalize = (password: string): string => password.normalize("NFKC");

type InTurn = <Outcome>(isMember: boolean, work: () => Promise<Outcome>) => Promise<Outcome>;

function createQueue(): InTurn {
  const members: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;
  const waitAsMember = (): Promise<void> =>
    new Promise((resolve) => {
      if (members.length >= MOST_MEMBERS_WAITING) throw new Busy("too many members at once");
      members.push(resolve);
    });
  const waitAsStranger = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (strangers.length >= MOST_STRANGERS_WAITING) throw new Busy("too many sign-ins at once");
      const giveUp = setTimeout(() => {
        strangers.splice(strangers.indexOf(start), 1);
        reject(new Busy("a sign-in waited too long"));
      }, MOST_STRANGER_WAIT_MS);
      const start = (): void => {
        clearTimeout(giveUp);
        resolve();
      };
      strangers.push(start);
    });
  return async (isMember, work) => {
    if (running >= MOST_AT_ONCE) await (isMember ? waitAsMember() : waitAsStranger());
    else running++;
    try {
      return await work();
    } finally {
      const next = members.shift() ?? strangers.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
