import { withPrice } from "./buying/price-before.ts";
import { isAsking } from "./around/again.ts";
import { chainOf, isBack, topicOf } from "./chain.ts";
import { carry, isIdle, withOther, withPerson } from "./carried/carry.ts";
import { decide, type Verdict } from "../ranking/decide.ts";
import { kindsOf, rank } from "../ranking/rank.ts";
import { isLeaning } from "../ranking/rank-in-talk.ts";
import type { Intent } from "../intent.ts";
import { allOfThem, leftAfter } from "./carried/left-after.ts";
import { hasSubject, ofOwnCards, point, pointsAtPoints } from "./names/point.ts";
import { isPointing } from "./names/pointing.ts";
import { namedIn, sortOf } from "./names/named-places.ts";
import { stillTheirs } from "./names/still-theirs.ts";
import { lastCard, sharpen } from "./names/sharpen.ts";
import { ofSuccessor } from "./names/successor.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/* A question that leaves out what was named before: it stands there again, so that it can be answered. */

/**
 * A question that asks by itself, with the names that it points to or leaves out. What would have
 * to be asked back about is taken for what else it may be, where that can be answered at once.
 */
export function complete(talk: Talk, text: string, asked: Understood, look: Look): Question {
  const whole = likeliest(talk, completed(talk, text, asked, look));
  const { verdict } = whole;
  const isOpen =
    verdict.kind === "sure" &&
    verdict.others !== undefined &&
    !pointsNowhere(asked) &&
    whole.asked.unknownNames.length === 0 &&
    !whole.asked.mentions.some(isVague) &&
    !talk.isAnswered(whole);
  if (!isOpen) return whole;
  const others = verdict.others.map((intent): Question => ({
    ...whole,
    verdict: { kind: "sure", intent },
  }));
  return others.find(talk.isAnswered) ?? whole;
}

/** "Back to the first item". */
const FIRST = /\bfirst (?:item|thing|question|matter|point|topic|one)\b/i;

/** Of what it may be, all of one kind, the likeliest that can be answered, with a word on the next. */
function likeliest(talk: Talk, question: Question): Question {
  const { verdict } = question;
  if (verdict.kind !== "unsure") return question;
  const [first, second] = verdict.among;
  const isOneKind = verdict.among.every(({ group }) => group === first?.group);
  const isNamed = kindsOf(question.asked).size > 0;
  if (first === undefined || second === undefined || !isOneKind || !isNamed) return question;
  const taken: Question = {
    ...question,
    verdict: { kind: "sure", intent: first, instead: second },
  };
  return talk.isAnswered(taken) ? taken : question;
}

/** Names of the question before that nobody knows: what points to it is of these. */
const unknownOf = (before: Question | undefined): readonly string[] =>
  before?.asked.unknownNames ?? [];

/** Whose name is of several cards or programs: that must be asked. */
const isVague = ({ kind, ids }: Mention): boolean =>
  (kind === "card" || kind === "program") && ids.length > 1;

function completed(talk: Talk, text: string, asked: Understood, look: Look): Question {
  const latest = look();
  // "Back to the fee": what is gone on from is what was asked before the last.
  const back = FIRST.test(text) ? chainOf(latest).at(-1) : latest?.earlier;
  const last = isBack(text) ? (back ?? latest) : latest;
  const unknownNames = hasSubject(asked) || !isPointing(asked) ? [] : unknownOf(latest);
  if (unknownNames.length > 0 && latest !== undefined) {
    return { text, asked: { ...asked, unknownNames }, verdict: latest.verdict };
  }
  const subject = latest === undefined ? undefined : pointsAtPoints(talk, asked, latest);
  const next = ofSuccessor(talk, asked, latest) ?? ofOwnCards(talk, asked, latest);
  const named =
    next ?? subject ?? (hasSubject(asked) ? undefined : point(talk, asked, () => last)) ?? asked;
  const whole = last === undefined ? named : stillTheirs(withOther(talk, named), last);
  const intent = topicOf(last);
  const talked = intent && { intent, earlier: topicsBefore(last), said: read(talk, text) };
  const decided = decide(whole, talk.mind, talk.scene.facts, talked);
  const verdict = onTopic(clearAlone(talk, whole, decided), intent);
  const alone: Question = {
    text,
    asked: withPrice(talk, whole, { said: asked, verdict, last }),
    verdict,
  };
  const left = isPlainMove(verdict)
    ? undefined
    : (leftAfter(talk, text, whole, latest) ?? allOfThem(talk, text, asked, latest));
  if (left !== undefined) return left;
  if (isIdle(verdict)) return alone;
  const before = returnTo(last, verdict);
  if (before === undefined) return pointsNowhere(whole) ? ofOneCard(alone) : alone;
  if (isOn(topicOf(before), verdict)) return stay(talk, alone, asked, before);
  const lacking = lackingOf(alone);
  const isBare = kindsOf(whole).size === 0 && whole.tokens.length <= MOST_BARE;
  const isWhole = hasSubject(whole) || !(isBare || isLeaning(whole, talk.mind));
  if (isWhole && lacking.length === 0 && talk.isAnswered(alone)) return alone;
  const tries = alone.verdict.kind === "sure" ? bring(talk, alone, before) : [];
  const again = whole.tokens.length > MOST_LEANING ? undefined : lean(talk, text, whole, before);
  const answered = [...tries, ...(again === undefined ? [] : [again])].find(talk.isAnswered);
  if (answered === undefined && lacking.length === 0) return alone;
  return answered ?? (lacking.length > 0 ? (tries[0] ?? alone) : alone);
}

/** What is left is told by these, or they ask something else of the transfer. */
const isPlainMove = (verdict: Verdict): boolean =>
  verdict.kind === "sure" &&
  verdict.intent.group !== "balance" &&
  verdict.intent.group !== "trip" &&
  verdict.intent.id !== "fund_award";

function isClearAlone(talk: Talk, asked: Understood, topic: Intent | undefined): boolean {
  const own = decide(asked, talk.mind, talk.scene.facts);
  return isOn(topic, own) && own.kind === "sure" && own.instead === undefined;
}

/** Whether a question names every kind of thing that the one before does, and asks by itself. */
function namesAllOf(before: Understood, said: Understood): boolean {
  const kinds = new Set([...kindsOf(said)].map(sortOf));
  const isAll = [...kindsOf(before)].every((kind) => kinds.has(sortOf(kind)));
  return isAll && isAsking(said.tokens.join(" ")) && !isPointing(said);
}

const topicsBefore = (last: Question | undefined): readonly Intent[] =>
  chainOf(last?.earlier).flatMap((one) => topicOf(one) ?? []);

/** Words that name nothing: "in $$", "worth how much". */
const MOST_BARE = 3;

/** "Back to the fee": the question that is taken up again, which need not be the last. */
const returnTo = (last: Question | undefined, verdict: Verdict): Question | undefined =>
  chainOf(last).find((one) => isOn(topicOf(one), verdict)) ?? last;

/** What is clear by its own words, where the talk leaves it in doubt. */
function clearAlone(talk: Talk, asked: Understood, verdict: Verdict): Verdict {
  const open = openOf(verdict);
  const [alone] = open.length === 0 ? [] : rank(asked, talk.mind, talk.scene.facts);
  return alone !== undefined && alone.score >= CLEAR && open.includes(alone.intent)
    ? { kind: "sure", intent: alone.intent, others: open }
    : verdict;
}

/** What it may be, where that is in doubt. */
function openOf(verdict: Verdict): readonly Intent[] {
  if (verdict.kind === "unsure") return verdict.among;
  return verdict.kind === "sure" && verdict.instead !== undefined ? (verdict.others ?? []) : [];
}

const CLEAR = 0.95;

/** Of what a question may be, when that is not clear, the one on what was talked of. */
function onTopic(verdict: Verdict, topic: Intent | undefined): Verdict {
  if (verdict.kind !== "unsure" || topic === undefined) return verdict;
  if (verdict.among.includes(topic)) return { kind: "sure", intent: topic };
  const [intent, ...more] = verdict.among.filter(({ group }) => group === topic.group);
  return intent === undefined || more.length > 0 ? verdict : { kind: "sure", intent };
}

export const isOn = (topic: Intent | undefined, verdict: Verdict): boolean =>
  verdict.kind === "sure" && verdict.intent === topic;

/** Asks what was asked before: whole as it is, or with what was named there. */
function stay(talk: Talk, alone: Question, said: Understood, before: Question): Question {
  const { text, asked } = alone;
  const isWhole =
    lackingOf(alone).length === 0 &&
    hasSubject(said) &&
    (isClearAlone(talk, asked, topicOf(before)) || namesAllOf(before.asked, said)) &&
    talk.isAnswered(alone);
  if (isWhole) return alone;
  const carried = carry(talk, text, before, sharpen(talk, said, before));
  if (carried !== undefined && isOn(topicOf(before), carried.verdict)) return carried;
  return { text, asked: withPerson(before.asked, before.asked, said), verdict: before.verdict };
}

/** "Is it worth it", of nothing that was named. */
const pointsNowhere = (asked: Understood): boolean =>
  isPointing(asked) &&
  kindsOf(asked).size === 0 &&
  asked.owner === undefined &&
  (asked.tokens.length <= MOST_POINTING ||
    (asked.tokens.length <= MOST_WEIGHING && WEIGHS.test(asked.tokens.join(" "))));

/** In more words, what it points to may stand in them, words. */
const MOST_POINTING = 5;
const MOST_WEIGHING = 14;
/** "So is it worth keeping or nah", "should i do it": of what, nobody can tell. */
const WEIGHS =
  /\bthe other (?:one|card)\b|\b(?:(?<!\bwhat )is (?:it|this|that)(?: one)? (?:really |still |even )?worth|should i (?:just )?(?:do|get|keep|cancel|close|drop|ditch|dump|renew|take) (?:it|this|that))\b/;

/** Asked of one card, which must be named, although it can be asked of all. */
function ofOneCard(question: Question): Question {
  const { verdict } = question;
  if (verdict.kind !== "sure" || !verdict.intent.likes.includes("card")) return question;
  const intent: Intent = { ...verdict.intent, needs: ["card", ...verdict.intent.needs] };
  return { ...question, verdict: { kind: "sure", intent } };
}

/** Longer ones ask for themselves, words. */
const MOST_LEANING = 9;

const lackingOf = ({ asked, verdict }: Question): readonly string[] =>
  verdict.kind === "sure" ? verdict.intent.needs.filter((kind) => !kindsOf(asked).has(kind)) : [];

/** The question with what it does not name from the one before: what is needed, what may be, all of it. */
function bring(
  talk: Talk,
  { text, asked, verdict }: Question,
  before: Question,
): readonly Question[] {
  if (verdict.kind !== "sure") return [];
  const { likes, needs } = verdict.intent;
  const kinds = kindsOf(asked);
  const wanted = new Set<string>([...likes, ...needs].map(sortOf));
  const own = new Set([...kinds].map(sortOf));
  const known = namedIn(nameSure(talk, before.asked));
  const choices = [
    known.filter(({ sorts }) => sorts.some((sort) => wanted.has(sort) && !own.has(sort))),
    known.filter(({ sorts }) => sorts.some((sort) => wanted.has(sort))),
  ];
  return choices
    .filter((brought) => brought.length > 0)
    .map((brought) => {
      const more = brought.map((one) => one.text);
      const whole = read(talk, [...asked.tokens, "with", ...more].join(" "));
      return { text, asked: withPerson(whole, asked, whole), verdict };
    });
}

/** With the full name of a card that only the wallet tells. */
function nameSure(talk: Talk, asked: Understood): Understood {
  const card = lastCard(talk, asked);
  const doubtful = mentionsOf(asked, "card").find(
    ({ ids }) => ids.length > 1 && card !== undefined && ids.includes(card.id),
  );
  if (card === undefined || doubtful === undefined) return asked;
  const { start, end } = doubtful;
  return read(
    talk,
    [...asked.tokens.slice(0, start), card.card_name, ...asked.tokens.slice(end)].join(" "),
  );
}

/** A short question with names in it that says nothing by itself, as one of the kind before. */
function lean(talk: Talk, text: string, asked: Understood, before: Question): Question | undefined {
  if (kindsOf(asked).size === 0 && asked.owner === undefined) return undefined;
  return carry(talk, text, before, sharpen(talk, asked, before));
}
