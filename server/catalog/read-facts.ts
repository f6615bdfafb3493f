import type { Storage } from "unstorage";
import { FACTS_FILE, type Facts, parseFacts } from "../contract/facts.ts";
import { manifest } from "../contract/manifest.ts";
import { readBytes, readVerified } from "./stored.ts";

/** Reads the private facts of a build. Throws when they are missing or not what was built. */
export async function readFacts(storage: Storage): Promise<Facts> {
  const text = await readBytes(storage, "manifest.json");
  if (text === undefined) throw new Error("no manifest.json in dist; run npm run build");
  const listed = manifest.parse(JSON.parse(text.toString("utf8")));
  const file = listed.private.find((one) => one.file === FACTS_FILE);
  const bytes = file && (await readVerified(storage, "private/", file));
  if (bytes === undefined) {
    throw new Error(`private/${FACTS_FILE} is missing or damaged; run npm run build`);
  }
  return parseFacts(bytes.toString("utf8"));
}
