import { cardNames } from "../../../member/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import { isCommonWord } from "../words/common.ts";
import { wordSet } from "../words/phrases.ts";
import { nameWords } from "../words/tokenise.ts";
import {
  isFree,
  isNamed,
  linkedEnd,
  type LinkedWord,
  type NamePlace,
  wordAt,
} from "./linked-words.ts";

/* Names missing from the catalog: reported as unknown, never matched to the nearest. */

/** Finds what looks like the name of a card or program but is not one. */
export function findUnknownNames(
  words: readonly LinkedWord[],
  facts: FactIndex,
): readonly NamePlace[] {
  const places: NamePlace[] = [];
  for (let at = 0; at < words.length; at++) {
    const place =
      afterIssuer(words, at) ??
      ofOtherBank(words, at, facts) ??
      twoNames(words, at) ??
      afterCard(words, at, facts) ??
      destination(words, at) ??
      ofNetwork(words, at) ??
      unheard(words, at);
    if (place === undefined) continue;
    places.push(place);
    at = place.end - 1;
  }
  return places;
}

const endsClause = (words: readonly LinkedWord[], at: number): boolean =>
  words[at]?.token.endsClause === true;

/** "Chase Unicorn Elite", "the Amex Diamond card": an issuer and words that name no card of it. */
function afterIssuer(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "issuer") return undefined;
  let first = at + 1;
  while (words[first]?.linked === "issuer" && !endsClause(words, first)) first++;
  if (endsClause(words, first - 1)) return undefined;
  const nameless = nameEnd(words, first);
  const end = isFamily(words, nameless) && nameless > first ? nameless + 1 : nameless;
  const inner = words.slice(first, end).map(({ token }) => token.word);
  const [one = ""] = inner;
  const named = inner.filter((word) => !NOUNS.has(word) && !GENERIC.has(word));
  const isAsked = ASKING.has(wordAt(words, at - 1));
  if (named.length === 0 || (isAsked && inner.length === 1 && !NAMELIKE.has(one))) return undefined;
  const isWritten = [words[first], words[first + 1]].every((word) => word?.token.isCapital);
  const isName =
    words.slice(first, end).some(({ isUnheard }) => isUnheard) ||
    (!isAsked && inner.length > 1 && NAMELIKE.has(inner.at(-1) ?? "")) ||
    NAMELIKE.has(one) ||
    (isWritten && !FUNCTION_WORDS.has(one)) ||
    (CARD.has(inner.at(-1) ?? "") &&
      named.length === inner.length - 1 &&
      !inner.some((word) => FUNCTION_WORDS.has(word)));
  return isName ? { start: at, end } : undefined;
}

/** "Chase Emerald Reserve": a card word after a made-up one belongs to the same name. */
const isFamily = (words: readonly LinkedWord[], at: number): boolean =>
  words[at]?.linked === "card" &&
  (words[at].token.isCapital || NAMELIKE.has(words[at].token.word)) &&
  words[at + 1]?.linked !== "card" &&
  !endsClause(words, at - 1);

/** A name continues while its words are unknown or typical of names. */
function nameEnd(words: readonly LinkedWord[], first: number): number {
  let end = first;
  while (end < first + MAX_WORDS && isFree(words, end)) {
    const word = wordAt(words, end);
    const isWritten = words[end]?.token.isCapital === true && !FUNCTION_WORDS.has(word);
    const isPart = words[end]?.isUnheard === true || TAILS.has(word) || isWritten;
    if (!isPart && !(end === first && goesBeforeName(words, end))) break;
    end++;
    if (CARD.has(word) || endsClause(words, end - 1)) break;
  }
  return end;
}

/** "Chase trucker reserve", "citi banana card": a stray word before a name's usual last word. */
function goesBeforeName(words: readonly LinkedWord[], at: number): boolean {
  const [word, next] = [wordAt(words, at), wordAt(words, at + 1)];
  if (GENERIC.has(word) || FUNCTION_WORDS.has(word) || endsClause(words, at)) return false;
  // "When amex raised gold fees": a verb is not part of a name.
  const isVerb = ["ed", "ing", "s"].some((ending) => word.endsWith(ending));
  return CARD.has(next) || (NAMELIKE.has(next) && isFree(words, at + 1) && !isVerb);
}

/** "Sapphire Ultra", "amex gold diamond", "Venture Z": a word that follows no card of that name. */
function afterCard(
  words: readonly LinkedWord[],
  at: number,
  facts: FactIndex,
): NamePlace | undefined {
  let end = at;
  const most = at + MAX_NAME_WORDS;
  while (end < most && words[end]?.linked === "card" && !endsClause(words, end)) end++;
  const [word, next] = [words[end], wordAt(words, end + 1)];
  const isAlone = word?.linked === "other" && linkedEnd(words, end) === end + 1;
  if (end === at || word === undefined || !(isFree(words, end) || isAlone)) return undefined;
  const isAsked = endsClause(words, end) || ASKED.has(next);
  const isOwn = (): boolean => cardWords(words[end - 1], facts).has(word.token.word);
  if (LEVELS.has(next) || !isOfName(word, isAsked, isOwn)) return undefined;
  return { start: at, end: CARD.has(next) ? end + 2 : end + 1 };
}

function isOfName(read: LinkedWord, isAsked: boolean, isOwn: () => boolean): boolean {
  const { token, isUnheard, isRepaired, linked } = read;
  const { word } = token;
  // "The Venture X Max bonus": a shop's name counts only at the end or before a word like "bonus".
  if (linked !== undefined) return NAMELIKE.has(word) && isAsked;
  if (TELLS_APART.has(word)) return isAsked && !isOwn();
  const isLetter = token.isCapital && word.length === 1 && !"ai".includes(word) && !isOwn();
  // "Sapphire Familia" is not a misspelt "familiar".
  const isWritten = isRepaired && isNamed(read);
  return NAMELIKE.has(word) || isLetter || (isUnheard && word.length >= MIN_MADE) || isWritten;
}

/** All words in the names of the cards that a word belongs to. */
function cardWords(word: LinkedWord | undefined, facts: FactIndex): ReadonlySet<string> {
  const ids = word?.name?.kinds.get("card") ?? [];
  const cards = ids.flatMap((id) => facts.cards.get(id) ?? []);
  return new Set(cards.flatMap((card) => cardNames(facts, card).flatMap(nameWords)));
}

/** "Wells Fargo Freedom": a bank right before the short name of another bank's card. */
function ofOtherBank(
  words: readonly LinkedWord[],
  at: number,
  { cards }: FactIndex,
): NamePlace | undefined {
  const next = linkedEnd(words, at);
  const issuers = words[at]?.name?.kinds.get("issuer");
  const kinds = words[next]?.name?.kinds;
  if (issuers === undefined || kinds?.size !== 1 || endsClause(words, next - 1)) return undefined;
  const ids = kinds.get("card")?.flatMap((id) => [id, cards.get(id)?.successor ?? ""]) ?? [];
  const isOwn = ids.some((id) => issuers.includes(cards.get(id)?.issuer ?? ""));
  return ids.length > 0 && !isOwn ? { start: at, end: linkedEnd(words, next) } : undefined;
}

/** "Sapphire Reserve Preferred": two card names in one, and no card has both. */
function twoNames(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const next = linkedEnd(words, at);
  const end = linkedEnd(words, next);
  const areCards = words[at]?.linked === "card" && words[next]?.linked === "card";
  const isOne =
    areCards &&
    next > at + 1 &&
    end === next + 1 &&
    NAMELIKE.has(wordAt(words, next)) &&
    !endsClause(words, next - 1) &&
    words[end]?.linked !== "card" &&
    ![wordAt(words, at - 1), wordAt(words, end)].some((word) => LISTS.has(word));
  return isOne ? { start: at, end } : undefined;
}

/** "Transfer my points to skyhopper": the target of points is a program, known or not. */
function destination(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const way = wordAt(words, at - 1);
  if (words[at]?.isUnheard !== true || !["to", "into", "from"].includes(way)) return undefined;
  const isFromPoints = words
    .slice(Math.max(0, at - MAX_FROM), at)
    .some(({ linked }) => linked === "program" || linked === "issuer");
  const isMoved = words.some(({ token }) => MOVES.has(token.word));
  const isOfPoints = isFromPoints || words.some(({ token }) => POINTS.has(token.word));
  const isOne = isOfPoints && (isMoved || (isFromPoints && way !== "from"));
  return isOne ? { start: at, end: nameEnd(words, at) } : undefined;
}

/** "Admiral mastercard", "walmart world mastercard": a network card missing from the catalog. */
function ofNetwork(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = wordAt(words, at);
  let end = at + 1;
  while (TIERS.has(wordAt(words, end)) && !endsClause(words, end - 1)) end++;
  const isPlain = TAILS.has(word) || GENERIC.has(word) || FUNCTION_WORDS.has(word);
  const isBrand =
    words[at]?.linked === "other"
      ? !NETWORKS.has(word)
      : isFree(words, at) && !isPlain && (end > at + 1 || isNameMaterial(word));
  const isCard =
    NETWORKS.has(wordAt(words, end)) &&
    !endsClause(words, end - 1) &&
    words[end]?.linked !== "card" &&
    !LISTS.has(wordAt(words, end + 1));
  return isBrand && isCard ? { start: at, end: end + 1 } : undefined;
}

/** "Zorbo bank card", "the Sockeye Platinum": an unknown word beside words typical of names. */
function unheard(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const first = words[at];
  const isMadeUp = first?.isUnheard === true || (first?.isRepaired === true && isNamed(first));
  if (!isMadeUp || !isFree(words, at)) return undefined;
  const nameless = nameEnd(words, at);
  if (nameless > at && isFamily(words, nameless)) return { start: at, end: nameless + 1 };
  const tail = words.slice(at + 1, nameless).map(({ token }) => token.word);
  const isSure = tail.some((word) => SURE_NOUNS.has(word)) || POINTS.has(tail.at(-1) ?? "");
  const isWritten = isNamed(first) && tail.some((word) => NOUNS.has(word));
  return first.isUnheard && (isSure || isWritten) ? { start: at, end: nameless } : undefined;
}

/** True if a word may be part of an unknown name: only letters, and not an English word. */
export const isNameMaterial = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !ENGLISH.test(word) && !isCommonWord(word);

/** Endings of English words, which made-up names seldom have. */
const ENGLISH = /(?:ing|ed|able|ible|ful|less|ish|ous|ive|ary|est|ly|ier|ness|ment|tion|sion|ism)$/;

/** How many words may separate points from their target. */
const MAX_FROM = 5;
/** No card's name has more words. */
const MAX_NAME_WORDS = 12;
/** Shorter words are abbreviations: "venture x tldr". */
const MIN_MADE = 5;

const MAX_WORDS = 4;

/** Words of issuers' card names: after an issuer they make a name, real or not. */
const NAMELIKE = wordSet(
  "diamond titanium black silver bronze ruby emerald elite ultra supreme infinite onyx pearl royal unicorn obsidian sapphire platinum gold reserve preferred iridium crystal cobalt copper carbon phoenix galaxy cosmic nova apex zenith imperial prestige signature deluxe pinnacle summit rainbow dragon phantom vip majestic galactic tiger eagle max pro",
);

/** Words of card and program names: beside an unknown word they make it a name. */
const NOUNS = wordSet(
  "card cards bank airline airlines airways air miles points rewards hotel hotels club visa mastercard credit airmiles resorts bancorp",
);

const TAILS: ReadonlySet<string> = new Set([
  ...NAMELIKE,
  ...NOUNS,
  ..."plus premier select business world cash travel one unlimited explorer".split(" "),
]);

/** Words between an issuer and "card" that do not name a card. */
const GENERIC = wordSet(
  "credit debit gift business biz travel cash back rewards reward points best new first second personal student secured no annual fee fees any other same corporate airline hotel gas grocery groceries dining premium card cards account portal checking co branded cobranded charge metal physical virtual replacement old joint starter free beginner high end low top only and or a the my your for with to from on at is better cheapest favorite issued flight flights online bonus sign up welcome store actual main daily existing next current basic regular extra additional authorized user prepaid product product's preapproved pre approved two three four five both all more logical ideal solid decent killer smart simple easy catch single good great nice cool",
);

const FUNCTION_WORDS = wordSet(
  "do does did is are was be been will would can could should may might have has had what which who when where why how i you we they it he she that this these those if then than but so because as of in on at by for from to with about into over after before under between out off up down not no yes please thanks and or a an the my your offer offers transfer transfers lounge lounges give gives count counts let allow allows charge charges customer service support pull approve approved deny denied require requires portal bank bonus bonuses points partner partners limit rule rules application applications take takes need needs want wants get gets still now also too just right here there per each every either versus worth like say says said earn earns pay pays work works cover covers waive waives expire value vs hold expert call called make makes made new use using used me us them him her accept accepts know keep keeps treat treats",
);

const CARD = wordSet("card cards");

const ASKING = wordSet("do does did will would can could should if when how why");

const MOVES = wordSet(
  "transfer transferred transferring transfers convert converting move moving send sending exchange go goes going turn turns become",
);
const POINTS = wordSet("points point miles airmiles rewards mr ur typ");

const TIERS = wordSet("world elite signature infinite legend rewards");
const NETWORKS = wordSet("visa mastercard");

/** Beside these an unknown word is a name even in lower case. */
const SURE_NOUNS = wordSet("card cards bank airline airlines airways air visa mastercard bancorp");

/** These separate the names of a list. */
const LISTS = wordSet("and or vs versus against than over both compare between which either");

/** Words that distinguish a card from its siblings but also have other uses. */
const TELLS_APART = wordSet("plus business biz student secured premier select");
/** "Hilton gold status" names a program's level, not a card. */
const LEVELS = wordSet("status level tier members member elite");
/** Words that follow a card's name in a question. */
const ASKED = wordSet(
  "cards card annual yearly fees fee costs cost earns earn benefits benefit perks perk bonus sub signup welcome has have is good worth anniversary gives give come comes at vs versus or any gets get free lounges lounge credits credit still right currently offers offer pays pay includes include covers cover",
);
