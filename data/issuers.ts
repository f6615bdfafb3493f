import * as z from "zod";
import { day, sourceList, text, textList } from "./columns.ts";

/** issuers.csv: card issuers and their nicknames. */
export const issuer = z.strictObject({
  name: text,
  aliases: textList,
  /** The issuer's own sites ("chase.com"), which are the strongest sources. */
  sites: textList,
  sources: sourceList,
  as_of: day,
});
