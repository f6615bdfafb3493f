import { setImmediate as nextRound } from "node:timers/promises";

const AT_ONCE = 10;

/** Maps a long list a few entries at a time, so that others come between. */
export async function mapInPieces<From, To>(
  list: readonly From[],
  toOne: (entry: From) => To,
): Promise<readonly To[]> {
  const all: To[] = [];
  for (const [at, entry] of list.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    if (at % AT_ONCE === AT_ONCE - 1) await nextRound();
    all.push(toOne(entry));
  }
  return all;
}
