import * as z from "zod";
import { optionalDay, optionalText, text } from "./columns.ts";
import { releaseTime } from "./releases.ts";

/**
 * published-changes.csv: the published facts that a release changed, as `npm run release` found them
 * by comparing with the release before; the newest last. `subject` is a card id, a program key or a
 * route `source -> dest`. Old or new is empty when there was or is nothing; of a field that is a list,
 * a row is one value that came or went. When a change took effect is told by changes.csv, if a source
 * says so.
 */
export const publishedChange = z.strictObject({
  released_at: releaseTime,
  subject: text,
  field: text,
  old: optionalText,
  new: optionalText,
  as_of: optionalDay,
  publisher: optionalText,
  url: z.union([z.url({ protocol: /^https$/ }), z.literal("")]),
});
