/** One update may delay the next for this long, so that a hanging one does not block all. */
const TURN_MS = 5000;

interface Turn {
  readonly begun: Promise<unknown>;
  readonly ended: Promise<unknown>;
}

/** The last in the queue for each key of a store. */
const queues = new WeakMap<object, Map<string, Turn>>();

/**
 * Runs work on a record after this process's earlier work on it. Updates that all read the same
 * version fail but for one; in turn each needs one try. Does not wait for other processes.
 */
export async function takeTurn<Outcome>(
  owner: object,
  key: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const queue = queues.get(owner) ?? new Map<string, Turn>();
  queues.set(owner, queue);
  const before = queue.get(key);
  const begun = before === undefined ? Promise.resolve() : before.begun.then(() => endOf(before));
  const ended = before === undefined ? work() : begun.then(work);
  const turn = { begun, ended };
  queue.set(key, turn);
  try {
    return await ended;
  } finally {
    if (queue.get(key) === turn) queue.delete(key);
  }
}

/** Resolves when the work has settled, or has taken too long since it began. */
const endOf = ({ ended }: Turn): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TURN_MS);
    const proceed = (): void => {
      clearTimeout(timer);
      resolve();
    };
    ended.then(proceed, proceed);
  });
