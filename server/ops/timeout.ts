import { setTimeout as sleep } from "node:timers/promises";

/** Resolves like `work`, or to `late()` once this many milliseconds have passed. */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  late: () => Value,
): Promise<Value> {
  const stop = new AbortController();
  try {
    return await Promise.race([work, sleep(ms, undefined, { signal: stop.signal }).then(late)]);
  } finally {
    stop.abort();
  }
}
