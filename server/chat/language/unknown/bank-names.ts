import { isCommonWord } from "../words/common.ts";
import {
  isFree,
  linkedEnd,
  type LinkedWord,
  type NamePlace,
  tailEnd,
  wordAt,
  GENERIC,
  isFunctionWord,
  TAILS,
} from "./name-places.ts";

/*
 * Banks that no list has, by the words that only banks are called by.
 */

/** A bank that is not linked, with the name of its card. */
export const bankAt = (words: readonly LinkedWord[], at: number): NamePlace | undefined =>
  bankOf(words, at) ?? bancoAt(words, at) ?? nationalAt(words, at) ?? cardOf(words, at);

/** What a bank's word is asked of that can only be a card's: "wells fargo horizon annual fee". */
const OF_CARD = new Set("annual yearly signup sub welcome af".split(" "));
/** The same before it: "the bonus on the chase voyager". */
const CARD_IS_ASKED =
  /\b(?:fees?|bonus|costs?|offers?|sub|af|benefits|perks) (?:on|of|for|with)(?: the| a| an)?$/;
/** Said of fees and offers of all kinds. */
const OF_ALL =
  /^(?:total|combined|upcoming|average|overall|typical|usual|high\w*|low\w*|same|big\w*|trifecta|duo|\w+s)$/;

/** A plain word after a bank's name where a card is asked about, which is none of its cards. */
function cardOf(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "issuer") return undefined;
  const end = linkedEnd(words, at);
  const word = wordAt(words, end);
  // "Horizon" is no slip of "horizons" there.
  const isOfAll = words[end]?.isRepaired !== true && OF_ALL.test(word);
  const isPlain = GENERIC.has(word) || isFunctionWord(word) || isOfAll;
  if (words[end - 1]?.token.endsClause === true || !isFree(words, end) || isPlain) return undefined;
  // "Does chase refund annual fees": what the bank does.
  if (
    ["do", "does", "did", "will", "would", "can", "could", "should", "when", "if"].includes(
      wordAt(words, at - 1),
    )
  )
    return undefined;
  const before = words.slice(0, at).map(({ token }) => token.word);
  const isLast = words[end]?.token.endsClause === true;
  const isAsked = isLast
    ? CARD_IS_ASKED.test(before.join(" "))
    : OF_CARD.has(wordAt(words, end + 1));
  return isAsked ? { start: at, end: end + 1 } : undefined;
}

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
  const isBank = ["banco", "banque", "banca", "banka", "caixa", "caja"].includes(wordAt(words, at));
  const next = wordAt(words, at + 1);
  return isBank && isFree(words, at) && isFree(words, at + 1) && !isFunctionWord(next)
    ? { start: at, end: tailEnd(words, at + 2) }
    : undefined;
}

const BANKISH = new Set(
  "national federal savings trust union cooperative provincial commercial".split(" "),
);

/** "Punjab National Platinum": before the name of a card, which is none of the bank it is taken for. */
function nationalAt(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = wordAt(words, at);
  const isName =
    isFree(words, at) &&
    !isFunctionWord(word) &&
    !GENERIC.has(word) &&
    (!isCommonWord(word) || words[at]?.token.isCapital === true);
  if (!isName || !BANKISH.has(wordAt(words, at + 1))) return undefined;
  if (words[at]?.token.endsClause === true || words[at + 1]?.token.endsClause === true)
    return undefined;
  let end = at + 2;
  while (words[end]?.linked === "card") end += 1;
  const isCard = end > at + 2 || TAILS.has(wordAt(words, end));
  return isCard ? { start: at, end: tailEnd(words, end) } : undefined;
}
