import { excludedBy, without } from "./around/asked-back.ts";
import { carry, withPerson } from "./carried/carry.ts";
import { askLossThen } from "./carried/lost-then.ts";
import { askKindOfPoints } from "./carried/kind-of-points.ts";
import { askMoreSpent } from "./carried/more-spent.ts";
import { askIfClosed, askInDollars, askWithoutIt } from "./carried/of-answered.ts";
import { askOfPart } from "./carried/part-of.ts";
import { askOfTold } from "./carried/of-told.ts";
import {
  asksAgain,
  isAsking,
  isEnding,
  isPart,
  placeAfterBest,
  withoutAsides,
} from "./around/again.ts";
import { chainOf, topicOf } from "./chain.ts";
import { complete, isOn } from "./complete.ts";
import { askWorth } from "./credits/credit-talk.ts";
import { moreOfCover } from "./cover/more-of-cover.ts";
import { decide } from "../ranking/decide.ts";
import { kindsOf } from "../ranking/rank.ts";
import { asksNothing, asksSame, type Led, withoutLead, withoutSame } from "./around/leads.ts";
import { leaveOut } from "./carried/leave-out.ts";
import { askColumn } from "./names/column-of.ts";
import { withAdvised } from "./names/as-advised.ts";
import { askNextDown } from "./names/next-down.ts";
import { askWhichTold } from "./names/which-told.ts";
import { askOfNth, askWhichOfThem, withNth } from "./names/one-by-one.ts";
import { isPointing } from "./names/pointing.ts";
import { askRows } from "./rows/ask-rows.ts";
import {
  askFeeAbroad,
  askFeeBack,
  askFeeDay,
  askHowMuch,
  askOfNights,
  askShort,
} from "./told/of-told-thing.ts";
import { goOnBuying } from "./buying/purchase-talk.ts";
import { narrowSearch } from "./searching/narrow.ts";
import { isFragment, isRemark, isSupposed } from "./around/fragments.ts";
import { lastCard, pointsAtOne, sharpen } from "./names/sharpen.ts";
import { pickCertificate } from "./credits/pick-certificate.ts";
import { askUnknownLounge } from "./names/unknown-lounge.ts";
import { nameOf } from "../slots.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { mentionsOf, type Understood } from "../understood.ts";

/*
 * Ellipsis, corrections and pronouns: a question that leans on the one before becomes one that
 * stands by itself.
 */

/** "Mine, not sam's": what stands before the comma is meant. */
const NOT_THAT = /[,;]? +(?:and )?not (?:the |my )?[^,.;?]{1,30}[.?!]*$/i;
/** The same before another sentence: "*MR, not UR. My bad." */
const NOT_THAT_FIRST = /^([^.?!]{2,40}), not (?:the |my )?[^,.;?!]{1,20}(?=[.?!]\s)/i;

/** "85 not 60": the one before is meant. */
const NOT_NUMBER = /[,;]? +not \$?\d[\d,.]*k?\b/gi;

/** A question, whole. */
export function resolvePart(talk: Talk, typed: string, behind: Look): Question {
  const isNew = CHANGES.test(typed) && !isPointing(read(talk, typed));
  const look: Look = isNew ? () => undefined : behind;
  const last = look();
  const text = withNth(talk, withAdvised(talk, typed, last), last);
  const leaning = last && firstOf(LEANING, (lean) => lean(talk, text, read(talk, text), last));
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
  const bare = led.told
    .replace(NOT_THAT, "")
    .replace(NOT_THAT_FIRST, "$1")
    .replaceAll(NOT_NUMBER, "");
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

/** What goes on from the one before whatever it looks like by itself. */
export function goOn(talk: Talk, text: string, last: Question): Question | undefined {
  const asked = read(talk, text);
  return firstOf(GOING_ON, (lean) => lean(talk, text, asked, last));
}

/** What goes on from a question whatever it looks like by itself. */
const GOING_ON: readonly Lean[] = [
  moreOfCover,
  narrowSearch,
  askWhichTold,
  askIfClosed,
  askWithoutIt,
  askInDollars,
  askFeeDay,
  askFeeBack,
  askShort,
  askHowMuch,
  askFeeAbroad,
  askOfNights,
  (talk, text, said, before) =>
    topicOf(before)?.group === "value" ? askWhichOfThem(talk, text, said, before) : undefined,
  // "The next one" of an order is told as the answer tells the first.
  (talk, text, said, before) =>
    askNextDown(talk, text, said, before) ?? askRows(talk, text, before),
];

/** What goes on from a question without naming it, each read for what it leaves out. */
const LEANING: readonly Lean[] = [
  askUnknownLounge,
  askNextDown,
  askKindOfPoints,
  askMoreSpent,
  askWhichOfThem,
  askWhichTold,
  askOfNth,
  askColumn,
  goOnBuying,
  moreOfCover,
  narrowSearch,
  askWorth,
  askLossThen,
  askOfPart,
  askOfTold,
];

type Lean = (talk: Talk, text: string, said: Understood, before: Question) => Question | undefined;

function firstOf<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

const WHY = /\b(?:why|how so|how come|explain)\b/i;

/** "Totally different question": nothing of the one before. */
const CHANGES =
  /\b(?:(?:totally |completely |whole |entirely )?(?:different|unrelated|separate|new) (?:question|subject|topic|matter|thing)|(?:changing|change of|change the|switching) (?:subjects?|topics?|the subject|the topic|gears)|another (?:thing|matter) entirely|(?:this is |it is |it's )?off[- ]topic)\b/i;

const CORRECTS =
  /\b(?:(?:read|got|had|wrote|typed|said) (?:it|that|this) (?:all )?(?:wrong|badly)|mis(?:read|typed|spoke|counted|wrote)|typo|correction|forgot to (?:say|mention|add)|wrong (?:number|price))\b/i;

/** What an amount corrects: the last question that had any, which need not be the last. */
function corrected(
  asked: Understood,
  text: string,
  last: Question | undefined,
): Question | undefined {
  if (asked.amounts.length === 0 || !CORRECTS.test(text)) return last;
  return chainOf(last).find((one) => one.asked.amounts.length > 0) ?? last;
}

/** Whether a text is looked at as one that goes on from the question before. */
const leansOn = (asked: Understood, led: Led): boolean =>
  led.follows ||
  placeAfterBest(asked.text) !== undefined ||
  isFragment(asked) ||
  isRemark(asked) ||
  isPart(asked) ||
  asksSame(led.told) ||
  EARNED.test(led.told) ||
  (asked.amounts.length > 0 && CORRECTS.test(asked.text));

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
  const corrects = asked.amounts.length > 0 && CORRECTS.test(text);
  if (isFragment(asked) || isRemark(asked) || corrects) return carry(talk, text, before, asked);
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

const VERSUS = /^(?:vs\.?|versus|v|compared (?:to|with)|against|next to)\s+(?=\S)/i;

/** "Vs the preferred?": the card before and this one. */
function compare(
  talk: Talk,
  text: string,
  before: Question,
  asked: Understood,
): Question | undefined {
  const card = VERSUS.test(text) ? lastCard(talk, before.asked) : undefined;
  if (card === undefined || !asked.mentions.some(({ kind }) => kind === "card")) return undefined;
  const both = read(talk, `${card.card_name} versus ${asked.tokens.join(" ").replace(VERSUS, "")}`);
  return { text, asked: both, verdict: decide(both, talk.mind, talk.scene.facts) };
}

/** "Not the business one": the question before without the meanings that have the word. */
function exclude(talk: Talk, text: string, less: string, look: Look): Question | undefined {
  const before = look();
  if (before === undefined) return undefined;
  const { facts } = talk.scene;
  const mentions = before.asked.mentions.map((mention) => {
    const named = mention.ids.map((id) => nameOf(mention.kind, id, facts));
    const kept = new Set(without(named, less));
    const ids = mention.ids.filter((id) => kept.has(nameOf(mention.kind, id, facts)));
    const isLess = ids.length > 0 && ids.length < mention.ids.length;
    return isLess ? { ...mention, ids } : mention;
  });
  const isLess = mentions.some((one, at) => one !== before.asked.mentions[at]);
  return isLess ? { ...before, text, asked: { ...before.asked, mentions } } : undefined;
}
