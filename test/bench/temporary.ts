import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps this folder in memory. Disks that have just deleted many files create new ones slowly. */
const IN_MEMORY = "/dev/shm";

const MIN_FREE_BYTES = 2 * 1024 ** 3;

/** Works in a folder that is gone afterwards, in memory when there is room. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const base = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(base, "cardfile-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
