import { compactName, normalizeName, withoutBlanks } from "../contract/names.ts";

export type NameIndex<T> = ReadonlyMap<string, T>;

/** Indexes names as written, and without spaces where that is not another name. */
export function indexNames<T>(
  entries: readonly (readonly [value: T, names: readonly string[]])[],
): NameIndex<T> {
  const index = new Map<string, T>();
  const add = (toKey: (name: string) => string): void => {
    for (const [value, names] of entries) {
      for (const key of names.map(toKey)) {
        if (key !== "" && !index.has(key)) index.set(key, value);
      }
    }
  };
  add(normalizeName);
  add(compactName);
  return index;
}

export function findByName<T>(index: NameIndex<T>, name: string): T | undefined {
  const normalized = normalizeName(name);
  return index.get(normalized) ?? index.get(withoutBlanks(normalized));
}

/** True when each word begins a word of the text; both are normalised. */
export function holdsWords(normalized: string, words: readonly string[]): boolean {
  const text = ` ${normalized}`;
  return words.every((word) => text.includes(` ${word}`));
}
