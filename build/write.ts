import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "./emit/manifest.ts";
import { fillSlot } from "./slot.ts";

/*
 * dist holds two slots and one link that says which is current:
 *
 *   dist/releases/a, dist/releases/b   finished folders
 *   dist/current -> releases/a         swapped by one rename, which is atomic
 *   dist/public, dist/private, dist/hosting, dist/manifest.json -> current/…
 *
 * A build writes the slot that is not current and then swaps the link. Whenever it is killed, the
 * names under dist lead to a whole old or a whole new folder.
 */
const SLOTS = ["a", "b"] as const;
/** The names that a build writes under dist. */
export const NAMES = ["public", "private", "hosting", "manifest.json"] as const;

/** Somebody else is writing the same folder. */
export class BuildBusyError extends Error {
  override readonly name = "BuildBusyError";
}

/** Writes the files aside and makes them the current ones in one step. */
export function writeRelease(dist: string, files: readonly OutputFile[]): void {
  mkdirSync(join(dist, "releases"), { recursive: true });
  withLock(join(dist, ".lock"), () => {
    const slot = currentSlot(dist) === SLOTS[0] ? SLOTS[1] : SLOTS[0];
    fillSlot(join(dist, "releases", slot), files);
    for (const name of NAMES) replaceLink(join(dist, name), join("current", name));
    replaceLink(join(dist, "current"), join("releases", slot));
  });
}

function currentSlot(dist: string): string | undefined {
  try {
    return readlinkSync(join(dist, "current")).split("/").at(-1);
  } catch {
    return undefined;
  }
}

/** Points a link somewhere else without a moment in which it is missing. */
function replaceLink(path: string, target: string): void {
  const aside = `${path}.new`;
  rmSync(aside, { recursive: true, force: true });
  symlinkSync(target, aside);
  // Where pack.ts has put a folder, no link can be renamed to.
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
  renameSync(aside, path);
}

/** Lets one build write at a time; the lock of a process that died is taken over. */
function withLock(path: string, work: () => void): void {
  takeLock(path);
  try {
    work();
  } finally {
    rmSync(path, { force: true });
  }
}

function takeLock(path: string): void {
  try {
    const handle = openSync(path, "wx");
    writeFileSync(handle, String(process.pid));
    closeSync(handle);
  } catch (error) {
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder) && !isOld(path)) {
      throw new BuildBusyError(`another build (process ${holder}) is writing; wait for it`, {
        cause: error,
      });
    }
    rmSync(path, { force: true });
    writeFileSync(path, String(process.pid));
  }
}

/** A process id is used again in time; no build takes this long. */
const MAX_LOCK_MS = 600_000;

const isOld = (path: string): boolean => Date.now() - statSync(path).mtimeMs > MAX_LOCK_MS;

function readHolder(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, but may not be signalled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
