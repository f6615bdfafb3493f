import { ofTheSame } from "./apart/of-the-same.ts";
import { findQuestionIn } from "./around/story.ts";
import { leftAfter } from "./carried/left-after.ts";
import { topicOf } from "./chain.ts";
import { resolvePart } from "./follow-up.ts";
import { decide } from "../ranking/decide.ts";
import { rank } from "../ranking/rank.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * One part of a message as a question, by itself or after another.
 */

/** Of a part that names nothing, from this score on it is clear what it asks. */
export const CLEAR = 0.95;

export const readPart = (talk: Talk, part: string, look: Look): Question =>
  findQuestionIn(talk, part) ?? resolvePart(talk, part, look);

/** A part after another: what asks something else by itself is no more of the one before. */
export function readAfter(talk: Talk, given: string, last: Question): Question {
  const part = ofTheSame(talk, given, last);
  const left = leftAfter(talk, part, read(talk, part), last);
  if (left !== undefined) return left;
  const question = readPart(talk, part, () => last);
  const said = read(talk, part);
  if (!asksElse(talk, said, last)) return question;
  const verdict = decide(said, talk.mind, talk.scene.facts);
  const own = { ...question, verdict };
  return verdict.kind === "sure" && talk.isAnswered(own) ? own : question;
}

/** "What are they worth" says less than that by itself, words. */
const LEAST_OTHER = 7;

/** Less likely than this for both together, what the second asks by itself is not meant. */
const TRACE = 0.02;

/** Whether it is clear by itself, asks something else than the one before, and does so beside it too. */
export function asksElse(talk: Talk, said: Understood, before: Question): boolean {
  const { facts } = talk.scene;
  const [likeliest] = rank(said, talk.mind, facts);
  if (likeliest === undefined || said.tokens.length < LEAST_OTHER) return false;
  const { intent, score } = likeliest;
  if (score < CLEAR || intent.group === "talk" || intent === topicOf(before)) return false;
  const both = rank(read(talk, `${before.text} ${said.text}`), talk.mind, facts);
  return both.some((one) => one.intent === intent && one.score >= TRACE);
}

export const isClear = ({ verdict }: Question): boolean =>
  verdict.kind === "sure" && verdict.instead === undefined && verdict.intent.group !== "talk";
