import * as z from "zod";
import {
  day,
  oneOf,
  optionalAddress,
  optionalSha256,
  optionalSlug,
  slug,
  text,
} from "./columns.ts";
import { SOURCE_KINDS, TRUST_LEVELS } from "./vocab.ts";

/**
 * sources.csv: sources that other tables cite by key, and what was read at their addresses.
 * `reader` is `us` or the third party that read the publisher; `sha256` is the digest of what was
 * read on `as_of`; `archived` is the address of a copy.
 */
export const source = z.strictObject({
  key: slug,
  title: text,
  publisher: text,
  url: z.url({ protocol: /^https$/, error: "an https address" }),
  as_of: day,
  kind: oneOf(SOURCE_KINDS),
  trust: oneOf(TRUST_LEVELS),
  reader: optionalSlug,
  sha256: optionalSha256,
  archived: optionalAddress,
});
