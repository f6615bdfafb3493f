import { asksAgain } from "./around/again.ts";
import { isTold } from "./around/told.ts";
import { isOfRows } from "./carried/of-rows.ts";
import { leftAfter } from "./carried/left-after.ts";
import { divide } from "./divide.ts";
import { resolvePart } from "./follow-up.ts";
import { isPointing } from "./names/pointing.ts";
import { isMore, isOwn, topicGroupOf } from "./own-question.ts";
import { isClear, readAfter, readPart } from "./part.ts";
import { decide } from "../ranking/decide.ts";
import { kindsOf, rank } from "../ranking/rank.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * The questions of a message: which of its parts ask something of their own, and which only say
 * more of the one before.
 */

/** Of a part that names a card or a program. */
const CLEAR_NAMED = 0.9;

/** Each part may lean on the one before; one that says nothing by itself belongs to it. */
export function readParts(talk: Talk, parts: readonly string[], look: Look): readonly Question[] {
  const questions: Question[] = [];
  for (const part of parts.flatMap((one) => divide(talk, one, questions.at(-1), look))) {
    const last = questions.at(-1);
    if (last === undefined) {
      questions.push(readPart(talk, part, look));
      continue;
    }
    const isBeside = isTold(part) || (questions.length === 1 && isTold(last.text));
    if (isBeside && last.asked.unknownNames.length === 0) {
      questions.splice(-1, 1, withTold(talk, part, last, look));
      continue;
    }
    const whole = asOneOfRows(talk, part, last);
    if (whole !== undefined) {
      questions.splice(-1, 1, whole);
      continue;
    }
    // Nothing can be told of what nobody knows.
    const isNothing = last.asked.unknownNames.length > 0 || isRefused(last);
    if (isNothing && isPointing(read(talk, part))) continue;
    const question = wholeAlone(talk, part, last) ?? readAfter(talk, part, last);
    if (isOwn(talk, question, last)) {
      questions.push(question);
      continue;
    }
    const joined = join(talk, part, last, look);
    if (joined !== undefined) questions.splice(-1, 1, joined);
    else if (!isMore(talk, part)) questions.push(question);
  }
  return withoutOthers(questions);
}

/** One question with what is told before or after it: both together where that is clear, else what asks. */
function withTold(talk: Talk, part: string, last: Question, look: Look): Question {
  const asking = isTold(part) ? last : readPart(talk, part, () => last);
  const both = resolvePart(talk, `${last.text} ${part}`, look);
  const isSame =
    both.verdict.kind === "sure" &&
    asking.verdict.kind === "sure" &&
    both.verdict.intent === asking.verdict.intent;
  const isOnlyBoth = asking.verdict.kind !== "sure" || !talk.isAnswered(asking);
  // What is told is no question that the next one could lean on.
  const isClearer = !isTold(part) && isClear(both) && !isClear(asking);
  return talk.isAnswered(both) && (isSame || isOnlyBoth || isClearer) ? both : asking;
}

/** "Does the IRS want a cut, and what line do I put it on": more of what nobody here answers. */
const isRefused = ({ verdict }: Question): boolean =>
  verdict.kind === "sure" && REFUSED.has(verdict.intent.id);
const REFUSED: ReadonlySet<string> = new Set(["professional_advice", "wrongdoing"]);

/** Both halves as one, where the second asks more of the rows of the first. */
function asOneOfRows(talk: Talk, part: string, last: Question): Question | undefined {
  if (!isOfRows(last, read(talk, part))) return undefined;
  const text = `${last.text} ${part}`;
  const asked = read(talk, text);
  // What the first half took from the talk before is not in its words.
  const isWhole = asked.mentions.length >= last.asked.mentions.length;
  return isWhole ? { ...last, text, asked } : undefined;
}

/** Beside a name that nobody knows only what names its own card or program is answered: no card stands in. */
function withoutOthers(questions: readonly Question[]): readonly Question[] {
  if (questions.every(({ asked }) => asked.unknownNames.length === 0)) return questions;
  return questions.filter(({ asked }) => asked.unknownNames.length > 0 || namedCount(asked) > 0);
}

/** A part that names what it is about and is clear by itself, whatever was asked before it. */
function wholeAlone(talk: Talk, part: string, last: Question): Question | undefined {
  const asked = read(talk, part);
  const isNamed = asked.mentions.some(({ kind }) => kind === "card" || kind === "program");
  const isPair = namedCount(asked) > 1;
  if (!isNamed || (isPointing(asked) && !isPair)) return undefined;
  if (leftAfter(talk, part, asked, last) !== undefined) return undefined;
  const verdict = decide(asked, talk.mind, talk.scene.facts);
  const [likeliest] = rank(asked, talk.mind, talk.scene.facts);
  const isOther = last.verdict.kind !== "sure" || last.verdict.intent !== likeliest?.intent;
  const isSure =
    verdict.kind === "sure" &&
    verdict.intent === likeliest?.intent &&
    likeliest.score >= CLEAR_NAMED;
  const question: Question = { text: part, asked, verdict };
  return isOther && isSure && talk.isAnswered(question) ? question : undefined;
}

/** How many cards and programs are named. */
const namedCount = ({ mentions }: Understood): number =>
  new Set(
    mentions.flatMap(({ kind, start }) => (kind === "card" || kind === "program" ? [start] : [])),
  ).size;

/** The one before with what is said after it, where that makes it no less clear. */
function join(talk: Talk, part: string, last: Question, look: Look): Question | undefined {
  if (asksAgain(part, (said) => read(talk, said))) return undefined;
  const joined = resolvePart(talk, `${last.text} ${part}`, look);
  if (joined.verdict.kind !== "sure") return undefined;
  const isOther = last.verdict.kind === "sure" && last.verdict.intent !== joined.verdict.intent;
  // What was clear stays so where words that name nothing make it less so.
  const isDimmed = joined.verdict.instead !== undefined && kindsOf(read(talk, part)).size === 0;
  // What is bought and with which card was clear before more was said of it.
  const isBought = topicGroupOf(last) === "purchase";
  if (isOther && (isDimmed || isBought) && isClear(last)) return last;
  return isOther && (isMore(talk, part) || !talk.isAnswered(joined)) ? undefined : joined;
}
