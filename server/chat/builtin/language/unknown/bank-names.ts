import { isCommonWord } from "../words/common.ts";
import { GENERIC, isFunctionWord, TAILS } from "./name-words.ts";
import { isFree, type LinkedWord, type NamePlace, tailEnd, wordAt } from "./name-places.ts";

/*
 * Banks that no list has, by the words that only banks are called by.
 */

/** A bank that is not linked, with the name of its card. */
export const bankAt = (words: readonly LinkedWord[], at: number): NamePlace | undefined =>
  bankOf(words, at) ?? bancoAt(words, at) ?? nationalAt(words, at);

/** "Bank of ireland world elite": a bank that is not linked. */
function bankOf(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const isBank = wordAt(words, at) === "bank" && wordAt(words, at + 1) === "of";
  const isFreeOf = isFree(words, at) && isFree(words, at + 2);
  const next = wordAt(words, at + 2);
  const isPlain = isCommonWord(next) && words[at + 2]?.token.isCapital !== true;
  if (!isBank || !isFreeOf || isPlain || isFunctionWord(next)) return undefined;
  return { start: at, end: tailEnd(words, at + 3) };
}

/** "Banco Popular Premia": a bank by a word of another language. */
function bancoAt(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const isBank = /^(?:banco|banque|banca|banka|caixa|caja)$/.test(wordAt(words, at));
  const next = wordAt(words, at + 1);
  return isBank && isFree(words, at) && isFree(words, at + 1) && !isFunctionWord(next)
    ? { start: at, end: tailEnd(words, at + 2) }
    : undefined;
}

const BANKISH = /^(?:national|federal|savings|trust|union|cooperative|provincial|commercial)$/;

/** "Punjab National Platinum": before the name of a card, which is none of the bank it is taken for. */
function nationalAt(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = wordAt(words, at);
  const isName =
    isFree(words, at) &&
    !isFunctionWord(word) &&
    !GENERIC.has(word) &&
    (!isCommonWord(word) || words[at]?.token.isCapital === true);
  if (!isName || !BANKISH.test(wordAt(words, at + 1))) return undefined;
  if (words[at]?.token.endsClause === true || words[at + 1]?.token.endsClause === true)
    return undefined;
  let end = at + 2;
  while (words[end]?.linked === "card") end += 1;
  const isCard = end > at + 2 || TAILS.has(wordAt(words, end));
  return isCard ? { start: at, end: tailEnd(words, end) } : undefined;
}
