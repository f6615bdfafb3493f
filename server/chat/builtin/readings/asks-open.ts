import { mentionsOf, type Understood } from "../../language/understood.ts";
import { wordsOf } from "./says.ts";

/* "Is the Altitude Reserve still around": whether a card can be had by who does not hold it. */

export const ASKS_OPEN =
  /\b(?:available|offered|around|discontinued|closed|apply|applications?|applicants?|(?:get|getting|give|giving|hand|handing) (?:it|one|them|that)|sign(?:ing)? up|open to|open for|still (?:a thing|exist\w*|open|going|get|sell\w*|issu\w*))\b/;

/** Of anybody, and of no bonus, fee or rule. */
const OF_ANYBODY =
  /\b(?:(?:is|are|was|were)(?: \S+){1,8} (?:still |no longer |now |even )?(?:available|around|discontinued|closed to (?:new|everyone|applic\w*)|a thing|taking (?:new )?(?:applications|applicants|people|sign ?ups)|being (?:offered|issued))|(?:still|even) (?:open|available|around|offered|exists?|a thing|taking|accepting|issu\w+)|(?:open|closed) (?:to|for) (?:new|everyone|everybody|any ?one)|(?:can|could|do) (?:people|anyone|anybody|you|folks|new (?:people|customers|members)|somebody|someone) (?:still |even )?(?:get|apply|sign up)|(?:stop|stopped|quit|still) (?:taking|accepting|issuing|offering|selling))\b/;
const OF_OTHER =
  /\b(?:bonus\w*|offers?|sub|subs|fees?|credits?|lounges?|rules?|eligib\w*|points?|miles|transfer\w*|categor\w+|rotating|cover\w*|insur\w*|perks?|benefits?|rates?|earn\w*|portal|downgrade\w*|upgrade\w*|my|mine|our|i|me|we)\b/;

/** Whether that alone is asked, of one card. */
export const asksOpenAlone = (asked: Understood): boolean => {
  const cards = mentionsOf(asked, "card");
  const [only] = cards;
  if (only === undefined || cards.some(({ start }) => start !== only.start)) return false;
  const text = wordsOf(asked);
  return OF_ANYBODY.test(text) && !OF_OTHER.test(text);
};
