import { compactName, wordsOf } from "./names.ts";

/** The names that find a card (SPEC 4.2, `search`), all normalised. */
export interface SearchNames {
  /** Each query word must begin one of these. */
  readonly words: ReadonlySet<string>;
  /** Names that count only as a whole, word by word. */
  readonly wholes: readonly (readonly string[])[];
}

interface SearchedCard {
  readonly card_name: string;
  readonly display_name: string;
  readonly issuer: string;
  readonly rewards_currency: string;
}

/**
 * Card and display names are searched by word. The issuer's longer names, mostly legal ones, match
 * only as a whole: nobody who types "morgan" wants every card of JPMorgan Chase, and nobody who
 * types "national" wants American Express National Bank.
 */
export function toSearchNames(
  { card_name, display_name, issuer, rewards_currency }: SearchedCard,
  nicknames: readonly string[],
  issuerNicknames: readonly string[],
): SearchNames {
  const named = issuerNicknames.map(wordsOf);
  const compact = [display_name, issuer].map(compactName);
  const seen = [card_name, display_name, issuer, rewards_currency, ...compact, ...nicknames];
  return {
    words: new Set([...seen.flatMap(wordsOf), ...named.filter(isOneWord).flat()]),
    wholes: named.filter((words) => words.length > 1),
  };
}

const isOneWord = ({ length }: readonly string[]): boolean => length === 1;

/** Positions of the query words that spell out all of this name. */
export function placesWithin(asked: readonly string[], name: readonly string[]): readonly number[] {
  const starts = asked.flatMap((_, at) =>
    name.every((word, offset) => asked[at + offset] === word) ? [at] : [],
  );
  return starts.flatMap((start) => name.map((_, offset) => start + offset));
}
