import { asksFilter } from "../../intents/card/find-filters.ts";
import { asksEnd } from "../../intents/card/find-order.ts";
import { kindsOf } from "../../ranking/rank.ts";
import { says } from "../../readings/says.ts";
import { topicOf } from "../chain.ts";
import type { Question, Talk } from "../talk.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * "Only visas", "which of those has a bonus above 60k": the cards that were found, with one thing
 * more that they must have. What was looked for before stays, and is read from its own words.
 */

const OF_THOSE =
  /\b(?:of|among|amongst|from|out of|within) (?:those|these|them|that list|the list|the same)\b|\b(?:those|these) (?:ones|cards)\b/;
const ONLY =
  /^(?:(?:and|but|ok|okay|so|now|then|please|actually|hm+) )*(?:only|just|keep|drop|skip|exclude|excluding|leave out|minus|without|no|not|nothing|also|must|it must|they must|plus)\b/;
/** "Which pays most on dining": of those, where no cards are named. */
const WHICH =
  /^(?:(?:and|so|ok|okay|now|then) )*which (?:one |ones )?(?:has|have|is|are|gives?|earns?|pays?|gets?|offers?|comes?|costs?|do|does)\b(?!.*\b(?:my|mine|i|we|our)\b)/;
/** "And the cheapest one", words. */
const MOST_BARE = 7;

/** Lists of cards that a search may have answered as well. */
const LISTS: ReadonlySet<string> = new Set(["find_cards", "lounge_access", "protection"]);

/** "And how many visits", "is enrolment needed": what is told of each card that was found. */
const OF_TERMS =
  /\b(?:how many (?:visits|guests|times|hours|nights)|guests?|visits|enroll\w*|deductible|limits?|how long|after (?:what|how much) spend\w*)\b/;

const isOfTerms = (asked: Understood): boolean =>
  asked.tokens.length <= MOST_BARE + 1 && kindsOf(asked).size === 0 && says(asked, OF_TERMS);

const hasBenefit = (asked: Understood): boolean =>
  mentionsOf(asked, "benefit").length > 0 ||
  (asked.narrows !== undefined && hasBenefit(asked.narrows));

export function narrowSearch(
  talk: Talk,
  text: string,
  asked: Understood,
  last: Question,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "find_cards");
  if (intent === undefined || !LISTS.has(topicOf(last)?.id ?? "")) return undefined;
  const isList = topicOf(last) === intent;
  // What one card has is no list.
  if (!isList && mentionsOf(last.asked, "card").length > 0) return undefined;
  if (isList && isOfTerms(asked) && hasBenefit(last.asked)) return { ...last, text };
  const isPointed = says(asked, OF_THOSE) || (isList && says(asked, ONLY));
  const isWhich = isList && says(asked, WHICH) && asked.tokens.length <= MOST_BARE;
  const isBare = asksEnd(asked) && asked.tokens.length <= MOST_BARE && kindsOf(asked).size === 0;
  const isNarrower = ((isPointed || isWhich) && asksFilter(asked)) || (isList && isBare);
  if (!isNarrower || mentionsOf(asked, "card").length > 1) return undefined;
  return {
    text,
    asked: { ...asked, narrows: last.asked },
    verdict: { kind: "sure", intent },
  };
}
