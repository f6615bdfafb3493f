/** Keeps the results that are asked for again, bounded by number and size; the oldest go first. */
export interface Memo<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T, size: number) => void;
  /** The number of lookups that found an entry, and that did not. */
  readonly counts: () => { readonly hits: number; readonly misses: number };
}

const MAX_ENTRIES = 500;
const MAX_SIZE = 4 * 1024 * 1024;
const MAX_SEEN = 2000;

/**
 * Keeps a result only when it is set a second time: most queries come once, and keeping their
 * answers would only make work for the garbage collector.
 */
export function createMemo<T>(): Memo<T> {
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  const seen = new Set<string>();
  let total = 0;
  let hits = 0;
  let misses = 0;
  const dropOldest = (): void => {
    const [oldest] = entries;
    if (oldest === undefined) return;
    entries.delete(oldest[0]);
    total -= oldest[1].size;
  };
  const isSeen = (key: string): boolean => {
    if (seen.has(key)) return true;
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(key);
    return false;
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) misses += 1;
      else hits += 1;
      return entry?.value;
    },
    counts: () => ({ hits, misses }),
    set: (key, value, size) => {
      if (!isSeen(key) || size > MAX_SIZE / 4) return;
      total -= entries.get(key)?.size ?? 0;
      entries.set(key, { value, size });
      total += size;
      while (total > MAX_SIZE || entries.size > MAX_ENTRIES) dropOldest();
    },
  };
}
