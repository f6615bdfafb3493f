import { ofTheSame } from "./apart/of-the-same.ts";
import { asksAgain, isPart } from "./around/again.ts";
import { decide } from "../ranking/decide.ts";
import { kindsOf, rank } from "../ranking/rank.ts";
import { isOneSum } from "../ranking/shaped-year.ts";
import { topicOf } from "./chain.ts";
import { resolvePart } from "./follow-up.ts";
import type { Intent } from "../intent.ts";
import { type Cut, cutsOf } from "../language/words/split.ts";
import { leftAfter } from "./carried/left-after.ts";
import { findQuestionIn } from "./around/story.ts";
import { isTold } from "./around/told.ts";
import { withoutLead } from "./around/leads.ts";
import { isOfRows } from "./carried/of-rows.ts";
import { isPointing } from "./names/pointing.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { mentionsOf, type Understood } from "../understood.ts";

/*
 * The questions of a message: which of its parts ask something of their own, and which only say
 * more of the one before.
 */

/** Of a part that names nothing, from this score on it is clear what it asks. */
const CLEAR = 0.95;
/** The same even where both parts together ask what the first does. */
const VERY_CLEAR = 0.99;
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

const readPart = (talk: Talk, part: string, look: Look): Question =>
  findQuestionIn(talk, part) ?? resolvePart(talk, part, look);

/** A part after another: what asks something else by itself is no more of the one before. */
function readAfter(talk: Talk, given: string, last: Question): Question {
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

/** Whether it asks something by itself that the one before does not ask. */
function isOwn(talk: Talk, { text, asked, verdict }: Question, last: Question): boolean {
  if (verdict.kind !== "sure" || isMore(talk, text)) return false;
  const said = read(talk, text);
  if (last.verdict.kind === "sure" && last.verdict.intent === verdict.intent) {
    return isOfAnother(said, text, verdict.intent) || sharesNoName(said, last.asked);
  }
  // "And how much does it give me back": what the answer to a purchase tells.
  const isOfPurchase =
    verdict.intent.group === "purchase" &&
    topicGroupOf(last) === "purchase" &&
    !(topicOf(last)?.id === "best_card" && BESIDE_CHOICE.has(verdict.intent.id));
  if (isOfPurchase && said.mentions.length === 0) return false;
  // "What is its fee" names what "its" stands for.
  const named = isPointing(said) ? asked : said;
  const isNamed = named.mentions.length > 0 || said.owner !== undefined;
  if (isNamed && verdict.instead === undefined) return true;
  const ranked = rank(said, talk.mind, talk.scene.facts);
  const place = ranked.findIndex(({ intent }) => intent === verdict.intent);
  // By itself it is likelier something else: what it is here, it is as more of the one before.
  if (place > 0) return false;
  const score = ranked[0]?.score ?? 0;
  if (score >= VERY_CLEAR) return true;
  return score >= CLEAR && !isStillAbout(talk, `${last.text} ${text}`, last);
}

/** What the answer on which card to use does not tell: "and does it have a cap". */
const BESIDE_CHOICE: ReadonlySet<string> = new Set(["acceptance", "cap_left"]);

const topicGroupOf = ({ verdict }: Question): string | undefined =>
  verdict.kind === "sure" ? verdict.intent.group : undefined;

/** "And the platinum?": the same of another card, which a question of one card does not hold too. */
const isOfAnother = ({ mentions }: Understood, text: string, { needs }: Intent): boolean =>
  withoutLead(text).follows &&
  needs.includes("card") &&
  mentions.some(({ kind }) => kind === "card");

/** "Does the Bilt cover lost bags and what is the phone cover on the Ink": of another card and another thing. */
const sharesNoName = (said: Understood, before: Understood): boolean =>
  (["card", "benefit"] as const).every((kind) => {
    const named = new Set(mentionsOf(before, kind).flatMap(({ ids }) => ids));
    const own = mentionsOf(said, kind);
    return (
      named.size > 0 && own.length > 0 && own.every(({ ids }) => ids.every((id) => !named.has(id)))
    );
  });

/** Whether both together are clearly what the one before asks. */
function isStillAbout(talk: Talk, both: string, { verdict }: Question): boolean {
  const [likeliest] = rank(read(talk, both), talk.mind, talk.scene.facts);
  const isSame = verdict.kind === "sure" && likeliest?.intent === verdict.intent;
  return isSame && likeliest.score >= CLEAR;
}

/** Asks no more than the one before: where that comes from, or how many times. */
const isMore = (talk: Talk, text: string): boolean =>
  asksAgain(text, (said) => read(talk, said)) || isPart(read(talk, text));

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

/** "Whats the bilt balance n where can i send em": both, if each is clear and they are not the same. */
function divide(
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

/** "What are they worth" says less than that by itself, words. */
const LEAST_OTHER = 7;

/** Less likely than this for both together, what the second asks by itself is not meant. */
const TRACE = 0.02;

/** Whether it is clear by itself, asks something else than the one before, and does so beside it too. */
function asksElse(talk: Talk, said: Understood, before: Question): boolean {
  const { facts } = talk.scene;
  const [likeliest] = rank(said, talk.mind, facts);
  if (likeliest === undefined || said.tokens.length < LEAST_OTHER) return false;
  const { intent, score } = likeliest;
  if (score < CLEAR || intent.group === "talk" || intent === topicOf(before)) return false;
  const both = rank(read(talk, `${before.text} ${said.text}`), talk.mind, facts);
  return both.some((one) => one.intent === intent && one.score >= TRACE);
}

const isOfCards = ({ asked, verdict }: Question): boolean =>
  (verdict.kind === "sure" && verdict.intent.group === "wallet") ||
  asked.mentions.some(
    ({ kind, start, end }) => kind === "card" && end > start && !isShared(asked, start),
  );

/** "Hyatt" is a card's name, and a program's. */
const isShared = ({ mentions }: Understood, start: number): boolean =>
  mentions.some((one) => one.start === start && one.kind !== "card");

const isClear = ({ verdict }: Question): boolean =>
  verdict.kind === "sure" && verdict.instead === undefined && verdict.intent.group !== "talk";
