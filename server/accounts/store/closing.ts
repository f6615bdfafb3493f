import type { Store } from "./store.ts";

/** Lets running operations finish before the store closes, and refuses new ones. */
export function closeGently(store: Store): Store {
  const running = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  const run = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    if (closed !== undefined) throw new Error("the store is closed");
    const outcome = work();
    running.add(outcome);
    try {
      return await outcome;
    } finally {
      running.delete(outcome);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(running);
    await store.close();
  };

  return {
    get: (key) => run(() => store.get(key)),
    list: (prefix, options) => run(() => store.list(prefix, options)),
    commit: (writes) => run(() => store.commit(writes)),
    sweep: () => run(() => store.sweep()),
    isAlive: async () => closed === undefined && run(() => store.isAlive()),
    close: () => (closed ??= close()),
  };
}
