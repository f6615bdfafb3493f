import { watch } from "node:fs";
import { join } from "node:path";

/** A save is several events in a row. */
const SETTLE_MS = 80;

/** Calls back once after each change of a file under the folders. */
export function watchFolders(root: string, folders: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || !/\.(?:ts|css|csv|md)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_MS);
    });
  }
}
