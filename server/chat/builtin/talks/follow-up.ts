import { excludedBy } from "./around/asked-back.ts";
import { carry, withPerson } from "./carried/carry.ts";
import {
  asksAgain,
  isAsking,
  isEnding,
  isPart,
  placeAfterBest,
  withoutAsides,
} from "./around/again.ts";
import { topicOf } from "./chain.ts";
import { complete, isOn } from "./complete.ts";
import { decide } from "../ranking/decide.ts";
import { kindsOf } from "../ranking/rank.ts";
import { asksNothing, asksSame, type Led, withoutLead, withoutSame } from "./around/leads.ts";
import { leaveOut } from "./carried/leave-out.ts";
import { withAdvised } from "./names/as-advised.ts";
import { withNth } from "./names/one-by-one.ts";
import { isPointing } from "./names/pointing.ts";
import { isFragment, isRemark, isSupposed } from "./around/fragments.ts";
import { pointsAtOne, sharpen } from "./names/sharpen.ts";
import { pickCertificate } from "./credits/pick-certificate.ts";
import { compare } from "./names/versus.ts";
import { exclude } from "./names/exclude.ts";
import { corrected, isCorrection, withoutDenied } from "./around/corrections.ts";
import { leanOn } from "./leaning.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * Ellipsis, corrections and pronouns: a question that leans on the one before becomes one that
 * stands by itself.
 */

/** A question, whole. */
export function resolvePart(talk: Talk, typed: string, behind: Look): Question {
  const isNew = CHANGES.test(typed) && !isPointing(read(talk, typed));
  const look: Look = isNew ? () => undefined : behind;
  const last = look();
  const text = withNth(talk, withAdvised(talk, typed, last), last);
  const leaning = last && leanOn(talk, text, last);
  if (leaning !== undefined) return leaning;
  const again = asksAgain(text, (said) => read(talk, said)) ? look() : undefined;
  if (again !== undefined) {
    return WHY.test(text)
      ? { ...again, text, asked: { ...again.asked, why: true } }
      : { ...again, text };
  }
  const follows = look() !== undefined;
  const thanks = talk.mind.intents.find(({ id }) => id === "thanks");
  if (follows && thanks !== undefined && isEnding(text)) {
    return { text, asked: read(talk, text), verdict: { kind: "sure", intent: thanks } };
  }
  const left = follows
    ? leaveOut(talk, text, look, (rest) => resolvePart(talk, rest, look))
    : undefined;
  if (left !== undefined) return left;
  const picked = follows ? pickCertificate(talk, text, look) : undefined;
  if (picked !== undefined) return picked;
  const led = withoutLead(follows ? withoutAsides(text, (said) => read(talk, said)) : text);
  const bare = withoutDenied(led.told);
  const written = read(talk, bare === "" ? text : bare);
  const asked = pointsAtOne(written) ? sharpen(talk, written, look()) : written;
  const before = leansOn(asked, led) ? corrected(asked, text, look()) : undefined;
  const carried = before === undefined ? undefined : follow(talk, text, before, { asked, led });
  if (carried !== undefined) return carried;
  const less = excludedBy(text);
  const kept = less === undefined ? undefined : exclude(talk, text, less, look);
  if (kept !== undefined) return kept;
  return complete(talk, text, follows ? asked : read(talk, text), look);
}

const WHY = /\b(?:why|how so|how come|explain)\b/i;

/** "Totally different question": nothing of the one before. */
const CHANGES =
  /\b(?:(?:totally |completely |whole |entirely )?(?:different|unrelated|separate|new) (?:question|subject|topic|matter|thing)|(?:changing|change of|change the|switching) (?:subjects?|topics?|the subject|the topic|gears)|another (?:thing|matter) entirely|(?:this is |it is |it's )?off[- ]topic)\b/i;

/** Whether a text is looked at as one that goes on from the question before. */
const leansOn = (asked: Understood, led: Led): boolean =>
  led.follows ||
  placeAfterBest(asked.text) !== undefined ||
  isFragment(asked) ||
  isRemark(asked) ||
  isPart(asked) ||
  asksSame(led.told) ||
  EARNED.test(led.told) ||
  isCorrection(asked);

interface FollowUp {
  readonly asked: Understood;
  readonly led: Led;
}

/** A follow-up as a question of the same kind; undefined when it asks something else by itself. */
function follow(
  talk: Talk,
  text: string,
  before: Question,
  { asked: said, led }: FollowUp,
): Question | undefined {
  const asked = sharpen(talk, said, before);
  const compared = compare(talk, text, before, asked);
  if (compared !== undefined) return compared;
  const place = topicOf(before)?.id === "best_card" ? placeAfterBest(text) : undefined;
  if (place !== undefined) return carryPlace(talk, text, before, place);
  if (topicOf(before)?.group === "purchase" && EARNED.test(led.told)) return { ...before, text };
  const rival = rivalOf(talk, text, before);
  if (rival !== undefined) return carry(talk, text, before, rival);
  const same = asksSame(led.told) ? withoutSame(led.told) : "";
  if (same !== "") return carry(talk, text, before, sharpen(talk, read(talk, same), before));
  if (isFragment(asked) || isRemark(asked) || isCorrection(asked, text))
    return carry(talk, text, before, asked);
  if (isPart(asked)) return before.verdict.kind === "sure" ? { ...before, text } : undefined;
  if (led.supposes && isSupposed(asked)) return carry(talk, text, before, asked);
  const clause = leaningClause(talk, led);
  if (clause !== undefined) return carry(talk, text, before, sharpen(talk, clause, before));
  if (before.verdict.kind !== "sure" || isPointing(asked)) return undefined;
  const names = asked.mentions.length > 0 || asked.owner !== undefined;
  if (asksNothing(led.told) && names) return carry(talk, text, before, asked);
  const topic = topicOf(before);
  const isSame = isOn(
    topic,
    decide(asked, talk.mind, talk.scene.facts, topic && { intent: topic, said: read(talk, text) }),
  );
  return isSame ? carry(talk, text, before, asked) : undefined;
}

/** Of those that are not left out, as the best one was. */
const OF_REST = "of the rest";

/** The purchase before with the words that ask for another card than the best. */
function carryPlace(talk: Talk, text: string, before: Question, place: string): Question {
  const words = before.asked.tokens.filter((token) => !/^(?:second|third|best)$/.test(token));
  const asked = read(talk, [...words, place, OF_REST].join(" "));
  return { text, asked: withPerson(asked, before.asked, asked), verdict: before.verdict };
}

/** "How many points is that": told with the answer to a purchase. */
const EARNED =
  /^(?:ok |so |and )*(?:(?:how (?:many|much)(?: (?:points|miles|cash ?back|dollars|money))?|what)(?: is|'?s| are| does| do| would| will)? (?:that|it|this|those|i)(?: (?:be|get|give|earn|make|come to|in|back|me|points|miles|dollars|cash|for|it|that))*)\W*$/i;

const WHY_NOT =
  /^(?:(?:but|and|ok|okay|so|then|hm+)[ ,]+)*why (?:not|no|wouldn'?t (?:i|it be)|isn'?t it|that one)\b|^(?:(?:and|ok|okay|so|but)[ ,]+)*(?:what )?if (?:i|we) (?:just |only )?(?:use|used|paid with|pay with|put it on|pulled out|went with|go with)\b/i;

/** "Why not the gold, it's 4x": the same question of another card, whatever is said for it. */
function rivalOf(talk: Talk, text: string, before: Question): Understood | undefined {
  if (!WHY_NOT.test(text) || topicOf(before)?.group !== "purchase") return undefined;
  const card = mentionsOf(read(talk, text), "card")[0];
  return card === undefined ? undefined : sharpen(talk, read(talk, card.text), before);
}

/** "What about mine, i've had it forever": the one clause that leans, where none asks anything else. */
function leaningClause(talk: Talk, { told, follows }: Led): Understood | undefined {
  const clauses = told.split(/[,.;!]+\s+/).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  if (!follows || clauses.length < 2 || clauses.some(isAsking)) return undefined;
  const [leaning, ...others] = clauses
    .map((clause) => read(talk, clause))
    .filter((asked) => isFragment(asked) || isRemark(asked) || kindsOf(asked).size > 0);
  const isLeaning = leaning !== undefined && (isFragment(leaning) || isRemark(leaning));
  return isLeaning && others.length === 0 ? leaning : undefined;
}
