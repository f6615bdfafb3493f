import { setImmediate, setTimeout } from "node:timers/promises";
import type Database from "libsql";
import { Conflict, MAX_WRITES } from "./store.ts";
import { Gone } from "./unreadable.ts";

type Connection = InstanceType<typeof Database>;

/** Writes that succeed or fail as one. */
export interface Job {
  /** The largest number of records it writes. */
  readonly size: number;
  /** Writes, within a transaction; or throws a Conflict before it writes anything. */
  readonly write: () => number;
}

interface Waiting extends Job {
  /** It was in a group that failed, perhaps because of it. */
  readonly isAlone?: boolean;
  readonly resolve: (outcome: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does jobs one after the other and resolves to what they return once it is on disk. Those that
 * came at the same time share a transaction, as the disk takes as long for one as for many.
 */
export function createWriter(database: Connection): (job: Job) => Promise<number> {
  const queue: Waiting[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (queue.length > 0) {
      // Whoever commits in the same turn of the event loop joins; between groups others come on.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
      try {
        // oxlint-disable-next-line no-await-in-loop
        await whileBusy(() => {
          database.exec("BEGIN IMMEDIATE");
          writeGroup(database, queue);
        });
      } catch (error) {
        for (const { reject } of queue.splice(0)) reject(error);
      }
    }
    isWriting = false;
  };

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ ...job, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

/** The first jobs, as many as do not hold up the process for long. */
function takeGroup(queue: Waiting[]): readonly Waiting[] {
  let size = 0;
  const end = queue.findIndex((job, at) => {
    size += job.size;
    return at > 0 && (size > MAX_WRITES || job.isAlone || queue[0]?.isAlone);
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

/** Ends the transaction that was begun, and tells each job of the group what became of it. */
function writeGroup(database: Connection, queue: Waiting[]): void {
  const group = takeGroup(queue);
  try {
    const answers = group.map(writeOne);
    database.exec("COMMIT");
    for (const answer of answers) answer();
  } catch (error) {
    // One job's conflict need not concern the others: each is tried by itself.
    if (group.length === 1) group[0]?.reject(error);
    else queue.unshift(...group.map((job) => ({ ...job, isAlone: true })));
    // When the disk is full, SQLite has rolled back already.
    if (database.inTransaction) database.exec("ROLLBACK");
  }
}

/** Does a job and returns what to tell it once the transaction is on disk. */
function writeOne({ write, resolve, reject }: Waiting): () => void {
  try {
    const outcome = write();
    return () => resolve(outcome);
  } catch (error) {
    if (error instanceof Conflict || error instanceof Gone) return () => reject(error);
    throw error;
  }
}

/** Total wait for other processes that are writing. */
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
