import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { type CatalogStore, openCatalog, type StoreOptions } from "./store.ts";

/** Opens the folder a build wrote. */
export function openDist(folder: string, options: StoreOptions): Promise<CatalogStore> {
  return openCatalog(
    createStorage({ driver: fsDriver({ base: folder, readOnly: true }) }),
    options,
  );
}
