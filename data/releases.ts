import * as z from "zod";
import { optionalSha256, text } from "./columns.ts";

/** In whole seconds, so that text order is time order. */
export const releaseTime = z.iso.datetime({
  precision: 0,
  error: "a UTC time such as 2026-11-21T12:00:00Z",
});

/**
 * releases.csv: when the data was published, oldest first. The last row is the clock of the build:
 * every timestamp it writes comes from here, so the same input gives the same bytes.
 */
export const release = z.strictObject({
  released_at: releaseTime,
  summary: text,
  // Digest of all other tables at the release; written by `npm run release`.
  content_sha256: optionalSha256,
});
