import { hash } from "node:crypto";
import stableStringify from "fast-json-stable-stringify";

/** `sha256:` and the hex digest of the rows as canonical JSON: sorted keys, no spaces, UTF-8. */
export function checksumOf(rows: readonly unknown[]): string {
  const canonical = `[${rows.map((row) => stableStringify(row)).join(",")}]`;
  return `sha256:${hash("sha256", canonical)}`;
}
