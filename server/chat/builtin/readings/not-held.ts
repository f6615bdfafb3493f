import { says } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

const HAVE = "(?:already )?(?:have|hold|own|carry|got|have got)";
const NOT_HELD = new RegExp(
  [
    String.raw`\b(?:i|we) (?:do not|don't|dont|did not) (?:already |currently |yet )?(?:have|hold|own|carry)\b`,
    String.raw`\b(?:not|isn't|aren't|nothing) (?:already |currently )?(?:in|from) my wallet\b`,
    String.raw`\b(?:other than|besides?|except(?: for)?|apart from|aside from|beyond|outside(?: of)?|not|excluding|without(?: counting)?) (?:of )?(?:what|the (?:ones?|cards?)(?: that)?|those(?: that)?|any(?: that)?|ones?|my (?:own|current)(?: cards?)?|mine|my cards)(?: (?:i|we) ${HAVE})?\b`,
    String.raw`\bthat (?:i|we) (?:do not|don't|dont)\b`,
  ].join("|"),
);

/** "Other than the ones I hold", "that I do not have": cards that are not in the wallet. */
export const asksNotHeld = (asked: Understood): boolean => says(asked, NOT_HELD);
