/**
 * Sets of row numbers. Small vocabularies store one bit per row, so an intersection costs one word
 * per operand; free text stores sorted row numbers and is turned into bits for each search.
 */

const BITS = 32;

export type Bits = Uint32Array;

export const emptyBits = (rows: number): Bits => new Uint32Array(Math.ceil(rows / BITS));

export function addBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}

/** Adds the rows of another set of the same size. */
export function addBits(bits: Bits, more: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | (more[word] ?? 0);
  }
}

export function unionOf(sets: readonly Bits[], rows: number): Bits {
  const [first] = sets;
  if (sets.length === 1 && first !== undefined) return first;
  const union = emptyBits(rows);
  for (const set of sets) addBits(union, set);
  return union;
}

/** The rows that are in all sets and pass the test, in order, at most `limit` of them. */
export function intersect(
  sets: readonly Bits[],
  rows: number,
  limit: number,
  passes: (row: number) => boolean,
): number[] {
  const found: number[] = [];
  const words = Math.ceil(rows / BITS);
  const lastWord = words - 1;
  const lastMask = rows % BITS === 0 ? -1 : (1 << (rows % BITS)) - 1;
  for (let word = 0; word < words; word++) {
    let bits = word === lastWord ? lastMask : -1;
    for (const set of sets) bits &= set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      const row = word * BITS + (31 - Math.clz32(lowest));
      if (!passes(row)) continue;
      found.push(row);
      if (found.length === limit) return found;
    }
  }
  return found;
}
