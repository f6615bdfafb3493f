import {
  isFree,
  linkedEnd,
  type LinkedWord,
  type NamePlace,
  wordAt,
  NAMELIKE,
} from "./name-places.ts";

const CARD = new Set(["cards", "card"]);

/**
 * "Chase Wayfarer Reserve": between a bank and a word of cards' names, a word that is only near a
 * shop's is of the card's name, which nobody knows then; "amex uber gold" names the shop itself.
 */
export function overRepaired(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "issuer") return undefined;
  const first = linkedEnd(words, at);
  const next = linkedEnd(words, first);
  const end = Math.max(linkedEnd(words, next), next + 1);
  const isWithin = words.slice(at, end - 1).every(({ token }) => !token.endsClause);
  const isOne =
    words[first]?.isShop === true &&
    words[first].isRepaired &&
    (words[next]?.card !== undefined || isFree(words, next)) &&
    NAMELIKE.has(wordAt(words, next)) &&
    isWithin;
  if (!isOne) return undefined;
  return { start: at, end: CARD.has(wordAt(words, end)) ? end + 1 : end };
}
