import { SELF, type Wallet } from "../../../accounts/wallet.ts";
import { ownersOf } from "../../../member/owners.ts";
import { wordSet } from "../words/phrases.ts";
import { nameWords } from "../words/tokenise.ts";

/** Other people of a household, in everyday words. */
const RELATIONS = wordSet(
  "wife wifes husband husbands partner partners spouse spouses p2 p2s fiance fiancee girlfriend boyfriend player2 so",
);

export interface PersonPlace {
  readonly start: number;
  readonly end: number;
  /** The owner as named in the wallet; undefined if unclear, or if it is not theirs alone. */
  readonly owner: string | undefined;
  /** The wallet's name, if the person is called by it. */
  readonly named: string | undefined;
}

/** The people of the household that a text names. */
export function findPeople(words: readonly string[], wallet: Wallet): readonly PersonPlace[] {
  const others = ownersOf(wallet).filter((owner) => owner !== SELF);
  const names = others.map((owner) => ({ owner, said: nameWords(owner) }));
  const [only] = others;
  const people: PersonPlace[] = [];
  for (let at = 0; at < words.length; at++) {
    // "My wife Sam" is one person.
    const nameAt = relationEnd(words, at) ?? at;
    const named = names.find(({ said }) => isSaid(words, nameAt, said));
    const end = named === undefined ? relationEnd(words, at) : nameAt + named.said.length;
    if (end === undefined) continue;
    const owner = named?.owner ?? (others.length === 1 ? only : undefined);
    people.push({
      start: at,
      end,
      owner: isBeside(words, at, end) ? undefined : owner,
      named: named?.owner,
    });
    at = end - 1;
  }
  return people;
}

const ADDED = /^(?:(?:has|had|just|once) )?(?:added|put|made) me\b/;
const SAYS =
  /^(?:says?|said|saying|asks?|asked|asking|thinks?|thought|insists?|insisted|claims?|claimed|swears?|swore|reckons?|tells?|told|argues?|argued|announces?|announced|complains?|keeps|nags?|mentions?|mentioned|suggests?|suggested|found|finds|discovered|saw|noticed|spotted|heard|read|wrote|sent me|showed|picked|chose|called|(?:wants|wanted|needs|likes|would) (?:like )?to know)\b/;
const TOLD =
  /\b(?:(?:tell|telling|told|explain|explaining|show|prove|convince)(?: (?:it|this|that))?(?: to)?|(?:talk|talking|speak|speaking|chat) (?:to|with)|check with)$/;
const OF_THEM = wordSet("she he her hers his him they their");

/** How many words may separate "my" from a person. */
const NEAR = 10;
/** Before a person when the question is not, or not only, about them. */
const BESIDE_AFTER: readonly RegExp[] = [
  // "I have two kids and a wife" only lists people.
  /(?:^| )an?$/,
  // "Between me and Sam".
  /\b(?:i|me|my|myself|mine) and$/,
  // "All my points and sam's points".
  /\b(?:i|me|my|myself|mine)\b.* (?:and|vs|versus|against)$/,
  // "What do I have and what does Sam have".
  /\b(?:what|which|how (?:many|much))(?: \S+){0,2} (?:do|did|have|are|is) (?:i|mine)\b.* (?:what|which|how (?:many|much))(?: \S+)? (?:does|do|did|has|is|are)$|\bdo i\b.* and (?:does|has|is)$/,
  // "Mine, not dana's": only the member's.
  /\b(?:not|not counting|without|except|excluding|minus|leave out)$/,
  // "Could I move my points to Dana": the points are the member's.
  /\b(?:move|moved|moving|transfer|transferred|transferring|send|sent|sending|give|gave|giving|pass|shift)\b(?: \S+){0,2} (?:my|mine|our)\b(?: \S+){0,4} to$/,
  // "I am flying to Paris with Sam": company only.
  /\b(?:taking|take|took|treating|treat|bringing|bring|inviting|invite)$/,
  /\b(?:(?:get|getting|headed|heading|off) to|fly|flying|go|going|travel|traveling|travelling|trip|stay|staying|stays|vacation|honeymoon|eat|eating|dinner|lunch|brunch|dine|dining|drive|driving|visit|visiting|meet|meeting|cruise|flight|flights|weekend|holiday|getaway|tickets?|seats?)\b(?: \S+){0,5} with$/,
];

/** True if the question is not about the named person alone. */
function isBeside(words: readonly string[], start: number, end: number): boolean {
  const before = words.slice(Math.max(0, start - NEAR), start).join(" ");
  const after = words.slice(end, end + 4).join(" ");
  // "My whole pile, sam's too".
  if (/\b(?:i|me|my|mine)\b/.test(before) && /^(?:too|also|included)\b/.test(after)) return true;
  if (BESIDE_AFTER.some((pattern) => pattern.test(before))) return true;
  // "Sam added me on hers", "my wife and I".
  if (ADDED.test(after) || /^and (?:i|me|my|myself|mine)\b/.test(after)) return true;
  // "My wife says …", "Sam found seats": a speaker or listener, unless it is about "her" card.
  return (
    (SAYS.test(after) || TOLD.test(before)) && !words.slice(end).some((word) => OF_THEM.has(word))
  );
}

const isSaid = (words: readonly string[], at: number, said: readonly string[]): boolean =>
  said.length > 0 &&
  said.every((word, offset) => isNameWord(words[at + offset], word, offset === said.length - 1));

/** A possessive may lack its apostrophe, so the last word may end in s. */
const isNameWord = (written: string | undefined, name: string, isLast: boolean): boolean =>
  written === name || (isLast && name.length > 2 && written === `${name}s`);

/** "my wife", "p2", "the other half"; "partner" and "so" only after my. */
function relationEnd(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  if (word === "<person>") return at + 1;
  if (["my", "the", "his", "her", "your"].includes(word)) {
    const next = words[at + 1] ?? "";
    if (
      RELATIONS.has(next) &&
      (word === "my" || !["partners", "partner", "so", "fiancee", "fiance"].includes(next))
    )
      return at + 2;
    if (next === "<person>") return at + 2;
    return ["better", "other", "significant"].includes(next) &&
      ["half", "other"].includes(words[at + 2] ?? "")
      ? at + 3
      : undefined;
  }
  if (word === "player" && (words[at + 1] === "2" || words[at + 1] === "two")) return at + 2;
  return RELATIONS.has(word) && !["partners", "partner", "so", "spouses"].includes(word)
    ? at + 1
    : undefined;
}
