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
  /** True when its group failed, perhaps because of it; then it runs alone. */
  readonly isAlone?: boolean;
  readonly resolve: (outcome: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs jobs one after the other; each resolves to its result once on disk. Jobs that came at the
 * same time share a transaction, as the disk takes as long for one as for many.
 */
export function createWriter(database: Connection): (job: Job) => Promise<number> {
  const queue: Waiting[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (queue.length > 0) {
      // Commits of the same turn of the event loop join; other work runs between groups.
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

/** The first jobs, few enough not to hold up the process for long. */
function takeGroup(queue: Waiting[]): readonly Waiting[] {
  let size = 0;
  const end = queue.findIndex((job, at) => {
    size += job.size;
    return at > 0 && (size > MAX_WRITES || job.isAlone || queue[0]?.isAlone);
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

/** Runs a group in the open transaction, ends it, and settles each job. */
function writeGroup(database: Connection, queue: Waiting[]): void {
  const group = takeGroup(queue);
  try {
    const answers = group.map(writeOne);
    database.exec("COMMIT");
    for (const answer of answers) answer();
  } catch (error) {
    // One job's error need not affect the others: each is tried again by itself.
    if (group.length === 1) group[0]?.reject(error);
    else queue.unshift(...group.map((job) => ({ ...job, isAlone: true })));
    // When the disk is full, SQLite has rolled back already.
    if (database.inTransaction) database.exec("ROLLBACK");
  }
}

/** Runs a job and returns how to settle it once the transaction is on disk. */
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
 * Runs work on a database, again while another process has it locked. SQLite could wait by itself,
 * but would block the whole process meanwhile.
 */
export async function whileBusy<Outcome>(work: () => Outcome): Promise<Outcome> {
  for (let waitedMs = 0; ;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || waitedMs > BUSY_MS) throw error;
    }
    // Random, so that two processes that collided once do not keep colliding.
    const ms = 1 + Math.random() * MAX_WAIT_MS;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(ms);
    waitedMs += ms;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
