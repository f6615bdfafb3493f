import { sortOf } from "../names/named-places.ts";
import { isAsking } from "../around/again.ts";
import { withPerson } from "./carry.ts";
import { topicOf } from "../chain.ts";
import { kindsOf } from "../../ranking/rank.ts";
import { leftOutOf, mayLeaveOut } from "../../readings/left-out.ts";
import { type Look, type Question, read, type Talk } from "../talk.ts";
import type { Mention, Understood } from "../../../language/understood.ts";

/*
 * "Not the Bilt, keep that. What is next?": the question before, or what is asked beside it, without
 * what is named to be left out. The words stay in the question, so that what follows knows of them.
 */

const CLAUSES =
  /(?<=[.,;!?])\s+|\n+|\s+(?:so|then)\s+(?=wh)|\s+(?=(?:that'?s|because|since|cause|cuz)\b)/i;
/** "That's for rent": says why. */
const WHY = /^(?:that'?s|because|since|cause|cuz)\b/i;
/** A clause that leaves something out says little more, words. */
const MOST_BESIDE = 10;
/** "What else", "next best and how many": of the question before. */
const NEXT =
  /^(?:(?:and|so|then|ok|well) )*(?:(?:what|which)(?: is|'s|s)? (?:the )?|the )?(?:next|second|other|others|else|one)\b(?: (?:best|one|option|choice|in line|then|do i have|have i got|works?|would work|is there))*(?: and how (?:many|much))?$|^(?:and )?how (?:many|much)(?: (?:would|do|does|will|i|it|that|they|take|takes|need|send|move|leaves?|go|goes|then|of them|points|miles))*$/;
/** "One bank, one transfer": how what is asked for shall be. */
const SINGLE = /\b(?:one|single) (?:bank|transfer|program|source|currency|move)\b/i;

/** Reads the rest of a message, when it asks something itself. */
type ReadOn = (rest: string) => Question;

/** Without a way to read the rest, only where that asks nothing of its own. */
export function leaveOut(
  talk: Talk,
  text: string,
  look: Look,
  readOn?: ReadOn,
): Question | undefined {
  // Each clause is read by itself, which is in vain for most messages.
  if (!mayLeaveOut(read(talk, text))) return undefined;
  const clauses = text.split(CLAUSES).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  const left = clauses.map((clause) => leftBy(read(talk, clause)));
  const names = left.flat();
  const before = names.length === 0 ? undefined : look();
  if (before === undefined || topicOf(before)?.group === "talk") return undefined;
  const rest = clauses.filter(
    (clause, place) => left[place]?.length === 0 && !isAside(talk, clause),
  );
  const said = read(talk, rest.join(" "));
  // "Not the Freedom, the Gold": another in the place of the first.
  const sorts = new Set(names.map(({ kind }) => sortOf(kind)));
  if (said.mentions.some(({ kind }) => sorts.has(sortOf(kind)))) return undefined;
  const isBare = rest.every((clause) => NEXT.test(read(talk, clause).tokens.join(" ")));
  const asked = isBare ? before : readOn?.(rest.join(" "));
  if (asked === undefined) return undefined;
  const base = isBare || asked.verdict.kind === "sure" ? asked : before;
  return { ...base, text, asked: withoutNames(talk, base.asked, names, text) };
}

function withoutNames(
  talk: Talk,
  asked: Understood,
  names: readonly Mention[],
  text: string,
): Understood {
  const leaving = [...new Set(names.map((one) => `without the ${one.text}`))];
  const single = SINGLE.exec(text)?.[0] ?? "";
  return withPerson(read(talk, [...asked.tokens, ...leaving, single].join(" ")), asked, asked);
}

/** What a clause leaves out, when it says nothing else. */
function leftBy(clause: Understood): readonly Mention[] {
  const left = leftOutOf(clause);
  const isAll = clause.mentions.every((one) =>
    left.some(({ start, end }) => start < one.end && one.start < end),
  );
  const named = new Set(left.flatMap(({ start, end }) => placesOf(start, end)));
  const others = clause.tokens.filter((_, place) => !named.has(place));
  return isAll && others.length <= MOST_BESIDE ? left : [];
}

const placesOf = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, place) => start + place);

/** "Keep that", "that is for rent": says why, and asks nothing. */
function isAside(talk: Talk, clause: string): boolean {
  const said = read(talk, clause);
  if (WHY.test(clause) && !isAsking(clause)) return true;
  return !isAsking(clause) && !NEXT.test(said.tokens.join(" ")) && kindsOf(said).size === 0;
}
