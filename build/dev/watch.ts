import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join, sep } from "node:path";

/** One save fires several events. */
const SETTLE_MS = 80;

/**
 * Calls back once after each change under the folders; the returned function stops it. Watches
 * folders because watching a file ends when an editor replaces it.
 */
export function watchFolders(root: string, folders: readonly string[], changed: () => void) {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLE_MS);
  };
  const watchTree = (folder: string): void => {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      if (/\.(?:ts|css|csv|md|txt)$/.test(name)) return settle();
      const inner = join(folder, name);
      const isKnown = watchers.has(inner);
      if (event === "rename" && (isKnown || isFolder(inner))) {
        forget(watchers, inner);
        if (isFolder(inner)) watchTree(inner);
        settle();
      }
    });
    watcher.on("error", () => forget(watchers, folder));
    watchers.set(folder, watcher);
    for (const name of listFolders(folder)) watchTree(join(folder, name));
  };
  for (const folder of folders) watchTree(join(root, folder));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Stops watching a folder tree; a folder of the same name may since have replaced it. */
function forget(watchers: Map<string, FSWatcher>, folder: string): void {
  for (const [path, watcher] of watchers) {
    if (path !== folder && !path.startsWith(folder + sep)) continue;
    watcher.close();
    watchers.delete(path);
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const listFolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
