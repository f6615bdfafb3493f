import type { Snapshot } from "../catalog/snapshot.ts";
import { ToolError } from "../contract/tool-error.ts";

/** The data behind the catalog tools. */
export interface CatalogContext {
  readonly snapshot: Snapshot;
  /** Address of this service, for the link to its chat; undefined where none may be running. */
  readonly publicUrl: string | undefined;
}

/** A part of the data, or an error to the caller while it is being repaired. */
export function getData<T>(part: T | undefined, what: string): T {
  if (part !== undefined) return part;
  throw new ToolError(`The ${what} are unavailable right now; try again in a minute.`);
}
