/*
 * Phrases in a question. A text stands as its words between single spaces, so that a phrase is found
 * by one search and never within a word.
 */

export type Spaced = string;

export const spaced = (words: readonly string[]): Spaced => ` ${words.join(" ")} `;

export const says = (text: Spaced, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(` ${phrase} `));

/** The place of a phrase by words, or -1. */
export function placeOf(words: readonly string[], phrase: string): number {
  const wanted = phrase.split(" ");
  return words.findIndex((_, at) => wanted.every((word, next) => words[at + next] === word));
}

/** "a|b c" as the phrases a and b c. */
export const phrases = (text: string): readonly string[] =>
  text.split("|").map((one) => one.trim());

/** The words of a text as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
