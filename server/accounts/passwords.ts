import { randomBytes } from "node:crypto";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MiB and most of a core; more at once would only make all of them slow. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 64;

export const MIN_PASSWORD_CHARACTERS = 10;
export const MAX_PASSWORD_CHARACTERS = 200;

/** One that nobody guesses, for an account that is made without a form. */
export const newPassword = (): string => randomBytes(15).toString("base64url");

/** Hashes and compares passwords, a few at a time. */
export interface Passwords {
  /** The hash as a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  /** True when the password is the hashed one. Without a hash it takes as long, and is false. */
  readonly matches: (password: string, phc: string | undefined) => Promise<boolean>;
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
    hash: (password) =>
      inTurn(async () => {
        const { hash } = await argon2();
        return hash(normalize(password), COST);
      }),
    matches: (password, phc) =>
      inTurn(async () => {
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

function createQueue(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Busy("too many sign-ins at once");
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
