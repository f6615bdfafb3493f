import type { Token } from "../words/tokenise.ts";
import type { LinkedName } from "./link.ts";

/* The words of a text with the names that are linked to them. */

export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: NamePlace, b: NamePlace): boolean => a.start < b.end && b.start < a.end;

type LinkedAs = "issuer" | "card" | "program" | "other";

export interface LinkedWord {
  readonly token: Token;
  /** The kind of a mention; issuers are separate because a name may continue after them. */
  readonly linked: LinkedAs | undefined;
  /** The name this word is part of. */
  readonly name?: LinkedName | undefined;
  /** Not a known word or name, nor close to one. */
  readonly isUnheard: boolean;
  /** Corrected to a similar plain word. */
  readonly isRepaired: boolean;
}

/** When a name has several kinds, the first of these counts. */
const LINKED_AS: readonly LinkedAs[] = ["issuer", "card", "program", "other"];

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

/** The end of the name that begins here; the start itself when there is none. */
export function linkedEnd(words: readonly LinkedWord[], at: number): number {
  const { name } = words[at] ?? {};
  let end = at;
  while (name !== undefined && words[end]?.name === name) end += 1;
  return end;
}

/** Capitalised although it does not begin a sentence. */
export const isNamed = (word: LinkedWord | undefined): boolean =>
  word !== undefined && word.token.isCapital && !word.token.isFirst;
