import * as z from "zod";
import { day, oneOf, slug, text } from "./columns.ts";
import { SOURCE_KINDS, TRUST_LEVELS } from "./vocab.ts";

/** sources.csv: what the source keys of the other tables stand for. */
export const source = z.strictObject({
  key: slug,
  title: text,
  publisher: text,
  url: z.url({ protocol: /^https$/, error: "an https address" }),
  as_of: day,
  kind: oneOf(SOURCE_KINDS),
  trust: oneOf(TRUST_LEVELS),
});
