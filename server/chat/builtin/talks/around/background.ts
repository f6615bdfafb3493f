import { decide } from "../../ranking/decide.ts";
import { type Ranked, rank } from "../../ranking/rank.ts";
import { isAsking } from "./again.ts";
import { isPointing } from "../names/pointing.ts";
import { isPointedOut, tellsGone } from "../buying/purchase-words.ts";
import { read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "Trying to sort out my cards this weekend. How many points do I have?": why somebody asks is told
 * before or after the question, and is no part of it.
 */

const SENTENCE_END = /(?<=[.!?…]["'”’)]*)\s+|\s*\n+\s*/;

/** From these scores on the rest is clear by itself; small talk and refusals must be clearer. */
const CLEAR = 0.6;
const CLEAR_TALK = 0.9;
/** From here on what is told says itself what is asked: "Dropped my phone. Any of my cards got me?" */
const SAYS = 0.6;
/** From here on the whole is clear, and what is told may be why. */
const SURELY = 0.95;

/** The message without the sentences that only tell why it is asked; as it is where that is in doubt. */
export function withoutBackground(talk: Talk, text: string): string {
  const sentences = text.split(SENTENCE_END);
  const told = sentences.filter((sentence) => isBackground(talk, sentence));
  if (told.length === 0 || told.length === sentences.length) return text;
  const rest = sentences.filter((sentence) => !told.includes(sentence)).join(" ");
  if (pointsBack(read(talk, rest))) return text;
  const [whole] = rankOf(talk, text);
  const [asked] = rankOf(talk, rest);
  if (whole === undefined || asked === undefined) return text;
  // What makes small talk of a question is no part of it.
  const isDrowned = STORIES.has(whole.intent.id) && asked.intent.group !== "talk";
  if (!isDrowned && !isClear(talk, rest)) return text;
  // What happened is what is asked about a cover.
  if (whole.intent.group === "cover") return text;
  if (isDrowned) return rest;
  const says = rankOf(talk, told.join(" "))
    .filter(({ intent }) => intent.group === whole.intent.group && !STORIES.has(intent.id))
    .reduce((sum, { score }) => sum + score, 0);
  const isWhole = !STORIES.has(whole.intent.id) && whole.score >= SURELY;
  return says >= SAYS || (isWhole && whole.score > asked.score) ? text : rest;
}

/** "What does it do" of a card that is named beside it points to no story. */
const pointsBack = (asked: Understood): boolean =>
  isPointing(asked) && !asked.mentions.some(({ kind }) => kind === "card" || kind === "program");

/** What stories are taken for by their words. */
const STORIES: ReadonlySet<string> = new Set(["nothing_asked", "off_topic", "joke", "insult"]);

const rankOf = (talk: Talk, text: string): readonly Ranked[] =>
  rank(read(talk, text), talk.mind, talk.scene.facts);

/** "1." begins a list, and "Urgent." may be of what is asked. */
const LEAST_WORDS = 3;
/** "I never understood how this works" asks nothing; what begins so does. */
export const BEGINS_ASKING =
  /^\W*(?:(?:and|also|but|so|then|ok|okay|plus|hi|hey|hello|please|pls|now)[, ]+)*(?:what|whats|which|who|whose|when|where|why|how|hows|is|are|was|were|do|does|did|can|could|should|shall|will|would|may|am|have|has|list|show|tell|give|compare|add|remove|set|find|help|explain|calculate|any|(?:just|only) (?:the|how|what|which|my)|need|want|i (?:need|want|would like|'d like))\b/i;

const OF_ASKER = /^\W*(?:just |only |been )?(?:\w+ing|i|we|my|our)\b/i;

/** What somebody says of himself behind a question, "trying to sort out my cards": no second question. */
export const isAside = (talk: Talk, sentence: string): boolean =>
  OF_ASKER.test(sentence) && isBackground(talk, sentence);

/** Asks nothing and names nothing that a question may be about. */
function isBackground(talk: Talk, sentence: string): boolean {
  const isShort = sentence.trim().split(/\s+/).length < LEAST_WORDS;
  if (isShort || sentence.includes("?") || BEGINS_ASKING.test(sentence)) return false;
  const said = read(talk, sentence);
  const { mentions, unknownNames, owner, stranger, country } = said;
  // "A twelve hour shift" is of no points or dollars.
  const amounts = said.amounts.filter(({ unit }) => unit !== "count");
  const names = mentions.length + amounts.length + unknownNames.length;
  if (names > 0 || [owner, stranger, country].some((one) => one !== undefined)) return false;
  if (isPointedOut(said) || tellsGone(said)) return false;
  return !isAsking(sentence) || (rankOf(talk, sentence)[0]?.score ?? 0) < SAYS;
}

function isClear(talk: Talk, text: string): boolean {
  const asked = read(talk, text);
  const { facts } = talk.scene;
  const verdict = decide(asked, talk.mind, facts);
  if (verdict.kind !== "sure" || verdict.instead !== undefined) return false;
  const found = rank(asked, talk.mind, facts).find(({ intent }) => intent === verdict.intent);
  return (found?.score ?? 0) >= (verdict.intent.group === "talk" ? CLEAR_TALK : CLEAR);
}
