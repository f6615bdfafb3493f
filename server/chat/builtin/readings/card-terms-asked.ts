import { amountsOf, type Understood } from "../../language/understood.ts";
import { says } from "./says.ts";

/* Terms that cards are looked for by, beside benefits, fees and rates: the tier of the network, what others on the account cost. */

const TIERS: readonly (readonly [RegExp, string])[] = [
  [/\binfinite business\b/, "Visa Infinite Business"],
  [/\b(?:visa infinites?|infinite (?:cards?|tier|visas?))\b/, "Visa Infinite"],
  [/\bvisa signature business\b/, "Visa Signature Business"],
  [/\bvisa signatures?\b/, "Visa Signature"],
  [/\bworld legend\b/, "World Legend Mastercard"],
  [/\bworld elite (?:mastercards? )?(?:for )?business\b/, "World Elite Mastercard for Business"],
  [/\bworld elites?\b/, "World Elite Mastercard"],
  [/\bworld mastercards? (?:for )?business\b/, "World Mastercard for Business"],
  [/\bworld (?:tier |level )?mastercards?\b/, "World Mastercard"],
];

/** "Which cards are Visa Infinite": the tier, as the catalog writes it. */
export const tierAsked = (asked: Understood): string | undefined =>
  TIERS.find(([said]) => says(asked, said))?.[1];

const USERS =
  "(?:authori[sz]ed users?|au|aus|additional (?:users?|cards?|card ?holders?)|extra (?:users?|cards?)|second card ?holders?|employee cards?)";
const FREE_USERS = new RegExp(
  `\\b(?:free|no fee|no charge|zero cost|complimentary)(?: (?:for|to add|on|an?|extra))* ${USERS}\\b|\\b${USERS}(?: (?:are|is|cost|costs|for|at|come|that|fees?|come for|who))* (?:free|nothing|no charge|no fee|0|zero)\\b|\\b(?:do(?:es)?nt|not|never|no|without) (?:\\S+ )?(?:charge|fees?|cost|pay)(?: \\S+){0,2}? ${USERS}\\b|\\badd(?:ing)? (?:an? )?${USERS} (?:is |for )?(?:free|at no)`,
);
const CHEAP_USERS = new RegExp(`\\b${USERS}\\b.*\\b(?:under|below|less than|at most|up to|max)\\b`);

/** "With free authorised users": the most that the first may cost, in US dollars. */
export function userFeeAsked(asked: Understood): number | undefined {
  if (says(asked, FREE_USERS)) return 0;
  return says(asked, CHEAP_USERS) ? amountsOf(asked, "usd").at(-1)?.value : undefined;
}
