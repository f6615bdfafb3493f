import type { Storage } from "unstorage";
import { readFiles, readManifestText } from "./files.ts";
import { type Snapshot, toSnapshot } from "./snapshot.ts";

/** The build that is answered from, and the look-out for a newer one. */
export interface CatalogStore {
  readonly current: () => Snapshot | undefined;
  /** Takes a newer build when there is one and it is whole. */
  readonly reload: () => Promise<void>;
  readonly stop: () => void;
}

export interface StoreOptions {
  readonly reloadSeconds: number;
  readonly log: (message: string) => void;
}

/**
 * Opens the published files. Whatever state they are in, this succeeds: what is damaged answers 503
 * until it is repaired. A newer build that is not whole is refused and the last good one stays.
 */
export async function openCatalog(storage: Storage, options: StoreOptions): Promise<CatalogStore> {
  const { log } = options;
  let current: Snapshot | undefined;
  let manifestText: string | undefined;

  const reload = async (): Promise<void> => {
    const text = await readManifestText(storage);
    if (text === undefined || (text === manifestText && current?.whole)) return;
    const next = await readSnapshot(storage, text, log);
    if (next === undefined) return;
    if (current !== undefined && !next.whole && (current.whole || text === manifestText)) {
      if (current.whole) log(`refused a damaged build: ${describeDamage(next)}`);
      return;
    }
    current = next;
    manifestText = text;
    log(
      next.whole
        ? `serving data of ${next.version}`
        : `serving what is left: ${describeDamage(next)}`,
    );
  };

  await reload();
  if (current === undefined) log("no published data found; every dataset answers 503");
  const timer = setInterval(() => {
    reload().catch((error: unknown) => log(`reload failed: ${String(error)}`));
  }, options.reloadSeconds * 1000);
  timer.unref();
  return { current: () => current, reload, stop: () => clearInterval(timer) };
}

async function readSnapshot(
  storage: Storage,
  manifestText: string,
  log: (message: string) => void,
): Promise<Snapshot | undefined> {
  try {
    return toSnapshot(await readFiles(storage, manifestText));
  } catch (error) {
    log(`refused a build that cannot be read: ${error instanceof Error ? error.message : ""}`);
    return undefined;
  }
}

function describeDamage({ damaged }: Snapshot): string {
  return damaged.size > 0
    ? `${[...damaged].join(", ")} do not match their checksums`
    : "files missing";
}
