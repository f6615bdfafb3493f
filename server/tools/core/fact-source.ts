import type { Storage } from "unstorage";
import { readFacts } from "../../catalog/read-facts.ts";
import type { Snapshot } from "../../catalog/snapshot.ts";
import { type FactIndex, indexFacts } from "./facts.ts";

/** The facts that belong to the data being served; read again when a newer build is. */
export function createFactSource(
  storage: Storage,
  current: () => Snapshot | undefined,
): () => Promise<FactIndex> {
  let digest: string | undefined;
  let reading: Promise<FactIndex> | undefined;
  return () => {
    const serving = current()?.digest;
    if (reading === undefined || serving !== digest) {
      digest = serving;
      const started = readFacts(storage).then(indexFacts);
      reading = started;
      // A failure is told to who asked and forgotten, so that the next one tries again.
      started.catch(() => {
        if (reading === started) reading = undefined;
      });
    }
    return reading;
  };
}
