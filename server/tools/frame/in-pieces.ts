import { setImmediate as nextRound } from "node:timers/promises";

/** Work in steps, with other requests served between them. */
export type Steps<Result> = Generator<undefined, Result>;

export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the steps one by one, so that other requests are served in between. */
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

/** Maps a long list a few entries at a time, so that other requests are served in between. */
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
