import { normalizeName } from "../contract/names.ts";

/** Finds a thing by any of the names it goes by. */
export type NameIndex<T> = ReadonlyMap<string, T>;

/** The first owner of a name keeps it. */
export function indexNames<T>(
  entries: Iterable<readonly [value: T, names: readonly string[]]>,
): NameIndex<T> {
  const index = new Map<string, T>();
  for (const [value, names] of entries) {
    for (const name of names) {
      const key = normalizeName(name);
      if (key !== "" && !index.has(key)) index.set(key, value);
    }
  }
  return index;
}

export function findByName<T>(index: NameIndex<T>, name: string): T | undefined {
  return index.get(normalizeName(name));
}

/** The words of a text, compared as names are. */
export function wordsOf(text: string): readonly string[] {
  const normalized = normalizeName(text);
  return normalized === "" ? [] : normalized.split(" ");
}
