import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * "Which of them has the higher annual fee", after an answer that names several cards where none was
 * asked about: of those cards beside each other. The purchase once more would be no answer.
 */

/** Of a card by itself, and not of what was bought. */
const COLUMN = String.raw`(?:annual|yearly|foreign|foreign transaction|authorized user)? ?(?:fees?|af)\b`;
const OF_CARDS = new RegExp(
  String.raw`^(?:(?:and|ok|okay|so|then|now|but) )*(?:which|what|do|does|are|is|whose|compare|how do)\b(?:.*\b${COLUMN}|.*\b(?:costs? (?:more|less|the most|the least)|cheap(?:er|est)|(?:more|most|less|least) expensive|pric(?:ier|iest))(?: to (?:keep|hold|own|carry|have)| (?:a|per|each|every) year| yearly| annually)\b)`,
);
const OF_THEM =
  /\b(?:them|those|these|the (?:two|three|four)|both|their|each|which (?:one|card|has|is|costs?|charges?)|the other)\b/;
const MOST_WORDS = 14;
const MOST_CARDS = 3;
/** In these the fee is of something else, or each card is told with it already. */
const NOT_AFTER: ReadonlySet<string> = new Set([
  "talk",
  "transfer",
  "value",
  "trip",
  "fee",
  "balance",
]);

export function askWhichTold(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const words = said.tokens.join(" ");
  const topic = topicOf(before);
  if (topic === undefined || NOT_AFTER.has(topic.group) || topic.id === "find_cards")
    return undefined;
  if (said.tokens.length > MOST_WORDS || mentionsOf(said, "card").length > 0) return undefined;
  if (!OF_CARDS.test(words) || !OF_THEM.test(words) || said.owner !== undefined) return undefined;
  const intent = talk.mind.intents.find(({ id }) => id === "compare_cards");
  const most = /\btwo|both\b/.test(words) ? 2 : MOST_CARDS;
  const cards = talk.namedIn(before).slice(0, most);
  if (intent === undefined || cards.length < 2) return undefined;
  const fee = /\bfees?\b|\baf\b/.test(words) ? words : `which has the lower annual fee, ${words}`;
  const question: Question = {
    text,
    asked: read(talk, `${fee}: the ${cards.join(" or the ")}`),
    verdict: { kind: "sure", intent },
  };
  return talk.isAnswered(question) ? question : undefined;
}
