import { readFileSync } from "node:fs";
import type { Server } from "node:http";

/** Time limits of a client in milliseconds, so that no idle client holds a connection. */
export interface HttpTimes {
  /** To send its headers, from the first byte or from connecting. */
  readonly headers: number;
  /** To send its whole request. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly keepAlive: number;
  /** Without a byte either way, as when a client stops reading. */
  readonly silence: number;
  /** The interval of checks for late requests. */
  readonly check: number;
}

export const HTTP_TIMES: HttpTimes = {
  headers: 15_000,
  request: 20_000,
  // Proxies keep theirs for a minute; who closes first must not be us, or a request gets lost.
  keepAlive: 72_000,
  // More than the longest wait for a language model, which is five minutes.
  silence: 330_000,
  check: 1000,
};

/**
 * A quarter, within bounds, is for files and connections of our own: data being read, databases,
 * models, and what is loaded when it is first asked for, which is many files at once and must not
 * fail, as the system would remember the failure.
 */
const RESERVED_SHARE = 0.25;
const MIN_RESERVED = 64;
const MAX_RESERVED = 512;

/**
 * The largest number of open connections, which leaves file handles for the process itself;
 * undefined where the system does not tell its limit.
 */
export function findMostConnections(): number | undefined {
  const open = /^Max open files +(\d+)/m.exec(readLimits())?.[1];
  if (open === undefined) return undefined;
  const files = Number(open);
  const share = Math.floor(files * RESERVED_SHARE);
  const reserved = Math.min(Math.max(share, MIN_RESERVED), MAX_RESERVED);
  return Math.max(1, files - reserved);
}

const TELL_MS = 60_000;

/** Closes connections beyond the limit as they come, and tells so once a minute. */
export function limitConnections(
  server: Server,
  most: number | undefined,
  log: (message: string) => void,
): void {
  if (most === undefined) return;
  server.maxConnections = most;
  let toldAt = -TELL_MS;
  server.on("drop", () => {
    if (performance.now() - toldAt < TELL_MS) return;
    toldAt = performance.now();
    log(`all ${most} connections are in use and more are refused; raise the open-file limit`);
  });
}

function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    // Only Linux has it.
    return "";
  }
}
