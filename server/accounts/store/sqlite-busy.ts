import { setTimeout } from "node:timers/promises";

/** How long we wait in all for other processes that are writing. */
const BUSY_MS = 10_000;
const MAX_WAIT_MS = 10;

/**
 * Does something with a database, again while another process has it locked. SQLite could wait by
 * itself, but would hold up the whole process meanwhile.
 */
export async function whileBusy<Outcome>(work: () => Outcome): Promise<Outcome> {
  for (let waitedMs = 0; ;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || waitedMs > BUSY_MS) throw error;
    }
    // A random while, so that those who met once do not meet for ever.
    const ms = 1 + Math.random() * MAX_WAIT_MS;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(ms);
    waitedMs += ms;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
