import { decide, type Verdict } from "../../ranking/decide.ts";
import { rank } from "../../ranking/rank.ts";
import { type Question, read, type Talk } from "../talk.ts";

/*
 * "What's the weather in Paris and my Amex balance", "freeze my Venture X and tell me when its fee is
 * due": one ask that is refused beside one that is answered. Neither is lost.
 */

const JOIN = /\s*[,;]?\s+(?:and|also|plus|then|&)\s+(?:(?:also|then|please|pls)\s+)*/gi;
const LEAST_WORDS = 2;
const MOST_WORDS = 30;
/** From here on it is clear what a half asks. */
const CLEAR = 0.6;

/** What is refused, of which an ask beside it says nothing. */
const REFUSED: ReadonlySet<string> = new Set([
  "off_topic",
  "joke",
  "bank_service",
  "write_request",
  "credit_score",
]);

const isRefused = (verdict: Verdict): boolean =>
  verdict.kind === "outside" || (verdict.kind === "sure" && REFUSED.has(verdict.intent.id));

const isElse = (verdict: Verdict): boolean =>
  verdict.kind === "outside" ||
  (verdict.kind === "sure" && ["off_topic", "joke"].includes(verdict.intent.id));

/** What is written down may be told in more than one half. */
const isWrite = (verdict: Verdict): boolean =>
  verdict.kind === "sure" && verdict.intent.id === "write_request";

/** Orders to do something, whatever else the message is taken for. */
const DOES =
  /^(?:(?:please|pls|hey|hi|can you|could you|go ahead and) )*(?:cancel|close|book|freeze|lock|dispute|pay|apply for|order|call|email|text|redeem|(?:increase|raise) (?:the |my )?(?:credit )?limit|remind me|activate|enrol|enroll)\b/i;

/** Both asks, where one is refused and the other can be answered. */
export function oneOutside(
  talk: Talk,
  text: string,
  whole: Question,
  resolve: (part: string, before: Question) => Question,
): readonly Question[] | undefined {
  const words = text.trim().split(/\s+/).length;
  const isOpen = isRefused(whole.verdict) && !isWrite(whole.verdict);
  if (words > MOST_WORDS || !(isOpen || DOES.test(text.trim()))) return undefined;
  for (const found of text.matchAll(JOIN)) {
    const first = text.slice(0, found.index).trim();
    const second = text.slice(found.index + found[0].length).trim();
    if ([first, second].some((half) => half.split(/\s+/).length < LEAST_WORDS)) continue;
    const one = asAsked(talk, first);
    const other = resolve(second, one);
    const [refused, answered] = isRefused(one.verdict) ? [one, other] : [other, one];
    const isPair =
      isRefused(refused.verdict) && !isRefused(answered.verdict) && isClear(talk, answered);
    if (!isPair) continue;
    // What is no subject of ours is told beside the answer, and is no part of its own.
    return isElse(refused.verdict) ? [{ ...answered, outside: refused.text }] : [one, other];
  }
  return undefined;
}

function isClear(talk: Talk, question: Question): boolean {
  const { verdict, asked } = question;
  if (verdict.kind !== "sure" || verdict.intent.group === "talk") return false;
  const [likeliest] = rank(asked, talk.mind, talk.scene.facts);
  const isSure = likeliest?.intent === verdict.intent && likeliest.score >= CLEAR;
  return isSure && talk.isAnswered(question);
}

function asAsked(talk: Talk, text: string): Question {
  const asked = read(talk, text);
  return { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
}
