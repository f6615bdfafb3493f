import { closeGently } from "../../server/accounts/store/closing.ts";
import {
  checkKey,
  checkWrites,
  Conflict,
  type Json,
  type Store,
  type Stored,
  toKeyRange,
  type Write,
} from "../../server/accounts/store/store.ts";
import { Gone } from "../../server/accounts/store/unreadable.ts";

interface Kept {
  readonly text: string;
  readonly version: number;
  readonly expiresAt: number | undefined;
}

/** A store that lives as long as the process, for tests. */
export function createMemoryStore(now: () => number): Store {
  const kept = new Map<string, Kept>();
  let version = 0;

  const find = (key: string): Kept | undefined => {
    const record = kept.get(key);
    return record && (record.expiresAt ?? Infinity) > now() ? record : undefined;
  };

  const check = (write: Write): void => {
    const { key, if: expected } = write;
    if ("required" in write && find(key) === undefined) throw new Gone();
    if (expected !== undefined && (find(key)?.version ?? null) !== expected)
      throw new Conflict(key);
  };

  return closeGently({
    get: async (key) => {
      checkKey(key);
      const record = find(key);
      return record && toStored(key, record);
    },
    list: async (prefix, options) => {
      const { after, before, limit } = toKeyRange(prefix, options);
      return [...kept.keys()]
        .filter((key) => key > after && key < before)
        .toSorted()
        .flatMap((key) => {
          const record = find(key);
          return record ? [toStored(key, record)] : [];
        })
        .slice(0, limit);
    },
    commit: async (writes) => {
      const texts = checkWrites(writes);
      for (const write of writes) check(write);
      version++;
      for (const [at, write] of writes.entries()) {
        const text = texts[at];
        if ("del" in write) kept.delete(write.key);
        else if (text !== undefined)
          kept.set(write.key, {
            text,
            version,
            expiresAt: "put" in write ? write.expiresAt : undefined,
          });
      }
      return version;
    },
    sweep: async () => {
      for (const key of kept.keys()) if (find(key) === undefined) kept.delete(key);
    },
    isAlive: async () => true,
    close: async () => undefined,
  });
}

const toStored = (key: string, { text, version }: Kept): Stored => {
  // The text was written from a JSON value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { key, value: JSON.parse(text) as Json, version };
};
