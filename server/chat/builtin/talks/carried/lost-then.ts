import { decide } from "../../ranking/decide.ts";
import { kindsOf } from "../../ranking/rank.ts";
import { isAlone } from "../../intents/year/cards-left.ts";
import { asksLoss } from "../../intents/year/change-words.ts";
import type { Group } from "../../intent.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { topicOf } from "../chain.ts";
import { lastCard } from "../names/sharpen.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "./carry.ts";

/*
 * "What would I lose", after a question on keeping, closing or changing a card: of what was talked
 * about being done to it. Closing it, where nothing else was said.
 */

const ON_KEEPING: ReadonlySet<Group> = new Set<Group>(["year", "fee", "change", "card"]);
/** "If I miss that": a day. */
const MISSES = /\bmiss (?:it|that|this|the)\b/;
const OF_POINTS = /\b(?:cost|lose|losing|take|forfeit|happens? to)\b.*\b(?:points|miles)\b/;
/** Words; longer ones say of what. */
const MOST_WORDS = 10;

/** The loss in full; undefined where none is asked about, or the question names its own card. */
export function askLossThen(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const topic = topicOf(before);
  const words = said.tokens.join(" ");
  const isOfPoints = OF_POINTS.test(words);
  if (
    topic === undefined ||
    !ON_KEEPING.has(topic.group) ||
    isAlone(before.asked) ||
    said.tokens.length > MOST_WORDS
  )
    return undefined;
  const isLoss = (asksLoss(said) && !MISSES.test(words)) || isOfPoints;
  if (!isLoss || kindsOf(said).size > 0) return undefined;
  if (topic.group === "change") return isOfPoints ? askPoints(talk, text, said, before) : undefined;
  const name = lastCard(talk, before.asked)?.card_name ?? talk.recall(before);
  if (!heldCards(talk.scene).some(({ card }) => card.card_name === name)) return undefined;
  const lost = isOfPoints ? "what happens to my points" : "what would i lose";
  const whole = read(talk, `${lost} if i cancel the ${name}`);
  const asked = withPerson(whole, before.asked, said);
  const question = { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
  return talk.isAnswered(question) ? question : undefined;
}

/** Of a change of card: what becomes of the points. */
function askPoints(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "downgrade_points");
  if (intent === undefined) return undefined;
  const whole = read(talk, [...before.asked.tokens, ...said.tokens].join(" "));
  const asked = withPerson(whole, before.asked, said);
  const question: Question = { text, asked, verdict: { kind: "sure", intent } };
  return talk.isAnswered(question) ? question : undefined;
}
