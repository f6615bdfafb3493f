import type { Understood } from "../../language/understood.ts";
import { says } from "./says.ts";

/* "Which of my cards have not changed", "which lounges can I not enter": those of which it is not so. */

const BETWEEN = String.raw`(?: (?!(?:and|or|but|if|when|because|so|since|as|while|though)\b)\S+){0,8}?`;
const VERB = String.raw`(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|should)(?: (?:i|we|it|they|any))?`;
const NOT_SO = new RegExp(
  String.raw`\b(?:which|what|who|whose|how many|any)${BETWEEN} (?:${VERB} (?:not|never|no longer)|cannot|never|no longer)\b(?! (?:mind|care|matter)\b)`,
);

/** Whether those are chosen of which something is not so. */
export const asksNot = (asked: Understood): boolean => says(asked, NOT_SO);

/** What is not used or due yet is there. */
const OPEN =
  /\b(?:not|never) (?:(?:i|we|yet|even|already|been|be|get|being|expire\w*|end\w*) )*(?:used?|using|touched|spent|redeemed|claimed|enrolled|activated|logged)\b/;

/** Whether those are chosen that have or open something not. */
export const asksLacking = (asked: Understood): boolean => asksNot(asked) && !says(asked, OPEN);
