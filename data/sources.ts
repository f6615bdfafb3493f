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
 * sources.csv: what the source keys of the other tables stand for, and what was read at an address.
 * `reader` is `us`, or whose reading of the publisher it is; `sha256` is the digest of what was read
 * on `as_of`, and `archived` where a copy of it stays.
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
