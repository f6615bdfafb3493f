import type { Understood } from "../../language/understood.ts";
import { wordsOf } from "./says.ts";

/* Which cards are to stay at home on a trip abroad, for what they charge there. */

const WHICH =
  "(?:which|what)(?: (?:one|ones|card|cards|of (?:my|mine|our|ours|the|them|those|these)|others?|do|does|should|would|can|could|will|am|are|is|i|we|to|my|our|the|a))*";
const STAYS = [
  "leave|leaving|stays?(?: at)? home|stay (?:put|behind|in)|not (?:to )?(?:use|bring|take|swipe|carry|pull)|never use|avoid|skip|not$",
  "(?:would |will |gonna |going to )?(?:charges?|charging|adds?|tacks? on|gets? (?:hit|dinged|charged)|dings?|hits?|sting|stings|costs?|penali[sz]es?|have|has|got|carry|carries|with|takes?)(?: (?:me|us|you|an|a|the|some|that|those|extra|more|foreign|transaction|ftf|fees?))*",
].join("|");
const ANY = "(?:any|one|some|a card|anything)";
const LEAVE = "(?:leave|avoid|skip|not (?:use|bring|take)|keep at home)";
/** "Which one I leave in my house", "do any charge extra", "any I should leave": source of a pattern. */
export const LEAVING = [
  String.raw`${WHICH} (?:${STAYS})\b`,
  String.raw`(?:do|does|will|would|are) any of (?:my|our|the|them|those|these)(?: \S+)? (?:charge|charging|ding|cost|have|hit)`,
  String.raw`(?:(?:is|are) there )?${ANY}(?: cards?| that| ones?)* (?:i|we) (?:should |better |had better |need to |ought to )?${LEAVE}`,
  String.raw`should (?:i|we) ${LEAVE} ${ANY}`,
].join("|");
const LEAVES = new RegExp(String.raw`\b(?:${LEAVING})`);
/** Charging is told of a fee; leaving is enough by itself. */
const OF_FEE =
  /\b(?:leav(?:e|ing)|keep at home|stays?|not (?:to )?(?:use|bring|take|swipe|carry|pull)|never use|avoid|skip|not$|extra|fees?|ftfs?|dings?|charges? (?:me|us)|hits? (?:me|us)|gets? (?:hit|dinged|charged)|stings?)\b/;
/** A card to pay with is asked for before it. */
const CHOOSES =
  /\b(?:which|what|whats|best|good|right|top)\b.*\b(?:cards?|ones?|use|pay|swipe)\b|\bcard for\b/;

/** Whether it is asked, and whether beside or before which card to use. */
export function leavingAsked(asked: Understood): { readonly isBeside: boolean } | undefined {
  const words = wordsOf(asked);
  const at = words.search(LEAVES);
  if (at < 0 || !OF_FEE.test(words.slice(at))) return undefined;
  return { isBeside: CHOOSES.test(words.slice(0, at)) };
}
