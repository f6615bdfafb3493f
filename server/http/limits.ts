import { readFileSync } from "node:fs";
import type { Server } from "node:http";

/** Time limits of a client in milliseconds, so that no idle client holds a connection. */
export interface HttpTimes {
  /** For its headers, from connecting or from the first byte. */
  readonly headers: number;
  /** For its whole request. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly keepAlive: number;
  /** Idle timeout: drops clients that stop reading. */
  readonly silence: number;
  /** How often late requests are looked for. */
  readonly check: number;
}

export const HTTP_TIMES: HttpTimes = {
  headers: 15_000,
  request: 20_000,
  // Proxies keep theirs for a minute; if we closed first, a request could get lost.
  keepAlive: 72_000,
  // More than the longest wait for a language model, which is five minutes.
  silence: 330_000,
  check: 1000,
};

/**
 * A quarter, within bounds, is for our own files and connections: data, databases, models and
 * lazily loaded modules. Those open many files at once and must not fail, because the module system
 * would remember the failure.
 */
const RESERVED_SHARE = 0.25;
const MIN_RESERVED = 64;
const MAX_RESERVED = 512;

/**
 * The largest number of open connections that leaves file handles for the process itself; undefined
 * where the system does not report its limit.
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

/** Closes new connections beyond the limit, and logs it once a minute. */
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
    // Only Linux has this file.
    return "";
  }
}
