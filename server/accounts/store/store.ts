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

export type Write = Put | Delete;

export interface ListOptions {
  /** Only keys after this one, in byte order. */
  readonly after?: string;
  readonly limit?: number;
}

/**
 * Keeps JSON records by key. Keys are segments of A-Z, a-z, 0-9, _ and - joined by slashes; what a
 * user supplied is hashed before it becomes one. Every implementation passes the same suite:
 * test/accounts/store/contract.ts.
 */
export interface Store {
  /** The record, unless there is none or it has expired. */
  get(key: string): Promise<Stored | undefined>;
  /** The records whose key begins with the prefix, which ends with a slash, in byte order of key. */
  list(prefix: string, options?: ListOptions): Promise<readonly Stored[]>;
  /**
   * Writes all or nothing and returns the version that all its records now have. When it returns,
   * the writes survive the death of the process. Throws a Conflict when a condition does not hold.
   */
  commit(writes: readonly Write[]): Promise<number>;
  /** Frees what has expired; for a timer. */
  sweep(): Promise<void>;
  /** True while the store can be read; for readiness. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** Somebody else wrote first. Read again, decide again, write again. */
export class Conflict extends Error {
  override readonly name = "Conflict";

  constructor(key: string) {
    super(`the record ${key} has changed; read it again`);
  }
}

const KEY = /^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128})*$/;
const PREFIX = /^(?:[A-Za-z0-9_-]{1,128}\/)+$/;

/** The largest record, as JSON text in UTF-8. */
export const MAX_RECORD_BYTES = 1_048_576;

/** The most records one batch may write. */
export const MAX_WRITES = 1000;

/** Throws when a key is none: what made it is wrong, so it is an error of ours. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`not a key of the store: ${JSON.stringify(key)}`);
}

export function checkPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new TypeError(`not a prefix of keys: ${JSON.stringify(prefix)}`);
}

/** The JSON text of each write, checked; undefined for deletions. A key stands once in a batch. */
export function checkWrites(writes: readonly Write[]): readonly (string | undefined)[] {
  if (writes.length > MAX_WRITES) throw new TypeError(`more than ${MAX_WRITES} writes in a batch`);
  const keys = new Set(writes.map(({ key }) => key));
  if (keys.size !== writes.length) throw new TypeError("a key stands twice in a batch");
  return writes.map((write) => {
    checkKey(write.key);
    if (!("put" in write)) return undefined;
    const text = JSON.stringify(write.put);
    if (Buffer.byteLength(text) > MAX_RECORD_BYTES) throw new RecordTooLarge(write.key);
    return text;
  });
}

/** A record would be larger than the store keeps. */
export class RecordTooLarge extends Error {
  override readonly name = "RecordTooLarge";

  constructor(key: string) {
    super(`the record ${key} would be larger than ${MAX_RECORD_BYTES} bytes`);
  }
}

/** Enough for hundreds of writers of one record, each of whom one wins a round. */
const MOST_TRIES = 1000;
const MOST_WAIT_MS = 20;

/**
 * Reads a record, decides what else to write, and writes it, again until nobody came between. The
 * decision may be made several times, so it must do nothing but decide. Undefined writes nothing.
 */
export async function update<Outcome>(
  store: Store,
  key: string,
  decide: (before: Stored | undefined) => {
    readonly writes: readonly Write[];
    readonly outcome: Outcome;
  },
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    // Each try needs the outcome of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { writes, outcome } = decide(await store.get(key));
    try {
      // oxlint-disable-next-line no-await-in-loop
      if (writes.length > 0) await store.commit(writes);
      return outcome;
    } catch (error) {
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await waitAbout(Math.min(tries, MOST_WAIT_MS));
    }
  }
}

/** Waits a random while, so that writers who met once do not meet for ever. */
const waitAbout = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * ms);
  });
