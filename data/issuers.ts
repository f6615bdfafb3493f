import * as z from "zod";
import { day, sourceList, text, textList } from "./columns.ts";

/** issuers.csv: who issues cards, and what people call them. */
export const issuer = z.strictObject({
  name: text,
  aliases: textList,
  /** Its own sites, whose pages are the strongest sources: "chase.com". */
  sites: textList,
  sources: sourceList,
  as_of: day,
});
