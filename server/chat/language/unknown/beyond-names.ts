import {
  isFree,
  isNamed,
  linkedEnd,
  type LinkedWord,
  type NamePlace,
  wordAt,
  NAMELIKE,
} from "./name-places.ts";

/*
 * A name that there is, with a word more that it has not: "Sapphire Ultra", "Strata Plus", "Aspire
 * Bank". It is another's name then, real or not, and never the one that it begins with.
 */

const CARD = new Set(["cards", "card"]);

/** A name that goes on, or stands before another's, where both together are nobody's. */
export const beyondName = (words: readonly LinkedWord[], at: number): NamePlace | undefined =>
  asBank(words, at) ??
  ofProgram(words, at) ??
  ofShop(words, at) ??
  beforeAnother(words, at) ??
  afterCard(words, at);

const endsClause = (words: readonly LinkedWord[], at: number): boolean =>
  words[at]?.token.endsClause === true;

/** "Aspire Bank", "a Hyatt bank account": no bank is called by a card, a shop or a program. */
function asBank(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const word = words[at];
  const isNamedSo = word?.name !== undefined && (word.linked !== "other" || word.isShop);
  const end = linkedEnd(words, at);
  const isBank =
    isNamedSo &&
    word.linked !== "issuer" &&
    wordAt(words, end) === "bank" &&
    isFree(words, end) &&
    !endsClause(words, end - 1);
  return isBank ? { start: at, end: end + 1 } : undefined;
}

/** What only a card has: a program's own levels are called the same. */
const CARDS_HAVE = new Set("cards card annual fee fees signup sub welcome".split(" "));

/** "The Delta SkyMiles Diamond card", "Marriott Titanium annual fee". */
function ofProgram(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "program") return undefined;
  const end = linkedEnd(words, at);
  const isOne =
    !endsClause(words, end - 1) &&
    isFree(words, end) &&
    NAMELIKE.has(wordAt(words, end)) &&
    !endsClause(words, end) &&
    CARDS_HAVE.has(wordAt(words, end + 1));
  return isOne
    ? { start: at, end: CARD.has(wordAt(words, end + 1)) ? end + 2 : end + 1 }
    : undefined;
}

/** "My Costco Executive card": a shop before a word of cards' names, which together are no card. */
function ofShop(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.isShop !== true || words[at].card !== undefined) return undefined;
  const next = linkedEnd(words, at);
  const end = linkedEnd(words, next);
  const isOne =
    !endsClause(words, next - 1) &&
    end === next + 1 &&
    words[next]?.card !== undefined &&
    !endsClause(words, next) &&
    CARD.has(wordAt(words, end)) &&
    /^(?:|my|the|a|an|this|that|your|our|new)$/.test(wordAt(words, at - 1));
  return isOne ? { start: at, end: end + 1 } : undefined;
}

/** Beside these, names without commas are a list. */
const LISTS = new Set(
  "and or vs versus against than over both compare between difference which either".split(" "),
);
/** With one word more after it these may well begin a list: "amex gold platinum". */
const BANK = new Set("amex chase citi citibank barclays boa bofa wf c1".split(" "));

/** "Discover it Platinum", "Sapphire Reserve Preferred": two names in one, of which no card has both. */
function beforeAnother(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  const first = words[at];
  const next = linkedEnd(words, at);
  const second = words[next];
  const end = linkedEnd(words, next);
  const isOneWord = end === next + 1 || (end === next + 2 && CARD.has(wordAt(words, next + 1)));
  if (first?.card === undefined || second?.card === undefined || !isOneWord) return undefined;
  const isJoined = !endsClause(words, next - 1) && words[end]?.card === undefined;
  const isOfAnother = !second.card.issuers.some((bank) => first.card?.issuers.includes(bank));
  const isAlone = ALONE.has(first.token.word) && !second.card.words.has(first.token.word);
  // "Amex Gold Reserve", each written as of a name, and then what is asked of it.
  const isWritten =
    first.token.isCapital &&
    second.token.isCapital &&
    words[next - 1]?.token.isCapital === true &&
    ASKED.has(wordAt(words, end));
  const isLong = isOfAnother || isWritten || !BANK.has(first.token.word);
  const isWhole = next - at >= (isAlone ? 1 : isLong ? 2 : 3);
  const isOne = isJoined && isWhole && isFamily(second.token.word) && !isListed(words, at, end);
  return isOne ? { start: at, end: CARD.has(wordAt(words, end)) ? end + 1 : end } : undefined;
}

/** Of these the one word begins a name: "ink reserve". */
const ALONE = new Set("ink sapphire freedom strata venture savor altitude aviator".split(" "));

/** Words that many say alone for one card; two of them are no card. */
const FAMILY = new Set(
  "bold boundless bevy brilliant surpass aspire quest explorer flex unlimited premier savor venture autograph".split(
    " ",
  ),
);
const isFamily = (word: string): boolean => NAMELIKE.has(word) || FAMILY.has(word);

/** Words farther away join nothing here, nor do those of another clause. */
const MAX_BESIDE = 40;

/** Whether a place stands in a list. */
function isListed(words: readonly LinkedWord[], start: number, end: number): boolean {
  let [from, until] = [start, end];
  const least = Math.max(0, start - MAX_BESIDE);
  const most = Math.min(words.length, end + MAX_BESIDE);
  while (from > least && !endsClause(words, from - 1)) from -= 1;
  while (until < most && !endsClause(words, until - 1)) until += 1;
  return [...words.slice(from, start), ...words.slice(end, until)].some(({ token }) =>
    LISTS.has(token.word),
  );
}

/** No card's name has more words. */
const MAX_NAME_WORDS = 12;

/** Shorter ones are abbreviations of something: "venture x tldr". */
const MIN_MADE = 5;

/** Words that tell a card from its kin, and are said of cards and purchases besides. */
const TELLS_APART = new Set("plus business biz student secured premier select".split(" "));
/** What is asked of a card right after its name. */
const ASKED = new Set(
  "cards card annual yearly fees fee costs cost earns earn benefits benefit perks perk bonus sub signup welcome has have is good worth anniversary gives give come comes at vs versus or any gets get free lounges lounge credits credit still right currently offers offer pays pay includes include covers cover".split(
    " ",
  ),
);

/** "Sapphire Ultra", "amex gold diamond", "Venture Z": a word that no card of the name has after it. */
function afterCard(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (words[at]?.linked !== "card") return undefined;
  let end = at;
  const most = at + MAX_NAME_WORDS;
  while (end < most && words[end]?.linked === "card" && !endsClause(words, end)) end++;
  const word = words[end];
  const isAlone = word?.linked === "other" && linkedEnd(words, end) === end + 1;
  if (end === at || word === undefined || !(isFree(words, end) || isAlone)) return undefined;
  const next = wordAt(words, end + 1);
  if (!isOfName(word, words[end - 1], { isLast: endsClause(words, end), next })) return undefined;
  if (["status", "level", "tier", "members", "member", "elite"].includes(next)) return undefined;
  return { start: at, end: CARD.has(next) ? end + 2 : end + 1 };
}

function isOfName(
  { token, isUnheard, isRepaired, linked }: LinkedWord,
  before: LinkedWord | undefined,
  { isLast, next }: { readonly isLast: boolean; readonly next: string },
): boolean {
  const { word } = token;
  const isOwn = before?.card?.words.has(word) === true;
  const isAsked = isLast || ASKED.has(next);
  // "The Venture X Max bonus": of a shop's name only where cards are asked so.
  if (linked !== undefined) return NAMELIKE.has(word) && isAsked;
  if (TELLS_APART.has(word)) return !isOwn && isAsked;
  const isLetter = token.isCapital && /^[b-hj-z]$/.test(word) && !isOwn;
  // "Sapphire Familia" is no slip of "familiar".
  const isWritten = isRepaired && isNamed({ token, isUnheard, isRepaired, linked });
  return NAMELIKE.has(word) || isLetter || (isUnheard && word.length >= MIN_MADE) || isWritten;
}
