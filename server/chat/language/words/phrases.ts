/*
 * Phrases in a question. The words of a text stand between single spaces, so that one search finds
 * a phrase and never part of a word.
 */

export type Spaced = string;

export const spaced = (words: readonly string[]): Spaced => ` ${words.join(" ")} `;

export const says = (text: Spaced, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(` ${phrase} `));

/** The index of a phrase's first word, or -1. */
export function placeOf(words: readonly string[], phrase: string): number {
  const wanted = phrase.split(" ");
  return words.findIndex((_, at) => wanted.every((word, next) => words[at + next] === word));
}

/** Splits "a|b c" into the phrases "a" and "b c". */
export const phrases = (text: string): readonly string[] =>
  text.split("|").map((one) => one.trim());

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
