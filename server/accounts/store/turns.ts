/** One update may delay the next for this long, so that a hanging one does not block all. */
const TURN_MS = 5000;

/** The last in the queue for each key of a store. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work on a record after this process's earlier work on it. Updates that all read the same
 * version fail but for one; in turn each needs one try. Does not wait for other processes.
 */
export async function takeTurn<Outcome>(
  owner: object,
  key: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, queue);
  const before = queue.get(key);
  const outcome = before === undefined ? work() : endOf(before).then(work);
  queue.set(key, outcome);
  try {
    return await outcome;
  } finally {
    if (queue.get(key) === outcome) queue.delete(key);
  }
}

/** Resolves when the work has settled or taken too long. */
const endOf = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TURN_MS);
    const proceed = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work.then(proceed, proceed);
  });
