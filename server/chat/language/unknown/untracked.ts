import { isFunctionWord } from "./name-words.ts";
import { isFree, type LinkedWord, type NamePlace, tailEnd, wordAt } from "./name-places.ts";
import { UNTRACKED, UNTRACKED_BEGIN } from "./untracked-names.ts";

/*
 * Names of banks, airlines and cards that there are, and that the catalog does not have.
 */

const CARD = new Set(["cards", "card"]);

const MOST_UNTRACKED = 4;
const MOST_BETWEEN = 2;

/** A name of the list, with what of it goes on after it. */
export function untracked(words: readonly LinkedWord[], at: number): NamePlace | undefined {
  if (!UNTRACKED_BEGIN.has(wordAt(words, at))) return undefined;
  // "The Aviator Red card" goes on with the name of a card that there is.
  const before = words[at - 1];
  if (before?.linked === "card" && !before.token.endsClause) return undefined;
  // "best walmart card" asks for a card to use there.
  if (
    at === 0 ||
    ["best", "which", "what", "top", "good", "for", "any"].includes(wordAt(words, at - 1))
  ) {
    if (words[at]?.linked === "other" || words[at]?.linked === "program") return undefined;
  }
  for (let length = MOST_UNTRACKED; length > 0; length--) {
    const slice = words.slice(at, at + length);
    if (
      slice.length < length ||
      isPart(words, at, at + length) ||
      slice.some(({ linked }) => linked === "card" || linked === "issuer")
    )
      continue;
    if (!UNTRACKED.has(slice.map(({ token }) => token.word).join(" "))) continue;
    const end = tailEnd(words, wholeEnd(words, at + length));
    return { start: at, end: withCard(words, end) };
  }
  return undefined;
}

/** "Marcus Theatres" is no bank, but a name that is linked whole. */
function isPart(words: readonly LinkedWord[], start: number, end: number): boolean {
  const isOne = (at: number): boolean =>
    words[at]?.name !== undefined && words[at].name === words[at - 1]?.name;
  return isOne(start) || isOne(end);
}

/** "Deutsche Bank Platinum": what would be another bank's card by itself. */
function withCard(words: readonly LinkedWord[], from: number): number {
  let end = from;
  while (words[end]?.linked === "card" && words[end - 1]?.token.endsClause === false) end += 1;
  return end;
}

/** "Fifth third gridiron rewards card": a name goes on up to the word card, if that is near. */
function wholeEnd(words: readonly LinkedWord[], from: number): number {
  for (let end = from; end <= from + MOST_BETWEEN; end += 1) {
    if (CARD.has(wordAt(words, end))) return end + 1;
    if (!isFree(words, end) || isFunctionWord(wordAt(words, end))) break;
    if (words[end]?.token.endsClause === true) break;
  }
  return from;
}
