import { takeTurn } from "./turns.ts";

/** A JSON value, as a store keeps it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A record as it was read. The version grows with every write to the store and is never reused. */
export interface Stored {
  readonly key: string;
  readonly value: Json;
  readonly version: number;
}

/**
 * Writes a record. `if` is the version it must have, or null when there must be none; without it
 * the write is unconditional. `expiresAt` is in milliseconds since 1970; from then on the record is
 * as if it were not there.
 */
export interface Put {
  readonly key: string;
  readonly if?: number | null;
  readonly put: Json;
  readonly expiresAt?: number | undefined;
}

/** Deletes a record, under the same condition. */
export interface Delete {
  readonly key: string;
  readonly if?: number | null;
  readonly del: true;
}

/** Writes nothing; the batch fails with Gone unless the record exists. */
export interface Require {
  readonly key: string;
  readonly if?: undefined;
  readonly required: true;
}

export type Write = Put | Delete | Require;

export interface ListOptions {
  /** Only keys after this key, in byte order. */
  readonly after?: string;
  readonly limit?: number;
}

/**
 * Keeps JSON records by key. Keys are segments of A-Z, a-z, 0-9, _ and - joined by slashes, at most
 * a thousand characters in all; what a user supplied is hashed before it becomes one. Every
 * implementation passes the same suite: test/accounts/store/contract.ts.
 */
export interface Store {
  /** The record, unless there is none or it has expired. */
  get(key: string): Promise<Stored | undefined>;
  /** The records whose keys begin with the prefix, which ends with a slash, in byte order. */
  list(prefix: string, options?: ListOptions): Promise<readonly Stored[]>;
  /**
   * Writes all or nothing and returns the version that all its records now have. When it returns,
   * the writes survive the death of the process. Throws a Conflict when a condition does not hold,
   * and a Gone when a required record is not there.
   */
  commit(writes: readonly Write[]): Promise<number>;
  /** Deletes expired records; for a timer. */
  sweep(): Promise<void>;
  /** True while the store can be read, false otherwise; for readiness. */
  isAlive(): Promise<boolean>;
  /** Lets running operations finish and refuses new ones. Closing twice does no harm. */
  close(): Promise<void>;
}

/** Somebody else wrote first. Read again, decide again, write again. */
export class Conflict extends Error {
  override readonly name = "Conflict";

  constructor(key: string) {
    super(`the record ${key} has changed; read it again`);
  }
}

/** Commits; undefined, and nothing written, when a condition does not hold. */
export async function tryCommit(
  store: Store,
  writes: readonly Write[],
): Promise<number | undefined> {
  try {
    return await store.commit(writes);
  } catch (error) {
    if (error instanceof Conflict) return undefined;
    throw error;
  }
}

const KEY = /^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128})*$/;
const PREFIX = /^(?:[A-Za-z0-9_-]{1,128}\/)+$/;

/** The longest key: an index of PostgreSQL takes no more than 2,700 bytes. */
const MAX_KEY_LENGTH = 1000;

/** The largest record, as JSON text in UTF-8. */
export const MAX_RECORD_BYTES = 1_048_576;

/** The most records one batch may write. */
export const MAX_WRITES = 1000;

/** Throws on a malformed key, which is a bug of ours. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) {
    throw new TypeError(`not a key of the store: ${JSON.stringify(key)}`);
  }
}

/** The range of keys to list, exclusive at both ends, in byte order. */
export interface KeyRange {
  readonly after: string;
  readonly before: string;
  readonly limit: number | undefined;
}

export function toKeyRange(prefix: string, { after, limit }: ListOptions = {}): KeyRange {
  if (prefix.length > MAX_KEY_LENGTH || !PREFIX.test(prefix)) {
    throw new TypeError(`not a prefix of keys: ${JSON.stringify(prefix)}`);
  }
  if (after !== undefined) checkKey(after);
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 0)) {
    throw new TypeError(`not a number of records: ${limit}`);
  }
  return {
    // When `after` sorts before the prefix, the range starts at the prefix.
    after: after !== undefined && after > prefix ? after : prefix,
    // `0` comes after `/` in ASCII, so all keys with the prefix sort before this.
    before: `${prefix.slice(0, -1)}0`,
    limit,
  };
}

/** The checked JSON text of each write; undefined for one that puts nothing. Keys are unique. */
export function checkWrites(writes: readonly Write[]): readonly (string | undefined)[] {
  if (writes.length > MAX_WRITES) throw new TypeError(`more than ${MAX_WRITES} writes in a batch`);
  const keys = new Set(writes.map(({ key }) => key));
  if (keys.size !== writes.length) throw new TypeError("a key occurs twice in a batch");
  return writes.map((write) => {
    checkKey(write.key);
    return "put" in write ? toText(write) : undefined;
  });
}

function toText({ key, put, expiresAt }: Put): string {
  if (expiresAt !== undefined && !Number.isSafeInteger(expiresAt)) {
    throw new TypeError(`the record ${key} cannot expire at ${expiresAt}`);
  }
  // Typed as a string, but undefined for a value that is not JSON.
  const text: string | undefined = JSON.stringify(put);
  if (text === undefined) throw new TypeError(`the record ${key} is not a JSON value`);
  if (Buffer.byteLength(text) > MAX_RECORD_BYTES) throw new RecordTooLarge(key);
  return text;
}

/** A record would be larger than the store keeps. */
class RecordTooLarge extends Error {
  override readonly name = "RecordTooLarge";

  constructor(key: string) {
    super(`the record ${key} would be larger than ${MAX_RECORD_BYTES} bytes`);
  }
}

/** The records to write, and the outcome to return once they are written. */
interface Decision<Outcome> {
  readonly writes: readonly Write[];
  readonly outcome: Outcome;
}

/** Enough for dozens of processes that write one record, when one of them wins each round. */
const MAX_TRIES = 1000;
const MAX_WAIT_MS = 20;

/**
 * Reads a record, decides what to write, and writes it; retries when somebody else wrote first. The
 * decision may run several times, so it must have no side effects.
 */
export function update<Outcome>(
  store: Store,
  key: string,
  decide: (before: Stored | undefined) => Decision<Outcome> | Promise<Decision<Outcome>>,
): Promise<Outcome> {
  return takeTurn(store, key, async () => {
    for (let tries = 1; ; tries++) {
      // Each try needs the outcome of the one before.
      // oxlint-disable-next-line no-await-in-loop
      const { writes, outcome } = await decide(await store.get(key));
      try {
        // oxlint-disable-next-line no-await-in-loop
        if (writes.length > 0) await store.commit(writes);
        return outcome;
      } catch (error) {
        if (!(error instanceof Conflict) || tries === MAX_TRIES) throw error;
        // oxlint-disable-next-line no-await-in-loop
        await waitAbout(Math.min(tries, MAX_WAIT_MS));
      }
    }
  });
}

/** Waits a random while, so that writers that collided once do not keep colliding. */
const waitAbout = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * ms);
  });

/** Deletes in order, as many at once as the store takes. */
export async function deleteAll(store: Store, given: readonly string[]): Promise<void> {
  const keys = [...new Set(given)];
  for (let at = 0; at < keys.length; at += MAX_WRITES) {
    const batch = keys.slice(at, at + MAX_WRITES).map((key) => ({ key, del: true }) as const);
    // Earlier batches end access, so they must be written first.
    // oxlint-disable-next-line no-await-in-loop
    await store.commit(batch);
  }
}

/** The store is unreachable or does not work now; the request may be retried later. */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
  /** The message for people. */
  readonly told: string = "Accounts are unavailable right now. Wait a minute and try again.";
}

/** Turns failures into StoreUnavailable; refusals and bugs of ours stay as they are. */
export const tellFailures = (store: Store): Store => ({
  ...store,
  get: (key) => store.get(key).catch(fail),
  list: (prefix, options) => store.list(prefix, options).catch(fail),
  commit: (writes) => store.commit(writes).catch(fail),
});

function fail(error: unknown): never {
  if (error instanceof StoreUnavailable) throw error;
  const isRefusal = error instanceof Conflict || error instanceof RecordTooLarge;
  if (isRefusal || error instanceof TypeError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreUnavailable(`the store of accounts does not work: ${reason}`, { cause: error });
}
