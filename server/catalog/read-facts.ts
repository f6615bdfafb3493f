import type { Storage } from "unstorage";
import { FACTS_FILE, type Facts, parseFacts } from "../contract/facts.ts";
import { manifest } from "../contract/manifest.ts";
import { readBytes, readVerified } from "./stored.ts";

/** Thrown when the private facts are damaged or not shipped, as in the npm package. */
export class FactsUnavailable extends Error {
  override readonly name = "FactsUnavailable";

  constructor() {
    super(
      `The facts for members, private/${FACTS_FILE}, are missing or damaged here: the npm package has ` +
        "only the public catalog. Build from tables with `cardfile build --data DIR`, or in a " +
        "checkout with `npm run build`, and set DIST to the result.",
    );
  }
}

/** True when the file exists; only reading it shows that it is intact. */
export const hasFacts = (storage: Storage): Promise<boolean> =>
  storage.hasItem(`private/${FACTS_FILE}`);

/**
 * True for a catalog without private facts, as in the npm package. False where nothing has been
 * built yet or the storage is unreachable, because both may still appear.
 */
export async function isCatalogAlone(storage: Storage): Promise<boolean> {
  try {
    return (await storage.hasItem("manifest.json")) && !(await hasFacts(storage));
  } catch {
    return false;
  }
}

/** Reads the private facts of a build. Throws when they are missing or not what was built. */
export async function readFacts(storage: Storage): Promise<Facts> {
  const text = await readBytes(storage, "manifest.json");
  if (text === undefined) throw new Error("no manifest.json in dist; run npm run build");
  const listed = manifest.parse(JSON.parse(text.toString("utf8")));
  const file = listed.private.find((one) => one.file === FACTS_FILE);
  const bytes = file && (await readVerified(storage, "private/", file));
  if (bytes === undefined) throw new FactsUnavailable();
  return parseFacts(bytes.toString("utf8"));
}
