import { spentTold } from "../../intents/bonus/spent-told.ts";
import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";

/* "And the 450 insurance too", after "if I put my 1200 rent on it": both on top of what was spent. */

const TOO = /\b(?:too|also|as well|on top|in addition|plus|both)\b/;
/** Words; longer ones ask for themselves. */
const MOST_WORDS = 14;

export function askMoreSpent(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const words = said.tokens.join(" ");
  const isOfBonus = topicOf(before)?.id === "bonus_progress" && said.tokens.length <= MOST_WORDS;
  if (!isOfBonus || !TOO.test(words)) return undefined;
  const { more_spent_usd: first } = spentTold(before.asked);
  const [second, ...others] = amountsOf(said, "usd", "count", "points");
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const sum = `if i spend $${first + second.value} more`;
  return {
    text,
    asked: read(talk, `how much is left for the bonus ${sum}`),
    verdict: before.verdict,
  };
}
