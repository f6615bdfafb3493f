import { decide } from "../../ranking/decide.ts";
import { rank } from "../../ranking/rank.ts";
import { isAsking, isPart } from "../around/again.ts";
import { isFragment } from "../around/fragments.ts";
import { withoutLead } from "../around/leads.ts";
import { topicOf } from "../chain.ts";
import { point } from "../names/point.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "./carry.ts";

/*
 * "From which card", "which earns most of that", "worth how much": by its own words another question,
 * and beside the one before more of the same. It is put to that one with its words, so that the
 * answer leads with what they ask for.
 */

/** Words; longer ones ask for themselves. */
const MOST_WORDS = 10;
/** From here on both together are what the one before asks. */
const STILL = 0.7;
/** From here on it is clear by itself what it asks, whatever was asked before; of the same kind, from less on. */
const CLEAR = { other: 0.9, near: 0.55 } as const;

/** "Of those": whatever else is named, it is a part of what was told. */
const OF_THEM = /\b(?:of|among|from|on) (?:those|these|them|that)\b/;

/** "With half the credits": of how it is counted. */
const WITH =
  /^(?:(?:and|but|so|ok|now) )*(?:with|without|excluding|including|counting|not counting|ignoring)\b/;

/** More of what the question before was told; undefined where it asks something of its own. */
export function askOfTold(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const topic = topicOf(before);
  if (topic === undefined || topic.group === "talk" || !asksPart(talk, said)) return undefined;
  const { mind, scene } = talk;
  const base = before.told ?? before;
  const alone = point(talk, said, () => base) ?? said;
  const [own] = rank(alone, mind, scene.facts);
  if (own === undefined || own.intent === topic) return undefined;
  const ordered = decide(said, mind, scene.facts);
  if (ordered.kind === "sure" && OF_DEEDS.has(ordered.intent.id)) return undefined;
  const whole = read(talk, [...base.asked.tokens, ...said.tokens].join(" "));
  const [both] = rank(whole, mind, scene.facts);
  const isOfTopic = both?.intent === topic;
  // "When", after what the fee is: when it is due.
  const isNear = both?.intent.group === topic.group && isPart(said);
  if (both === undefined || !(isOfTopic || isNear) || both.score < STILL) return undefined;
  const verdict = { kind: "sure", intent: own.intent } as const;
  const isElse =
    !WITH.test(said.tokens.join(" ")) &&
    (own.intent.group === topic.group
      ? own.score >= CLEAR.near
      : own.score >= CLEAR.other && talk.isAnswered({ text, asked: alone, verdict }));
  const question: Question = {
    text,
    asked: withPerson(whole, base.asked, said),
    verdict: isOfTopic ? before.verdict : { kind: "sure", intent: both.intent },
    told: base,
  };
  return !isElse && talk.isAnswered(question) ? question : undefined;
}

/** "Can I get that one again", "the fee on the new one": of one thing, which no list is. */
const ONE_THING = /\b(?:that|this|the|the \S+) (?:one|card)\b/;
/** "Strike it from my list": asks for something to be done. */
const OF_DEEDS: ReadonlySet<string> = new Set(["write_request", "bank_service", "wrongdoing"]);

/** Asks for something, in few words, and names nothing that it could be asked of. */
function asksPart(talk: Talk, said: Understood): boolean {
  const { tokens, mentions, amounts, dates, owner } = said;
  const words = tokens.join(" ");
  const isMore = isAsking(words) || isPart(said) || WITH.test(words);
  if (tokens.length > MOST_WORDS || !isMore) return false;
  if (ONE_THING.test(words)) return false;
  if (isFragment(read(talk, withoutLead(words).told))) return false;
  const isBare = mentions.length + amounts.length + dates.length === 0 && owner === undefined;
  return isBare || OF_THEM.test(words) || WITH.test(words);
}
