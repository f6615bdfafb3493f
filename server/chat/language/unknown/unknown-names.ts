import { bankAt } from "./bank-names.ts";
import { beyondName } from "./beyond-names.ts";
import { isCommonWord } from "../words/common.ts";
import {
  isFree,
  isNamed,
  type LinkedWord,
  type NamePlace,
  wordAt,
  GENERIC,
  isFunctionWord,
  NAMELIKE,
  NOUNS,
  TAILS,
} from "./name-places.ts";
import { overRepaired } from "./repaired-names.ts";
import { untracked } from "./untracked.ts";

/** Places that look like names of cards or programs and are none. */
export function findUnknownNames(words: readonly LinkedWord[]): readonly NamePlace[] {
  const places: NamePlace[] = [];
  for (let at = 0; at < words.length; at++) {
    const place =
      untracked(words, at) ??
      bankAt(words, at) ??
      afterIssuer(words, at) ??
      overRepaired(words, at) ??
      beyondName(words, at) ??
      beforeCard(words, at) ??
      destination(words, at) ??
      airline(words, at) ??
      ofNetwork(words, at) ??
      unheard(words, at);
    if (place === undefined) continue;
    places.push(place);
    at = place.end - 1;
  }
  return places;
}

/** "Chase Unicorn Elite", "the Amex Diamond card": an issuer and words that are a name of nothing. */
function afterIssuer(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "issuer") return undefined;
  let first = at + 1;
  while (words[first]?.linked === "issuer" && words[first]?.token.endsClause === false) first++;
  if (words[first - 1]?.token.endsClause === true || !isFree(words, first)) return undefined;
  const end = familyEnd(words, first, nameEnd(words, first));
  const inner = words.slice(first, end).map(({ token }) => token.word);
  const named = inner.filter((word) => !NOUNS.has(word) && !GENERIC.has(word));
  if (named.length === 0) return undefined;
  const isAsked = ASKING_BEFORE.has(wordAt(words, at - 1));
  if (isAsked && inner.length === 1 && !NAMELIKE.has(inner[0] ?? "")) return undefined;
  const isName =
    words.slice(first, end).some(({ isUnheard }) => isUnheard) ||
    (!isAsked && end > first + 1 && NAMELIKE.has(inner.at(-1) ?? "")) ||
    NAMELIKE.has(inner[0] ?? "") ||
    (isWrittenAsName(words, first) && !isFunctionWord(inner[0] ?? "")) ||
    (CARD.has(wordAt(words, end - 1)) &&
      named.length === inner.length - 1 &&
      !inner.some(isFunctionWord));
  return isName ? { start: at, end } : undefined;
}

const CARD = new Set(["cards", "card"]);

const isWrittenAsName = (words: readonly LinkedWord[], at: number): boolean =>
  words[at]?.token.isCapital === true && words[at + 1]?.token.isCapital === true;

const MAX_WORDS = 4;

/** "Chase Emerald Reserve": a word of cards' names that follows the made-up one is of it too. */
function familyEnd(words: readonly LinkedWord[], first: number, end: number): number {
  const next = words[end];
  const isPart =
    next?.linked === "card" &&
    (next.token.isCapital || NAMELIKE.has(next.token.word)) &&
    words[end + 1]?.linked !== "card";
  return end > first && words[end - 1]?.token.endsClause === false && isPart ? end + 1 : end;
}

/** The name goes on while its words are unheard of, or such as names are made of. */
function nameEnd(words: readonly LinkedWord[], first: number): number {
  let end = first;
  while (end < first + MAX_WORDS && isFree(words, end)) {
    const { token, isUnheard = false } = words[end] ?? { token: { word: "" } };
    const isWritten = words[end]?.token.isCapital === true && !isFunctionWord(token.word);
    const goesOn =
      isUnheard || TAILS.has(token.word) || isWritten || (end === first && isMadeUp(words, end));
    if (!goesOn) break;
    end++;
    if (CARD.has(token.word) || words[end - 1]?.token.endsClause === true) break;
  }
  return end;
}

/** "Chase trucker reserve", "citi banana card": a word of no card's before one that names end with. */
function isMadeUp(words: readonly LinkedWord[], at: number): boolean {
  const word = wordAt(words, at);
  if (GENERIC.has(word) || isFunctionWord(word) || words[at]?.token.endsClause === true)
    return false;
  const next = wordAt(words, at + 1);
  return CARD.has(next) || (NAMELIKE.has(next) && isFree(words, at + 1) && !VERB.test(word));
}

/** "When amex raised gold fees" tells what was done. */
const VERB = /(?:ed|ing|s)$/;

/** "The Sockeye Platinum": a word nobody knows before one that ends many cards' names, both written as a name. */
function beforeCard(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const [word, next] = [words[at], words[at + 1]];
  const isMade = word?.isUnheard === true || word?.isRepaired === true;
  const isOne =
    isFree(words, at) &&
    isMade &&
    isNamed(word) &&
    !word.token.endsClause &&
    next?.linked === "card" &&
    next.token.isCapital &&
    NAMELIKE.has(next.token.word) &&
    words[at - 1]?.linked === undefined &&
    !["my", "our", "his", "her", "their"].includes(wordAt(words, at - 1));
  return isOne ? { start: at, end: at + 2 } : undefined;
}

/** "Zorbo bank card", "Frobnicate Air miles": a word nobody knows and what names are made of. */
function unheard(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.isUnheard !== true) return undefined;
  let end = at + 1;
  while (
    end < at + MAX_WORDS &&
    isFree(words, end) &&
    words[end - 1]?.token.endsClause === false &&
    (TAILS.has(wordAt(words, end)) || words[end]?.isUnheard === true)
  )
    end++;
  const tail = words.slice(at + 1, end).map(({ token }) => token.word);
  const isSure =
    tail.some((word) => SURE_NOUNS.has(word)) ||
    /..bank$/.test(wordAt(words, at)) ||
    (tail.length > 0 && ["points", "miles", "airmiles"].includes(tail.at(-1) ?? ""));
  const isWritten = isNamed(words[at]);
  return isSure || (isWritten && tail.some((word) => NOUNS.has(word)))
    ? { start: at, end }
    : undefined;
}

const MOVES = /^(?:transfer(?:red|ring|s)?|convert|converting|move|moving|send|sending|exchange)$/;

/** "Transfer my points to skyhopper": what points are to go to is a program, known or not. */
function destination(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const way = wordAt(words, at - 1);
  if (words[at]?.isUnheard !== true || !["to", "into", "from"].includes(way)) return undefined;
  const before = words.slice(0, at).map(({ token }) => token.word);
  const isFromPoints = words
    .slice(Math.max(0, at - MAX_FROM), at)
    .some(({ linked }) => linked === "program" || linked === "issuer");
  const isMoved = before.some((word) => MOVES.test(word)) || GO.test(before.join(" "));
  if (!isMoved && (way === "from" || !isFromPoints)) return undefined;
  if (!isFromPoints && words.some(({ token }) => THINGS.has(token.word))) return undefined;
  let end = at + 1;
  while (
    end < at + MAX_WORDS &&
    words[end - 1]?.token.endsClause === false &&
    (NOUNS.has(wordAt(words, end)) || (isFree(words, end) && words[end]?.isUnheard === true))
  )
    end++;
  return { start: at, end };
}

/** What else than points is sent to places: "they send my bags to Kodiak". */
const THINGS = new Set(
  "bags bag luggage baggage suitcases suitcase parcels parcel packages package box boxes crates crate parts part mail letters letter kids kid mom mother dad parents".split(
    " ",
  ),
);

/** "MR to skyperks": how far before it the points may stand, words. */
const MAX_FROM = 5;

/** "My points go to …", "do miles turn into …". */
const GO =
  /\b(?:points?|miles|rewards|mr|ur|typ) (?:\w+ )?(?:go|goes|going|turn|turns|become) (?:to|into)$/;

/** "Yeti Airways": a shop's name, or a plain word written as a name, before what only airlines are called. */
function airline(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = words[at];
  const isName = word?.linked === "other" || (word?.linked === undefined && isNamed(word));
  const isOne = isName && AIRLINE.has(wordAt(words, at + 1)) && words[at + 1]?.linked === undefined;
  return isOne && word?.token.endsClause === false ? { start: at, end: at + 2 } : undefined;
}

const AIRLINE = new Set("airways airlines".split(" "));

const TIER = new Set("world elite signature infinite legend rewards".split(" "));
const NETWORK = new Set("visa mastercard".split(" "));

/** "The norwegian world mastercard", "walmart mastercard": somebody's card of a network, in no catalog. */
function ofNetwork(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = words[at];
  const isOwn = (place: number): boolean => words[place]?.token.endsClause === true;
  let end = at + 1;
  while (TIER.has(wordAt(words, end)) && !isOwn(end - 1)) end += 1;
  const isBrand =
    word?.linked === "other"
      ? !NETWORK.has(word.token.word)
      : isFree(words, at) &&
        (end > at + 1 || isNameMaterial(wordAt(words, at))) &&
        !TAILS.has(wordAt(words, at)) &&
        isBranding(words, at);
  if (!isBrand || !NETWORK.has(wordAt(words, end)) || isOwn(end - 1)) return undefined;
  const isCard =
    words[end]?.linked !== "card" && !["or", "and", "versus"].includes(wordAt(words, end + 1));
  return isCard ? { start: at, end: end + 1 } : undefined;
}

const isBranding = (words: readonly LinkedWord[], at: number): boolean =>
  !GENERIC.has(wordAt(words, at)) && !isFunctionWord(wordAt(words, at));

/** Beside these an unheard word is a name however it is written. */
const SURE_NOUNS = new Set(
  "card cards bank airline airlines airways air visa mastercard bancorp".split(" "),
);

/** Whether a word may be part of an unheard name: letters only, and no word of the language. */
export const isNameMaterial = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !ENGLISH.test(word) && !isCommonWord(word);

/** Endings of English words, which made-up names seldom have. */
const ENGLISH = /(?:ing|ed|able|ible|ful|less|ish|ous|ive|ary|est|ly|ier|ness|ment|tion|sion|ism)$/;

const ASKING_BEFORE = new Set("do does did will would can could should if when how why".split(" "));
