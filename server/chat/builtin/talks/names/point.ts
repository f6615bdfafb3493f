import { topicOf } from "../chain.ts";
import { withPerson } from "../carried/carry.ts";
import { isPointing, resolvePointing } from "./pointing.ts";
import { lastCard } from "./sharpen.ts";
import { type Look, type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf, type Understood } from "../../understood.ts";

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
  const isOfAnswer = topicOf(before)?.group === "purchase" || THAT_CARD.test(asked.text);
  const told = isOfAnswer ? talk.recall(before) : undefined;
  const named =
    told ??
    lastCard(talk, before.asked)?.card_name ??
    lastNamed(before.asked)?.text ??
    talk.recall(before);
  if (named === undefined) return undefined;
  // "What are those worth", of somebody's points: of theirs.
  const whole = read(talk, resolvePointing(asked, named));
  return withPerson(whole, before.asked, asked);
}

/** Of an answer that names cards one is meant, of whatever points it was asked. */
const THAT_CARD = /\b(?:that|this) card\b/i;

/** "The dunkin one, did i use it": what it points to stands before it. */
const WITHIN = /\bthe (?:\S+ ){1,3}?(?:one|credit|certificate)\b[^.?!]*\b(?:it|that)\b/i;

/** "Of those, which …": of all that were told, and not of one. */
const SEVERAL = /\b(?:of|any of|which of|all of|each of) (?:those|them|these)\b/i;

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

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);
