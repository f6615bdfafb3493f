import { SENTENCE_END } from "./split.ts";

/** A place where what is asked may end, and something else be asked. */
export interface End {
  readonly first: string;
  readonly second: string;
  /** Whether a word joins them. */
  readonly isJoined: boolean;
  /** Whether they stand in lines of their own, or on the sides of a slash. */
  readonly isListed: boolean;
}

const SENTENCES = new RegExp(SENTENCE_END, "gi");
/** "Go ahead and move it", "try and keep it": one thing to do. */
const WORDS =
  /(?<!\b(?:go|go ahead|come|try|be sure))[,;]?\s+(?:and|n|&|plus|also)\s+(?:also\s+)?/gi;
/** But not before what is chosen from: "which is cheaper, the csr or the vx". */
const LISTED = /,\s+(?!(?:and|n|&|plus|also)\s|[^,?.!]{2,40}\bor\b)|\s+\/\s+/g;

/** In more words a comma is one of a sentence: "aviator fee, aa miles balance" lists. */
const MOST_LISTED = 12;

/** All places where a text may end and another begin, ends of sentences first. */
export function endsOf(text: string): readonly End[] {
  const isList = (text.match(/\S+/g) ?? []).length <= MOST_LISTED;
  return [
    ...placesOf(text, SENTENCES),
    ...placesOf(text, WORDS, true),
    ...(isList ? placesOf(text, LISTED) : []),
  ];
}

const placesOf = (text: string, gaps: RegExp, isJoined = false): readonly End[] =>
  [...text.matchAll(gaps)].map(({ index, 0: gap }) => {
    const second = text.slice(index + gap.length).trim();
    const isListed = /[\n/]/.test(gap) && !NUMBERED.test(second);
    return { first: text.slice(0, index).trim(), second, isJoined, isListed };
  });

/** "1) LifeMiles": an item of what is asked before it. */
const NUMBERED = /^\(?\d[.)]/;
