import { decide, type Verdict } from "../../ranking/decide.ts";
import { kindsOf, rank } from "../../ranking/rank.ts";
import { isOfRows } from "../carried/of-rows.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * A long story with a question in it: what is told around the question must not drown it. Where the
 * question is clear by itself and names what it is about, it alone is read.
 */

/** Shorter messages are read whole, words. */
const STORY = 16;
/** A clause with fewer words is too little to stand by itself. */
const LEAST_CLAUSE = 4;
/** From these scores on a clause is clear by itself: less will do where the whole is not. */
const CLEAR = { beside: 0.8, instead: 0.6, unnamed: 0.95 } as const;

/** Where a clause may start that asks: after a comma, or a word that leads to it. */
const STARTS =
  /(?:[,;:.!?\n–—-]\s*(?:(?:and|so|but|anyway|anyways|well|ok|okay)[,:]?\s+)*|\b(?:anyway|anyways|so|well|and|but|wondering|wonder|ask|asking|know|curious|tell me|question is)[,:]?\s+)(?=(?:how (?:many|much|long|often)|which|what|whats|what's|when|where|should (?:i|we)|can (?:i|we)|do (?:i|we|my)|does (?:my|the)|is (?:my|the)|are (?:my|the))\b)/gi;

/** The question of a story; undefined when there is no story, or it is best read whole. */
export function findQuestionIn(talk: Talk, text: string): Question | undefined {
  const clause = text.split(/\s+/).length < STORY ? undefined : lastClause(text);
  if (clause === undefined) return undefined;
  const asked = read(talk, clause);
  const verdict = decide(asked, talk.mind, talk.scene.facts);
  const whole = read(talk, text);
  const told = decide(whole, talk.mind, talk.scene.facts);
  const isTold = told.kind === "sure" && told.instead === undefined;
  if (!isClear(talk, asked, verdict, isTold ? CLEAR.beside : CLEAR.instead)) return undefined;
  const isSame = told.kind === "sure" && verdict.kind === "sure" && told.intent === verdict.intent;
  const isRefused =
    told.kind === "sure" && told.intent.group === "talk" && told.intent.id !== "off_topic";
  // What happened is what is asked about a cover.
  const isOfCase = told.kind === "sure" && told.intent.group === "cover";
  return isSame ||
    isRefused ||
    isOfCase ||
    isAbroadOnly(asked, whole) ||
    isOfRows({ text, asked: whole, verdict: told }, asked) ||
    leavesOut(asked, whole, verdict) ||
    lacks(asked, whole, told)
    ? undefined
    : { text, asked, verdict };
}

function lastClause(text: string): string | undefined {
  const starts = [...text.matchAll(STARTS)].map(({ 0: lead, index }) => index + lead.length);
  const clauses = starts.map((start) => text.slice(start).split(/[?!\n]|\.\s/)[0] ?? "");
  return clauses.findLast((clause) => clause.trim().split(/\s+/).length >= LEAST_CLAUSE);
}

function isClear(talk: Talk, asked: Understood, verdict: Verdict, least: number): boolean {
  if (verdict.kind !== "sure" || verdict.instead !== undefined) return false;
  const { group, needs } = verdict.intent;
  const kinds = kindsOf(asked);
  if (group === "talk" || needs.some((kind) => !kinds.has(kind))) return false;
  const [likeliest] = rank(asked, talk.mind, talk.scene.facts);
  return (
    likeliest?.intent === verdict.intent &&
    likeliest.score >= (kinds.size > 0 ? least : CLEAR.unnamed)
  );
}

/** Whether the story names more of what such a question is about. */
function leavesOut(asked: Understood, whole: Understood, verdict: Verdict): boolean {
  if (verdict.kind !== "sure") return false;
  const named = kindsOf(asked);
  return [...verdict.intent.likes, ...verdict.intent.needs].some(
    (kind) => kindsOf(whole).has(kind) && !named.has(kind),
  );
}

/** "We fly to Bogota …, which card for the restaurants there": where it is paid is in the story. */
const isAbroadOnly = (asked: Understood, whole: Understood): boolean =>
  whole.country !== undefined &&
  asked.country === undefined &&
  asked.mentions.some(({ kind }) => kind === "category" || kind === "merchant");

/** "Between the Autograph and the Strata, which earns more": of cards that only the whole names. */
const lacks = (asked: Understood, whole: Understood, told: Verdict): boolean =>
  told.kind === "sure" &&
  told.instead === undefined &&
  told.intent.needs.some((kind) => kindsOf(whole).has(kind) && !kindsOf(asked).has(kind));
