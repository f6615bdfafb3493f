import { createStorage, type Storage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { type CatalogStore, openCatalog, type StoreOptions } from "./store.ts";

/** The folder a build wrote, to read from. */
export const openStorage = (folder: string): Storage =>
  createStorage({ driver: fsDriver({ base: folder, readOnly: true }) });

/** Opens the catalog of a folder. */
export const openDist = (folder: string, options: StoreOptions): Promise<CatalogStore> =>
  openCatalog(openStorage(folder), options);
