import { hash } from "node:crypto";
import type { Storage } from "unstorage";
import type { Host } from "./fit-answers.ts";
import { readFiles, readManifestText } from "./files.ts";
import { type Snapshot, toSnapshot } from "./snapshot.ts";

/** The build being served, and the watch for a newer one. */
export interface CatalogStore {
  readonly current: () => Snapshot | undefined;
  /** Takes a newer build when there is one and it is whole. */
  readonly reload: () => Promise<void>;
  readonly stop: () => void;
}

export interface StoreOptions {
  readonly reloadSeconds: number;
  readonly log: (message: string, level?: "info" | "error") => void;
  /** This server; without it, answers stay as built. */
  readonly host?: Host;
}

/**
 * Opens the published files, and succeeds in whatever state they are: damaged datasets answer 503
 * until repaired. A damaged newer build is refused and the last good one stays. Without any build
 * `current` is undefined; the caller reports that.
 */
export async function openCatalog(storage: Storage, options: StoreOptions): Promise<CatalogStore> {
  const { log, host } = options;
  let current: Snapshot | undefined;
  let manifestText: string | undefined;

  const take = async (): Promise<void> => {
    const text = await readManifestText(storage);
    if (text === undefined || (text === manifestText && current?.whole)) return;
    const next = await readSnapshot(storage, text, log, host);
    if (next === undefined) return;
    // The build was swapped while we read it, so we have files of two builds.
    if (!next.whole && (await readManifestText(storage)) !== text) return take();
    if (current !== undefined && !isBetter(next, current, text === manifestText)) {
      if (current.whole) log(`refused a damaged build: ${describeDamage(next)}`);
      return;
    }
    current = next;
    manifestText = text;
    log(
      next.whole
        ? `serving data of ${next.version}`
        : `serving what is left: ${describeDamage(next)}`,
      next.whole ? "info" : "error",
    );
  };
  // One reload at a time, so a slow read of an old build cannot replace a newer one.
  let running: Promise<void> | undefined;
  const reload = (): Promise<void> => {
    running ??= take().finally(() => {
      running = undefined;
    });
    return running;
  };

  await reload();
  const timer = setInterval(() => {
    reload().catch((error: unknown) => log(`reload failed: ${String(error)}`));
  }, options.reloadSeconds * 1000);
  timer.unref();
  return { current: () => current, reload, stop: () => clearInterval(timer) };
}

/** An intact build always is; a damaged one only when it replaces a more damaged one. */
function isBetter(next: Snapshot, current: Snapshot, isSameBuild: boolean): boolean {
  if (next.whole) return true;
  if (current.whole) return false;
  return !isSameBuild || next.missing < current.missing;
}

async function readSnapshot(
  storage: Storage,
  manifestText: string,
  log: (message: string) => void,
  host: Host | undefined,
): Promise<Snapshot | undefined> {
  try {
    return toSnapshot(await readFiles(storage, manifestText), hash("sha256", manifestText), host);
  } catch (error) {
    log(`refused an unreadable build: ${error instanceof Error ? error.message : ""}`);
    return undefined;
  }
}

function describeDamage({ damaged }: Snapshot): string {
  return damaged.size > 0
    ? `${[...damaged].join(", ")} do not match their checksums`
    : "files missing";
}
