import type { Group } from "../../intent.ts";
import { topicOf } from "../chain.ts";
import { isOfAll } from "../../intents/balance/whose-points.ts";
import { creditIn } from "../credits/credit-talk.ts";
import { withPerson } from "../carried/carry.ts";
import { isPointing, resolvePointing } from "./pointing.ts";
import { lastCard } from "./sharpen.ts";
import { type Look, type Question, read, type Talk } from "../talk.ts";
import {
  amountsOf,
  type Mention,
  mentionsOf,
  type Understood,
} from "../../../language/understood.ts";

/* A question that points to what was named before, with the name in the place of the word. */

/** "Which has the better lounges": of those named before. */
const WHICH_OF =
  /^(?:and )?which (?:one |card |of (?:them|these|those|the two) )?(?:has|have|is|are|gives|earns|gets|offers|comes|costs|would|should|do|does)\b/;

/** A bank that gives its program its name is no subject: "would chase give it to me". */
export const hasSubject = ({ mentions }: Understood): boolean =>
  mentions.some(
    ({ kind, start }) =>
      kind === "card" ||
      (kind === "program" &&
        !mentions.some((other) => other.kind === "issuer" && other.start === start)),
  );

/**
 * The last card or program of the question before, else the card that our answer to it names: that
 * one first where it is what was asked for, which may name shops, and cards that are left out.
 */
export function point(talk: Talk, asked: Understood, look: Look): Understood | undefined {
  const isWhich = WHICH_OF.test(asked.tokens.join(" "));
  const before = isWhich || isPointing(asked) ? look() : undefined;
  if (before === undefined) return undefined;
  const cards = mentionsOf(before.asked, "card");
  if (isWhich && cards.length > 1) {
    const names = cards.map(({ text }) => text).join(" or ");
    return read(talk, `${asked.tokens.join(" ")} ${names}`);
  }
  if (!isPointing(asked) || WITHIN.test(asked.text) || SEVERAL.test(asked.text)) return undefined;
  const shop = mentionsOf(before.asked, "merchant").at(-1)?.text;
  if (shop !== undefined && TAKES.test(asked.text))
    return read(talk, asked.tokens.join(" ").replace(THEM_THERE, shop));
  const isOfAnswer = choosesCard(before) || THAT_CARD.test(asked.text);
  const told = isOfAnswer ? talk.recall(before) : undefined;
  const named =
    told ??
    creditIn(before) ??
    lastCard(talk, before.asked)?.card_name ??
    (WORTH.test(asked.text) ? amountNamed(before.asked) : undefined) ??
    lastNamed(before.asked)?.text ??
    talk.recall(before);
  if (named === undefined) return undefined;
  // "What are those worth", of somebody's points: of theirs.
  const isTogether =
    OF_POINTS.has(topicOf(before)?.group ?? "talk") &&
    asked.owner === undefined &&
    before.asked.owner === undefined &&
    isOfAll(before.asked);
  const words = resolvePointing(asked, named);
  const whole = read(talk, isTogether ? `${words} together between us` : words);
  return withPerson(whole, before.asked, asked);
}

const OF_POINTS: ReadonlySet<Group> = new Set<Group>(["balance", "value"]);

/** "Which should I get next": it is the card that the answer names. */
function choosesCard(before: Question): boolean {
  const topic = topicOf(before);
  if (topic === undefined) return false;
  const names = mentionsOf(before.asked, "card").length > 0;
  return topic.group === "purchase" || (CHOOSES.has(topic.id) && !names);
}

const CHOOSES: ReadonlySet<string> = new Set(["next_card", "find_cards", "unlock_card"]);

/** Of an answer that names cards one is meant, of whatever points it was asked. */
const THAT_CARD = /\b(?:that|this) card\b/i;

/** "Do they take amex": the shop that was talked of. */
const TAKES =
  /\b(?:do|does|will|would) (?:they|it) (?:even |still |also )?(?:take|accept|honou?r)\b/i;
const THEM_THERE = /\b(?:they|it)\b/;

/** "The dunkin one, did i use it": what it points to stands before it. */
const WITHIN = /\bthe (?:\S+ ){1,3}?(?:one|credit|certificate)\b[^.?!]*\b(?:it|that)\b/i;

/** "Of those, which …": of all that were told, and not of one. */
const SEVERAL = /\b(?:of|any of|which of|all of|each of) (?:those|them|these)\b/i;

/** Groups whose answers tell several cards of the member. */
const OF_CARDS: ReadonlySet<Group> = new Set<Group>([
  "purchase",
  "fee",
  "wallet",
  "cover",
  "lounge",
]);
const OF_THOSE =
  /\b((?:which|what|any|how many)(?: one| card| cards| ones)? of )(?:those|these|them)\b(?! \w+ points)/;

/** "Which of those has the lowest fee", after cards were told: of the member's own. */
export function ofOwnCards(
  talk: Talk,
  asked: Understood,
  before: Question | undefined,
): Understood | undefined {
  const text = asked.tokens.join(" ");
  const group = topicOf(before)?.group;
  if (before === undefined || group === undefined || !OF_THOSE.test(text)) return undefined;
  const isTold = OF_CARDS.has(group) && mentionsOf(before.asked, "card").length < 2;
  if (!isTold) return undefined;
  // Of somebody's, where they were his.
  return withPerson(read(talk, text.replace(OF_THOSE, "$1my cards")), before.asked, asked);
}

const THEY = /^(?:they|them|em|those|these)$/;

/** "Do they go to hyatt", after chase points: the points that were talked of, to another program. */
export function pointsAtPoints(
  talk: Talk,
  asked: Understood,
  before: Question,
): Understood | undefined {
  const at = asked.tokens.findIndex((token) => THEY.test(token));
  const named = mentionsOf(asked, "program");
  const last = mentionsOf(before.asked, "program")[0];
  if (at === -1 || last === undefined || named.length !== 1) return undefined;
  if (named[0]?.ids.some((id) => last.ids.includes(id)) === true) return undefined;
  const { tokens } = asked;
  return read(
    talk,
    [...tokens.slice(0, at), last.text, "points", ...tokens.slice(at + 1)].join(" "),
  );
}

const WORTH = /\b(?:worth|value|dollars|cash|bucks)\b/i;

/** "What is it worth", after "100k Capital One miles": so many of them. */
function amountNamed(asked: Understood): string | undefined {
  const [points, ...others] = amountsOf(asked, "points");
  const [program, ...more] = mentionsOf(asked, "program");
  if (points === undefined || program === undefined || others.length + more.length > 0)
    return undefined;
  const between = asked.tokens.slice(points.end, program.start);
  return program.start >= points.end &&
    between.every((word) => /^(?:of|my|our|the|points?|miles)$/.test(word))
    ? `${points.value} ${program.text}`
    : undefined;
}

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);
