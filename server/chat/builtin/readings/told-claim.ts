import type { Understood } from "../../language/understood.ts";

/*
 * What the asker takes for true and wants confirmed: whether it is so is told before anything else.
 */

const TAG =
  "(?:right|correct|true|yes|yeah|yep|innit|isn't it|isnt it|ain't it|doesn't it|doesnt it)";
/** "…, right", at the end of the words or of a sentence that others follow. */
const AT_END = new RegExp(`\\S\\s*\\b${TAG}\\s*(?:[?.!]|$)`, "i");
const SAID =
  /\b(?:am|are) (?:i|we) (?:right|wrong|mistaken)\b|\b(?:anything|something|whats|what's) wrong with (?:that|this|it)\b|\bany catch\b|\b(?:just say|say) yes\b|\bis (?:that|this|it) (?:so|true|right|correct)\b|\bconfirm\b/;

export const asksToConfirm = ({ text, tokens }: Understood): boolean =>
  tokens.length > 2 && (AT_END.test(text) || SAID.test(tokens.join(" ")));
