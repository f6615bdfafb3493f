import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const FOLDER = join(import.meta.dirname, "said");

/**
 * Whole messages as people typed them, next to the patterns of the other files: terse, rambling,
 * misspelt; names and figures stand as slots. One file an intent, one message a line. Only learning
 * needs them, so the bundle, which has what was learned, is without.
 */
export function readSaid(): Readonly<Record<string, string>> {
  try {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
    return Object.fromEntries(
      files.map((file) => [basename(file, ".txt"), readFileSync(join(FOLDER, file), "utf8")]),
    );
  } catch {
    return {};
  }
}
