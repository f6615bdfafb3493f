import { asksToConfirm } from "./told-claim.ts";
import type { Understood } from "../understood.ts";

/*
 * Whether a question wants a yes or a no first. Of several sentences those that ask are read.
 */

/** "Does it cost extra", "any fee left". */
const OPENS =
  /^(?:(?:so|and|but|ok|okay|hi|hey|well|um|or|then|please|quick question) )*(?:do|does|did|is|are|was|am|will|would|can|could|any|anything|got (?:any|an?)|have|has|should)\b/;
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
