import { carry, isIdle, withPerson } from "./carry.ts";
import { decide, kindsOf, rank, type Verdict } from "./decide.ts";
import type { Intent } from "./intent.ts";
import { isPointing, namedIn, resolvePointing, sortOf } from "./rewrite.ts";
import { lastCard, sharpen } from "./sharpen.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { type Mention, mentionsOf, type Understood } from "./understood.ts";

/* A question that leaves out what was named before: it stands there again, so that it can be answered. */

/** A question that asks by itself, with the names that it points to or leaves out. */
export function complete(talk: Talk, text: string, asked: Understood, look: Look): Question {
  const whole = (hasSubject(asked) ? undefined : point(talk, asked, look)) ?? asked;
  const decided = decide(whole, talk.mind, talk.scene.facts);
  const alone: Question = { text, asked: whole, verdict: onTopic(decided, look) };
  if (isIdle(alone.verdict)) return alone;
  if (pointsNowhere(whole) && look() === undefined) return ofOneCard(alone);
  const same = hasNothingNamed(whole) ? likeBefore(talk, text, whole, look) : undefined;
  if (same !== undefined) return same;
  const lacking = lackingOf(alone);
  // Most questions stand by themselves; what was said before is read only for those that do not.
  const before = lacking.length > 0 || !talk.isAnswered(alone) ? look() : undefined;
  if (before === undefined) return alone;
  const tries = alone.verdict.kind === "sure" ? bring(talk, alone, before) : [];
  const again = whole.tokens.length > MOST_LEANING ? undefined : lean(talk, text, whole, before);
  const answered = [...tries, ...(again === undefined ? [] : [again])].find(talk.isAnswered);
  return answered ?? (lacking.length > 0 ? (tries[0] ?? alone) : alone);
}

/** Of what a question may be, when that is not clear, the one on what was talked of. */
function onTopic(verdict: Verdict, look: Look): Verdict {
  const among =
    verdict.kind === "unsure"
      ? verdict.among
      : verdict.kind === "sure" && verdict.instead !== undefined
        ? [verdict.intent, verdict.instead]
        : [];
  const before = among.length > 0 ? look()?.verdict : undefined;
  if (before?.kind !== "sure") return verdict;
  const [intent, ...more] = among.filter(({ group }) => group === before.intent.group);
  return intent === undefined || more.length > 0 ? verdict : { kind: "sure", intent };
}

/** "Is it worth it", of nothing that was named. */
const pointsNowhere = (asked: Understood): boolean =>
  isPointing(asked) &&
  kindsOf(asked).size === 0 &&
  asked.owner === undefined &&
  asked.tokens.length <= MOST_POINTING;

/** In more words, what it points to may stand in them, words. */
const MOST_POINTING = 5;

/** Asked of one card, which must be named, although it can be asked of all. */
function ofOneCard(question: Question): Question {
  const { verdict } = question;
  if (verdict.kind !== "sure" || !verdict.intent.likes.includes("card")) return question;
  const intent: Intent = { ...verdict.intent, needs: ["card", ...verdict.intent.needs] };
  return { ...question, verdict: { kind: "sure", intent } };
}

const hasNothingNamed = (asked: Understood): boolean =>
  kindsOf(asked).size === 0 && asked.tokens.length <= MOST_BARE;

/** Words of a question that may well be on what was talked of: "how much is left". */
const MOST_BARE = 6;
const LIKELY_RANKS = 3;
const LIKELY_AGAIN = 0.05;

/** The question before asked in other words, where these are as likely to be it as anything. */
function likeBefore(talk: Talk, text: string, asked: Understood, look: Look): Question | undefined {
  const before = look();
  if (before?.verdict.kind !== "sure") return undefined;
  const { intent } = before.verdict;
  const ranked = rank(asked, talk.mind, talk.scene.facts).slice(0, LIKELY_RANKS);
  const isLikely = ranked.some((one) => one.intent === intent && one.score >= LIKELY_AGAIN);
  if (!isLikely || ranked[0]?.intent === intent) return undefined;
  return { text, asked: withPerson(before.asked, before.asked, asked), verdict: before.verdict };
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
      return { text, asked: read(talk, [...asked.tokens, "with", ...more].join(" ")), verdict };
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

/** "Which has the better lounges": of those named before. */
const WHICH_OF =
  /^(?:and )?which (?:one |card |of (?:them|these|those|the two) )?(?:has|have|is|are|gives|earns|gets|offers|comes|costs|would|should|do|does)\b/;

/** A bank that gives its program its name is no subject: "would chase give it to me". */
const hasSubject = ({ mentions }: Understood): boolean =>
  mentions.some(
    ({ kind, start }) =>
      kind === "card" ||
      (kind === "program" &&
        !mentions.some((other) => other.kind === "issuer" && other.start === start)),
  );

/** The last card or program of the question before, else the card that our answer to it names. */
function point(talk: Talk, asked: Understood, look: Look): Understood | undefined {
  const isWhich = WHICH_OF.test(asked.tokens.join(" "));
  const before = isWhich || isPointing(asked) ? look() : undefined;
  if (before === undefined) return undefined;
  const cards = mentionsOf(before.asked, "card");
  if (isWhich && cards.length > 1) {
    const names = cards.map(({ text }) => text).join(" or ");
    return read(talk, `${asked.tokens.join(" ")} ${names}`);
  }
  if (!isPointing(asked)) return undefined;
  const named =
    lastCard(talk, before.asked)?.card_name ?? lastNamed(before.asked)?.text ?? talk.recall(before);
  return named === undefined ? undefined : read(talk, resolvePointing(asked, named));
}

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);
