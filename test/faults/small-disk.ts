import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { makeFolder } from "../accounts/store/places.ts";

/** A disk of its own, in memory; it goes when the test ends. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  readonly fill: () => void;
  /** Frees what fill took. */
  readonly free: () => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
}

const SIZE = "4m";

/** Undefined, with a line that says so, where we may not mount; then only open files are limited. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = makeFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=700`, "none", folder], {
      stdio: "ignore",
    });
  } catch {
    process.stderr.write("faults of the disk are skipped: a small one cannot be mounted here\n");
    return undefined;
  }
  // Lazily, as a server may still have files open there.
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024));
      } catch {
        // It took what there was.
      }
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly) => {
      execFileSync("mount", ["-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder]);
    },
  };
}
