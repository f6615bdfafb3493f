import { says, wordsOf } from "./says.ts";
import { asksToConfirm } from "./told-claim.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * Whether a question wants a yes or a no first. Of several sentences those that ask are read.
 */

/** "Does it cost extra", "any fee left". */
const OPENS =
  /^(?:(?:so|and|but|ok|okay|hi|hey|well|um|or|then|please|quick question) )*(?:do|does|did|is|are|was|am|will|would|can|could|any|anything|got (?:any|an?)|have|has|should|must|shall)\b/;
/** "If I add my daughter, do I pay for her". */
const WITHIN =
  /\b(?:do|does|will|would|is|are|can|could|did|should) (?:i|we|it|they|there|he|she|that)\b/;
/** "What is its fee, and is year one free". */
const JOINED =
  /\b(?:and|n|or|but|plus) (?:(?:is|are|does|do|will|can|did) |(?:have|has|had) (?:i|we|he|she|they|it) )/;
const ASKS_WHAT = /\b(?:what|which|who|when|where|how|why)\b/;

export function asksWhether(asked: Understood): boolean {
  const { tokens, asking, mentions } = asked;
  if (asksToConfirm(asked)) return true;
  // "Venture X: are additional cards free?"
  const named = mentions.find(({ start }) => start === 0)?.end ?? 0;
  const ranges = asking.length > 0 ? asking : [{ start: 0, end: tokens.length }];
  if (JOINED.test(tokens.join(" "))) return true;
  return ranges
    .map(({ start, end }) => tokens.slice(Math.max(start, named), end).join(" "))
    .some((words) => OPENS.test(words) || (WITHIN.test(words) && !ASKS_WHAT.test(words)));
}

/** "Isn't there one", "don't I have any": taken for so, and no denial. */
const OPENS_NOT =
  /^(?:(?:so|and|but|ok|okay|hi|hey|well|um|wait) )*(?:is|are|was|do|does|did|have|has|can|could|will|would|should) not\b/;

/** Whether it says "not" otherwise than to ask for a yes. */
export const saysNot = (asked: Understood): boolean => {
  const words = wordsOf(asked);
  return /\bnot\b/.test(words.replace(OPENS_NOT, ""));
};

const HAS_ANY = /\b(?:have|has|got|hold|holds|own|owns|any|(?:is|are)(?: not)? there)\b/;
const OTHERWISE =
  /\b(?:more|less|fewer|most|enough|than|left|how|which|what|who|whose|when|where|or|expires?|combine|pool|share)\b/;

/** "Do I have any Hyatt points", "don't I have Delta miles": whether there is such a thing at all. */
export const asksAnyHeld = (asked: Understood): boolean =>
  asksWhether(asked) && says(asked, HAS_ANY) && !says(asked, OTHERWISE) && !saysNot(asked);
