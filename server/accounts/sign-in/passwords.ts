import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MiB and most of a core; more at once would only make all of them slow. */
const MAX_AT_ONCE = Math.min(2, availableParallelism());

/** Strangers wait no longer than people have patience; members wait until it is their turn. */
const MAX_STRANGERS_WAITING = 64;
const MAX_STRANGER_WAIT_MS = 10_000;
const MAX_MEMBERS_WAITING = 1000;

/** A random password, for an account created without a form. */
export const newPassword = (): string => randomBytes(15).toString("base64url");

/**
 * Hashes and compares passwords, a few at a time. People who have signed in before go first;
 * strangers, named by their network, are served one network after another.
 */
export interface Passwords {
  /** The hash as a PHC string. */
  readonly hash: (password: string, strangersOf?: string) => Promise<string>;
  /** True when the password matches the hash. Without a hash it is false, and takes as long. */
  readonly matches: (
    password: string,
    phc: string | undefined,
    strangersOf?: string,
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
    hash: (password, strangersOf) =>
      inTurn(strangersOf, async () => {
        const { hash } = await argon2();
        return hash(normalize(password), COST);
      }),
    matches: (password, phc, strangersOf) =>
      inTurn(strangersOf, async () => {
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

type InTurn = <Outcome>(
  strangersOf: string | undefined,
  work: () => Promise<Outcome>,
) => Promise<Outcome>;

function createQueue(): InTurn {
  const members: (() => void)[] = [];
  const strangers = createStrangersLine();
  let running = 0;
  const waitAsMember = (): Promise<void> =>
    new Promise((resolve) => {
      if (members.length >= MAX_MEMBERS_WAITING) throw new Busy("too many members at once");
      members.push(resolve);
    });
  return async (strangersOf, work) => {
    if (running < MAX_AT_ONCE) running++;
    else await (strangersOf === undefined ? waitAsMember() : strangers.wait(strangersOf));
    try {
      return await work();
    } finally {
      const next = members.shift() ?? strangers.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

interface Waiting {
  readonly network: string;
  readonly start: () => void;
  readonly giveUp: (reason: string) => void;
}

/** The queue of strangers: networks take turns, and when it is full the longest one gives way. */
function createStrangersLine() {
  const byNetwork = new Map<string, Waiting[]>();
  const lineOf = (network: string): Waiting[] => byNetwork.get(network) ?? [];
  const count = (): number => [...byNetwork.values()].reduce((sum, { length }) => sum + length, 0);
  const leave = (one: Waiting): void => {
    const rest = lineOf(one.network).filter((other) => other !== one);
    byNetwork.delete(one.network);
    // Last among the networks, as it has had its turn.
    if (rest.length > 0) byNetwork.set(one.network, rest);
  };
  const makeRoom = (network: string): void => {
    if (count() < MAX_STRANGERS_WAITING) return;
    const [fullest = []] = [...byNetwork.values()].toSorted((a, b) => b.length - a.length);
    const last = fullest.length > lineOf(network).length + 1 ? fullest.at(-1) : undefined;
    if (last === undefined) throw new Busy("too many sign-ins at once");
    last.giveUp("other networks wait too");
  };
  return {
    wait: (network: string): Promise<void> =>
      new Promise((resolve, reject) => {
        makeRoom(network);
        const giveUp = (reason: string): void => {
          clearTimeout(timer);
          leave(waiting);
          reject(new Busy(reason));
        };
        const timer = setTimeout(giveUp, MAX_STRANGER_WAIT_MS, "a sign-in waited too long");
        const start = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const waiting = { network, start, giveUp };
        byNetwork.set(network, [...lineOf(network), waiting]);
      }),
    shift: (): (() => void) | undefined => {
      const [[next] = []] = byNetwork.values();
      if (next !== undefined) leave(next);
      return next?.start;
    },
  };
}
