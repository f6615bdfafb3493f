import type { FactRow } from "../../../../contract/facts.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { topicOf } from "../chain.ts";
import type { Group, Intent } from "../../intent.ts";
import { lastCard } from "../names/sharpen.ts";
import { kindsOf } from "../../ranking/rank.ts";
import { leaveOut } from "./leave-out.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "And if I close it", "without that one", "what is that in dollars": a few words of what our answer
 * told first. By themselves they ask nothing, and the same answer once more is none.
 */

type Card = FactRow<"cards">;

/** The card that the question names, else the one that our answer names first. */
function cardOf(talk: Talk, before: Question): Card | undefined {
  const named = lastCard(talk, before.asked);
  if (named !== undefined) return named;
  const told = talk.recall(before);
  return told === undefined ? undefined : lastCard(talk, read(talk, told));
}

const LEADS = /^(?:(?:and|ok|okay|so|but|then|well|hm+|alright|right|what)[ ,]+)*/i;

const bareOf = (text: string): string =>
  text
    .trim()
    .replace(LEADS, "")
    .replace(/[\s.?!]+$/, "");

const IF_CLOSED =
  /^(?:about |happens )?(?:if|suppose|say|when) (?:i|we) (?:just |simply |do |were to |did )?(?:close|cancel|drop|dump|ditch|closed|cancell?ed|dropped|get rid of|got rid of|shut)(?: down)? (?:it|that|this|that one|this one|that card|this card)$/i;

/** Groups in which what is lost by closing is told by the questions themselves. */
const TELL_THEMSELVES: ReadonlySet<Group> = new Set<Group>(["change", "rules", "talk"]);

/** "Ok and if I close it": what becomes of the points of the card that was talked of. */
export function askIfClosed(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  const topic = topicOf(before);
  if (!IF_CLOSED.test(bareOf(text)) || topic === undefined || TELL_THEMSELVES.has(topic.group))
    return undefined;
  const card = cardOf(talk, before);
  if (card === undefined) return undefined;
  const isYear = topic.group === "year";
  if (isYear && !heldCards(talk.scene).some((one) => one.card.id === card.id)) return undefined;
  return asks(
    talk,
    text,
    isYear ? "add_card_effect" : "downgrade_points",
    isYear
      ? `what would dropping the ${card.card_name} change`
      : `what happens to my points if i close the ${card.card_name}`,
  );
}

function asks(talk: Talk, text: string, id: string, words: string): Question | undefined {
  const intent = talk.mind.intents.find((one: Intent) => one.id === id);
  if (intent === undefined) return undefined;
  const question: Question = {
    text,
    asked: read(talk, words),
    verdict: { kind: "sure", intent },
  };
  return talk.isAnswered(question) ? question : undefined;
}

const WITHOUT_IT =
  /^(?:without|besides|other than|apart from|except|excluding|not|if not|leave out|skip) (?:it|that|this|that one|this one|the first one|that card)$/i;
/** Of an answer that names the best, what comes after it. */
const ANOTHER =
  /^(?:the other(?: one)?s?|what else|else|anything else|which else|any others?|another one|what other(?: one)?s?)$/i;

/** The question whose answer chooses one card of several. */
const CHOOSING = "best_card";

/** "Without that one", "what else": the same question without the card that was chosen. */
export function askWithoutIt(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  if (topicOf(before)?.id !== CHOOSING) return undefined;
  const isAsked = [bareOf(text), text.trim()].some((one) =>
    [WITHOUT_IT, ANOTHER].some((words) => words.test(one)),
  );
  if (!isAsked) return undefined;
  const told = talk.recall(before);
  const card = told === undefined ? undefined : lastCard(talk, read(talk, told));
  if (card === undefined) return undefined;
  const left = leaveOut(talk, `not the ${card.card_name}`, () => before);
  return left === undefined ? undefined : { ...left, text };
}

const IN_DOLLARS =
  /^(?:(?:how much|what|that)(?: is| are|'s|s| would)? (?:that|it|this|those|they|the)?(?: (?:worth|be|come to))? ?)?in (?:us |real )?(?:dollars|usd|cash|money|\$+|bucks)[?.! ]*$/i;

const OF_POINTS: ReadonlySet<Group> = new Set<Group>(["balance", "transfer", "trip", "value"]);

/** "How much is that in dollars": of points that were told, else what was told in dollars already. */
export function askInDollars(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  const topic = topicOf(before);
  const isAsked = [bareOf(text), text.trim()].some((one) => IN_DOLLARS.test(one));
  if (!isAsked || topic === undefined || topic.group === "talk") return undefined;
  const kinds = kindsOf(before.asked);
  // Of the same balance, whosever it is.
  const worth = talk.mind.intents.find(({ id }) => id === "points_value");
  if (topic.id === "balances" && kinds.has("program") && worth !== undefined) {
    const asked = { ...before.asked, tokens: [...before.asked.tokens, "worth", "in", "dollars"] };
    const question: Question = { text, asked, verdict: { kind: "sure", intent: worth } };
    if (talk.isAnswered(question)) return question;
  }
  const hasPoints = kinds.has("program") || kinds.has("points") || kinds.has("card");
  return OF_POINTS.has(topic.group) && hasPoints ? undefined : { ...before, text };
}
