import { KIN } from "../../language/people/kin.ts";
import { wordsOf } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * Somebody outside the household for whom a card is looked for: "my sister wants a card", "a card for
 * my parents". What the member holds and spends tells nothing of what suits them.
 */

const NAMES = `(?:${KIN.join("|")}|assistant|employee|student|intern|co worker|in laws|(?:mother|father|brother|sister) in law)`;
const PERSON = String.raw`(?<person>(?:(?:my|our) (?:\S+ ){0,4}?${NAMES}|an? (?:\S+ )?${NAMES}(?: of mine| from work)?)s?)`;
const AND = String.raw`(?: and (?:his|her|their|my) \S+)?`;

const SEEKS = String.raw`(?:(?:is|are|was|has been|have been|keeps|just|also|still|really|who|that|she|he|they) )*(?:wants?|wanted|needs?|needed|looking|look(?:s|ed)? for|hunting|shopping|in the market|after|asked|asks|asking|wonders|wondering|should (?:get|apply|open|pick|choose|go)|could use|would like|thinking)`;
const SOUGHT = String.raw`(?:card|cards|one)`;
const FITS = String.raw`(?:suits?|fits?|be (?:good|best|right|great|a good fit)|works?|do|recommend|suggest|get|apply)`;

/** Who is named first, and then what they look for; or first what is looked for. */
const SEEKERS: readonly RegExp[] = [
  new RegExp(String.raw`\b${PERSON}${AND} ${SEEKS}\b.*\b${SOUGHT}\b`),
  new RegExp(
    String.raw`\b${SOUGHT}\b.*\b(?:for|to|should|would|can|could|does|tell|that) ${PERSON}\b`,
  ),
  new RegExp(
    String.raw`^(?:an? |any )(?:\S+ ){0,3}?${SOUGHT} ${PERSON} (?:can|could|should|might)\b`,
  ),
  new RegExp(
    String.raw`\b${PERSON}${AND}\b.*\b(?:what|which|whats|any|something)\b.*\b(?:${FITS}\b.*\b(?:him|her|them)|(?:should|would|could|can) (?:he|she|they))\b`,
  ),
  new RegExp(String.raw`\b${FITS}\b.*\b(?:for|to) ${PERSON}\b`),
];

/** Theirs or the member's own cards are meant, or an account that both use. */
const OF_HELD =
  /\b(?:my|our|his|her|their|this|that|the) (?:\S+ )?(?:cards?|wallet)\b|\bauthori[sz]ed user\b|\b(?:add|adding|put) (?:him|her|them|my|our)\b/;

/** The person as the member called them, "my sister"; undefined where the card is for the household. */
export function seekerOf(asked: Understood): string | undefined {
  if (asked.owner !== undefined || asked.mentions.some(({ kind }) => kind === "card")) {
    return undefined;
  }
  const words = wordsOf(asked);
  if (OF_HELD.test(words)) return undefined;
  for (const seeker of SEEKERS) {
    const person = seeker.exec(words)?.groups?.["person"];
    if (person !== undefined) return person;
  }
  return undefined;
}
