import { setImmediate as nextRound } from "node:timers/promises";

/** Work that others may come between, at each of its steps. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps one by one, so that others come between. */
export async function finishInPieces<Result>(
  steps: Steps<Result>,
  pause: () => Promise<void> = nextRound,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    // oxlint-disable-next-line no-await-in-loop
    await pause();
  }
}

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
