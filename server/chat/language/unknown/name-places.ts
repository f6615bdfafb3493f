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

/** What issuers call cards when they name one: after an issuer it is a name, real or not. */
export const NAMELIKE = new Set(
  "diamond titanium black silver bronze ruby emerald elite ultra supreme infinite onyx pearl royal unicorn obsidian sapphire platinum gold reserve preferred iridium crystal cobalt copper carbon phoenix galaxy cosmic nova apex zenith imperial prestige signature deluxe pinnacle summit rainbow dragon phantom vip majestic galactic tiger eagle max pro".split(
    " ",
  ),
);

/** Words of names of cards and programs, which make a name of an unheard word beside them. */
export const NOUNS = new Set(
  "card cards bank airline airlines airways air miles points rewards hotel hotels club visa mastercard credit airmiles resorts bancorp".split(
    " ",
  ),
);

export const TAILS = new Set([
  ...NAMELIKE,
  ...NOUNS,
  "plus",
  "premier",
  "select",
  "business",
  "world",
  "cash",
  "travel",
  "one",
  "unlimited",
  "explorer",
]);

/** What may stand between an issuer and "card" without being a name. */
export const GENERIC = new Set(
  "credit debit gift business biz travel cash back rewards reward points best new first second personal student secured no annual fee fees any other same corporate airline hotel gas grocery groceries dining premium card cards account portal checking co branded cobranded branded charge metal physical virtual replacement old joint starter free beginner high end low top only and or a the my your for with to from on at is better cheapest favorite issued flight flights online bonus sign up welcome store actual main daily existing next current basic regular extra additional authorized user prepaid product product's preapproved pre approved two three four five both all more logical ideal solid decent killer smart simple easy catch single main good great nice cool next".split(
    " ",
  ),
);

const FUNCTION_WORDS = new Set(
  "do does did is are was be been will would can could should may might have has had what which who when where why how i you we they it he she that this these those if then than but so because as of in on at by for from to with about into over after before under between out off up down not no yes please thanks and or a an the my your offer offers transfer transfers lounge lounges give gives count counts let allow allows charge charges customer service support pull approve approved deny denied require requires portal bank bonus bonuses points partner partners limit rule rules application applications take takes need needs want wants get gets still now also too just right here there per each every either versus than worth like say says said earn earns pay pays work works cover covers waive waives expire value vs hold expert call called make makes made new use using used if me us them him her accept accepts know keep keeps count treat treats".split(
    " ",
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
