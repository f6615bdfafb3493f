import { says } from "./says.ts";
import type { Understood } from "../understood.ts";

/* "Which of my cards don't …", "which lounges can I not enter": those of which it is not so. */

const NOT = String.raw`(?:do|does|did|are|is|was|were|can|could|will|would|have|has)(?: (?:i|we|it|they|any))? not`;
const LACKING = new RegExp(
  String.raw`\b(?:which|what|how many|any of (?:my|our))\b(?: (?!(?:so|if|because|and|but|or|when|since|as|while|though)\b)\S+){0,7}? ${NOT}\b(?! (?:mind|care|matter|want|need|know)\b)`,
);
/** What is not used or due yet is there. */
const OPEN = new RegExp(
  String.raw`\b${NOT} (?:(?:i|we|yet|even|already|been|be|get|being|expire\w*|end\w*) )*(?:used?|using|touched|spent|redeemed|claimed|enrolled|activated|logged)\b`,
);

export const asksLacking = (asked: Understood): boolean =>
  says(asked, LACKING) && !says(asked, OPEN);
