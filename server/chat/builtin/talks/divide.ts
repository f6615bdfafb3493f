import { isOfRows } from "./carried/of-rows.ts";
import { topicOf } from "./chain.ts";
import { type Cut, cutsOf } from "../../language/words/split.ts";
import { isPointing } from "./names/pointing.ts";
import { isOwn } from "./own-question.ts";
import { asksElse, isClear, readAfter, readPart } from "./part.ts";
import { isOneSum } from "../ranking/shaped-year.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * A part of a message that asks two things, cut where the second begins.
 */

/** "Whats the bilt balance n where can i send em": both, if each is clear and they are not the same. */
export function divide(
  talk: Talk,
  part: string,
  last: Question | undefined,
  look: Look,
): readonly string[] {
  if (isOneSum(read(talk, part))) return [part];
  const behind = last === undefined ? look : () => last;
  for (const cut of cutsOf(part)) {
    const { first, second } = cut;
    if (isTwo(talk, cut, readPart(talk, part, behind), readPart(talk, first, behind))) {
      return [...divide(talk, first, last, look), second];
    }
  }
  return [part];
}

function isTwo(
  talk: Talk,
  { second, isJoined, isColumn }: Cut,
  whole: Question,
  before: Question,
): boolean {
  if (before.verdict.kind !== "sure" || DEPENDS.test(second)) return false;
  const said = read(talk, second);
  if (isOfRows(before, said)) return false;
  // What points is more of the first, unless it may point to the cards that this is about.
  const points = !isColumn && isClear(whole) && isPointing(said) && !isOfCards(before);
  const after = readAfter(talk, second, before);
  if (
    (points || !isJoined) &&
    !asksElse(talk, said, before) &&
    !isLost(before, whole, after) &&
    !namesOther(said, before)
  )
    return false;
  const isBoth = isClear(after) && isOwn(talk, after, before);
  return isBoth && (isClear(before) || !isClear(whole));
}

/** "And can they go to Hyatt": names a program that the first does not. */
const namesOther = ({ mentions }: Understood, { asked }: Question): boolean =>
  mentions.some(
    ({ kind, ids }) =>
      kind === "program" &&
      !asked.mentions.some((one) => one.kind === kind && one.ids.some((id) => ids.includes(id))),
  );

/** "How many do I have and when do they expire": both together ask only what the second does. */
const isLost = (before: Question, whole: Question, after: Question): boolean =>
  topicOf(whole) === topicOf(after) && topicOf(before) !== topicOf(after) && isClear(before);

/** "And if they do how much": of what the first half asks. */
const DEPENDS =
  /^(?:and )?if (?:they|it|he|she|so|not|yes|no|i|we)(?: (?:do|does|did|is|are|can|can't|cannot|will|won't|don't|doesn't))?\b/i;

const isOfCards = ({ asked, verdict }: Question): boolean =>
  (verdict.kind === "sure" && verdict.intent.group === "wallet") ||
  asked.mentions.some(
    ({ kind, start, end }) => kind === "card" && end > start && !isShared(asked, start),
  );

/** "Hyatt" is a card's name, and a program's. */
const isShared = ({ mentions }: Understood, start: number): boolean =>
  mentions.some((one) => one.start === start && one.kind !== "card");
