import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";

/* What a question of cards that come and go wants told first, and what it tells of itself. */

/** A normal year, not the first with its offer. */
export const asksLater = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:year (?:after|over|in,?) (?:year|out)|(?:normal|later|regular|usual|typical|average) years?|every year|each year|per year|per annum|a year|ongoing|long[- ]?(?:run|term|haul)|after (?:the|that|my|our) (?:first|1st) year|year (?:two|2)|second year|from then on|steady)\b/,
  ) && !says(asked, /\b(?:first|1st) year\b|\byear (?:one|1)\b|\byr ?1\b/);

/** Whether it pays, not how much: to be answered with a yes or a no. */
export const asksVerdict = (asked: Understood): boolean =>
  !asksHowMuch(asked) &&
  says(
    asked,
    /\b(?:should (?:i|we)|worth|worthwhile|pays? (?:for )?(?:itself|(?:its|the|that) (?:annual |yearly |own )?fee)|pay off|beats?|get ahead|ahead|behind|better off|worse off|mak(?:e|es|ing) sense|its keep|break ?even|(?:make|makes|earn|earns|get) (?:\S+ ){0,2}back|come out|good idea|smart|help|justif\w+|is it (?:ok|stupid|dumb|crazy))\b/,
  );

/** By how much, not whether: "how much worse off would I be". */
export const asksHowMuch = (asked: Understood): boolean =>
  says(asked, /\bhow much (?:\w+ )?(?:better|worse|ahead|behind|more|less|richer|poorer)\b/);

/** What goes, not what it costs: "what would I give up". */
export const asksLoss = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:lose|losing|give up|giving up|miss out|miss|forgo|forfeit|sacrifice|go away|goes away|going away|disappear|disappears|be gone|vanish)\b(?! (?:money|track))/,
  );

/** What comes: "what perks would I get". */
export const asksGain = (asked: Understood): boolean =>
  says(asked, /\b(?:perks?|benefits?|extras?|gain|come(?:s)? with|include[sd]?)\b/);

const NO_OFFER =
  /\b(?:not|without|forget|forgetting|ignore|ignoring|excluding|exclude|leave out|leaving out|minus|never mind|nevermind|no|skip|setting aside|aside from|apart from|besides)\b(?: \w+){0,4} (?:sub|bonus|bonuses|offer|sign up|signup|welcome)\b/;

/** "Forget the welcome bonus". */
export const withoutOffer = (asked: Understood): { readonly include_offer?: false } =>
  says(asked, NO_OFFER) ? { include_offer: false } : {};

const ALL_CREDITS =
  /\b(?:all|every|max out|maxed?|fully|full|100)\b(?: \w+){0,4} credits?\b|\bcredits?\b(?: \w+){0,3} (?:in full|fully|all|every)\b/;
const HALF_CREDITS = /\bhalf\b(?: \w+){0,4} credits?\b/;

/** How much of the credits the asker says to use. */
export function creditsUsed(asked: Understood): { readonly credits_used_percent?: number } {
  const [percent] = amountsOf(asked, "percent");
  if (percent !== undefined && percent.value <= 100 && says(asked, /\bcredits?\b/)) {
    return { credits_used_percent: percent.value };
  }
  if (says(asked, HALF_CREDITS)) return { credits_used_percent: 50 };
  return says(asked, ALL_CREDITS) ? { credits_used_percent: 100 } : {};
}
