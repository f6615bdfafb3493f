/** Keeps the latest results, bounded by number and size; the oldest go first. */
export interface Memo<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T, size: number) => void;
}

const MAX_ENTRIES = 500;
const MAX_SIZE = 4 * 1024 * 1024;

export function createMemo<T>(): Memo<T> {
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  let total = 0;
  const dropOldest = (): void => {
    const [oldest] = entries;
    if (oldest === undefined) return;
    entries.delete(oldest[0]);
    total -= oldest[1].size;
  };
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, size) => {
      if (size > MAX_SIZE / 4) return;
      total -= entries.get(key)?.size ?? 0;
      entries.set(key, { value, size });
      total += size;
      while (total > MAX_SIZE || entries.size > MAX_ENTRIES) dropOldest();
    },
  };
}
