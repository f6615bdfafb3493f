import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * "And how much is it?", after a credit was talked of: what the credit pays, not what the card costs.
 */

const OF_CREDITS: ReadonlySet<string> = new Set(["enrolment", "credit_detail"]);

const HOW_MUCH =
  /\bhow much\b|\bhow many (?:dollars|bucks)\b|\bwhat(?: is)? (?:it|that|this)(?: one)? worth\b/;
const ELSE =
  /\b(?:cost|costs|fee|charge|charges|pay|paid|annual|points?|miles|left|used|remaining)\b/;
/** Longer ones ask for themselves, words. */
const MOST_WORDS = 8;

export function askWorth(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "credit_detail");
  const words = said.tokens.join(" ");
  const names = said.mentions.length + said.amounts.length + said.dates.length;
  const isWorth = names === 0 && HOW_MUCH.test(words) && !ELSE.test(words);
  if (intent === undefined || !isWorth || said.tokens.length > MOST_WORDS) return undefined;
  const named = creditIn(before);
  if (named === undefined) return undefined;
  const asked = read(talk, `how much is ${named}`);
  const { owner } = before.asked;
  return {
    text,
    asked: owner === undefined ? asked : { ...asked, owner },
    verdict: { kind: "sure", intent },
  };
}

/** The credit that was talked of, by the shop it is for or its name, and its card. */
export function creditIn(before: Question): string | undefined {
  if (!OF_CREDITS.has(topicOf(before)?.id ?? "")) return undefined;
  const [thing] = [...mentionsOf(before.asked, "benefit"), ...mentionsOf(before.asked, "merchant")];
  const [card] = mentionsOf(before.asked, "card");
  if (thing === undefined) return undefined;
  const name = /\bcredits?$/.test(thing.text) ? thing.text : `${thing.text} credit`;
  return `the ${name}${card === undefined ? "" : ` on the ${card.text}`}`;
}
