import * as z from "zod";
import { optionalDay, optionalText, text } from "./columns.ts";
import { releaseTime } from "./releases.ts";

/**
 * published-changes.csv: published facts that a release changed, newest last. `npm run release`
 * finds them by comparing with the release before. `subject` is a card id, a program key or a route
 * `source -> dest`. An empty old or new means there was or is nothing; for list fields, each row is
 * one value added or removed. changes.csv has the day a change took effect, if a source says so.
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
