import type { Token } from "../words/tokenise.ts";
import type { LinkedName } from "./link.ts";

/* The words of a text with the names that are linked to them. */

export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

type LinkedAs = "issuer" | "card" | "program" | "other";

export interface LinkedWord {
  readonly token: Token;
  /** The kind of a mention; issuers are separate because a name may continue after them. */
  readonly linked: LinkedAs | undefined;
  /** The name that it is a word of, where it is linked. */
  readonly name?: LinkedName | undefined;
  /** No word, no name and nothing near one. */
  readonly isUnheard: boolean;
  /** Read as a plain word that is near it. */
  readonly isRepaired: boolean;
}

/** The kind that counts for a name that may be several things. */
const LINKED_AS: readonly LinkedAs[] = ["issuer", "card", "program", "other"];

/** The words of a text with the names that they are of. */
export function toLinkedWords(
  tokens: readonly Token[],
  linked: readonly LinkedName[],
  { unheard, repaired }: Readonly<Record<"unheard" | "repaired", readonly boolean[]>>,
): readonly LinkedWord[] {
  const words: LinkedWord[] = tokens.map((token, at) => ({
    token,
    linked: undefined,
    isUnheard: unheard[at] === true,
    isRepaired: repaired[at] === true,
  }));
  for (const name of linked) {
    const { kinds, start, end } = name;
    const linkedAs = LINKED_AS.find((kind) => kind === "other" || kinds.has(kind));
    const named = { name, linked: linkedAs, isUnheard: false };
    for (const [by, word] of words.slice(start, end).entries()) {
      words[start + by] = { ...word, ...named };
    }
  }
  return words;
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
