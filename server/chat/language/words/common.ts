import { COMMON_WORDS } from "./common-words.ts";

/** The words of the list. */
export const common: ReadonlySet<string> = new Set(
  COMMON_WORDS.split(/\s+/).filter((word) => word !== ""),
);

/** Endings of English words, and what stands there in the bare word. */
const ENDINGS: readonly (readonly [ending: string, bare: readonly string[]])[] = [
  ["ies", ["y", "ie"]],
  ["ied", ["y"]],
  ["ier", ["y"]],
  ["iest", ["y"]],
  ["ily", ["y"]],
  ["ing", ["", "e"]],
  ["ings", ["", "e"]],
  ["ed", ["", "e"]],
  ["es", ["", "e"]],
  ["s", [""]],
  ["er", ["", "e"]],
  ["ers", ["", "e"]],
  ["est", ["", "e"]],
  ["ly", [""]],
  ["able", ["", "e"]],
  ["ment", [""]],
  ["less", [""]],
  ["ful", [""]],
  ["ness", [""]],
];

const LEAST_STEM = 3;

/** Plain English, in any of its forms. */
export const isCommonWord = (word: string): boolean => isFormOf(word, common);

/** A word of the list, or one of them with an ending. */
export function isFormOf(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  return ENDINGS.some(([ending, bare]) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    if (stem.length < (ending.length > 3 ? LEAST_STEM + 1 : LEAST_STEM)) return false;
    const isDoubled = stem.at(-1) === stem.at(-2) && ["ing", "ed", "er", "est"].includes(ending);
    return bare.some((end) => words.has(stem + end)) || (isDoubled && words.has(stem.slice(0, -1)));
  });
}
