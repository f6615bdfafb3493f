import { isFunctionWord, TAILS } from "./name-words.ts";
import type { Token } from "../words/tokenise.ts";

/*
 * The words of a text as places where names may begin, go on and end.
 */

export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

export type LinkedAs = "issuer" | "card" | "program" | "other";

/** The cards that a name may mean. */
export interface NamedCards {
  /** All words of their names. */
  readonly words: ReadonlySet<string>;
  readonly issuers: readonly string[];
}

export interface LinkedWord {
  readonly token: Token;
  /** Of a mention; issuers are told apart because a name may go on after them. */
  readonly linked: LinkedAs | undefined;
  /** The name that it is a word of, where it is linked. */
  readonly name?: object | undefined;
  /** What the cards of that name are called by, and whose they are. */
  readonly card?: NamedCards | undefined;
  /** Of a shop's name. */
  readonly isShop?: boolean | undefined;
  /** No word, no name and nothing near one. */
  readonly isUnheard: boolean;
  /** Read as a plain word that is near it. */
  readonly isRepaired: boolean;
}

export const wordAt = (words: readonly LinkedWord[], at: number): string =>
  words[at]?.token.word ?? "";

export const isFree = (words: readonly LinkedWord[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && word.linked === undefined && !/^[\d$<]/.test(word.token.word);
};

/** Where the name that begins at a place ends; the place itself where none does. */
export function linkedEnd(words: readonly LinkedWord[], at: number): number {
  const { name } = words[at] ?? {};
  let end = at;
  while (name !== undefined && words[end]?.name === name) end += 1;
  return end;
}

/** Written with a capital that does not only begin a sentence. */
export const isNamed = (word: LinkedWord | undefined): boolean =>
  word !== undefined && word.token.isCapital && !word.token.isFirst;

/** "HSBC premier world elite", "itau personnalite": with the words after it that names are made of. */
export function tailEnd(words: readonly LinkedWord[], from: number): number {
  let end = from;
  const goesOn = (): boolean =>
    isFree(words, end) &&
    (TAILS.has(wordAt(words, end)) || words[end]?.isUnheard === true || isProper(words, end)) &&
    !words[end - 1]?.token.endsClause;
  while (goesOn()) end += 1;
  return end;
}

/** Written as a name: "First Tech Odyssey". */
const isProper = (words: readonly LinkedWord[], at: number): boolean =>
  isNamed(words[at]) && !isFunctionWord(wordAt(words, at));
