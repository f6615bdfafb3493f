/** Numbers in [0, 1), always the same for a seed. */
export type Random = () => number;

/** The FNV-1a hash, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: small, and good enough to draw samples. */
export function seededBy(text: string): Random {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export const pickSeeded = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];

/**
 * The values in the order of a round. Each one's place depends on its own text, so adding or
 * removing one does not reorder the rest.
 */
export function inRound<Value extends { readonly seed: number }>(
  values: readonly Value[],
  round: number,
): readonly Value[] {
  const keyed = values.map((value) => ({ value, key: scatter(value.seed, round) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value);
}

/** Murmur's final mix: spreads similar seeds apart. */
function scatter(seed: number, round: number): number {
  let key = (seed + Math.imul(round + 1, 0x9e3779b1)) | 0;
  key = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35);
  return (key ^ (key >>> 16)) >>> 0;
}
