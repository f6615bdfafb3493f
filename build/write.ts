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
 * A build writes the other slot and then swaps the link. Even if it is killed at any point, names
 * under dist point to a complete folder, old or new.
 */
const SLOTS = ["a", "b"] as const;
/** The names that a build writes under dist. */
export const NAMES = ["public", "private", "hosting", "manifest.json"] as const;

/** Another build is writing the same folder. */
export class BuildBusyError extends Error {
  override readonly name = "BuildBusyError";
}

/** Writes files to the other slot and atomically makes it current. */
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

/** Replaces a link atomically, so it is never missing. */
function replaceLink(path: string, target: string): void {
  const aside = `${path}.new`;
  rmSync(aside, { recursive: true, force: true });
  symlinkSync(target, aside);
  // pack.ts may have put a folder here, which a link cannot be renamed onto.
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

/** Older locks are void: no build takes this long, and process ids are reused. */
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
    // EPERM: the process is alive but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
