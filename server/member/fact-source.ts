import type { Storage } from "unstorage";
import { readFacts } from "../catalog/read-facts.ts";
import type { Snapshot } from "../catalog/snapshot.ts";
import { type FactIndex, indexFacts } from "./facts.ts";

/**
 * The facts of the data being served, reloaded when a newer build is. If those of a newer build
 * cannot be read, the last good ones are used, and every call tries again. Callers do not wait for
 * the preparation.
 */
export function createFactSource(
  storage: Storage,
  current: () => Snapshot | undefined,
  log: (message: string) => void,
  prepare: (facts: FactIndex) => Promise<void> = async () => {},
): () => Promise<FactIndex> {
  let digest: string | undefined;
  let toldOf: string | undefined;
  let reading: Promise<FactIndex> | undefined;
  let good: FactIndex | undefined;

  const read = (): Promise<FactIndex> => {
    const serving = current()?.digest;
    if (reading === undefined || serving !== digest) {
      digest = serving;
      const started = readFacts(storage).then(indexFacts);
      reading = started;
      // A failure goes to the callers and is not cached, so that the next call tries again.
      void started.then(prepare, () => {
        if (reading === started) reading = undefined;
      });
    }
    return reading;
  };

  return async () => {
    try {
      good = await read();
    } catch (error) {
      if (good === undefined) throw error;
      if (toldOf !== digest) log(`tools and chat keep the previous facts: ${String(error)}`);
      toldOf = digest;
    }
    return good;
  };
}
