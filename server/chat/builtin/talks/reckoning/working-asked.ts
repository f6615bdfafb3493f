import type { Understood } from "../../../language/understood.ts";
import type { Working } from "./reckoning.ts";

/* "Both together", "the difference", "how much is that a month": what is to be worked out. */

export interface WorkingAsked {
  readonly working: Working;
  /** How many amounts it is of. */
  readonly many: number;
  readonly unit: "usd" | "points" | undefined;
}

/** Words; longer ones ask for themselves. */
const MOST_WORDS = 14;

const TWO =
  /\b(?:both(?: of (?:them|those|these))?|(?:the|those|these|them|all) (?:two|three|four|2|3|4)|two of (?:them|those)|them both|the pair|those|these|them|that|it)\b/;
const SUMS =
  /\b(?:together|combined|totals?|totalled|altogether|in all|sum|add(?:ed|s)?(?: (?:them|those|that|it|these|both))?(?: up| together)|comes? (?:out )?to|tally|plus)\b/;
const BARE_SUM =
  /^(?:(?:and|so|ok|okay|then|what|is|s|whats|how|much|many|now) )*(?:(?:all |put |taken )?together|combined|added up|add (?:them|those|these|that) up)(?: (?:then|please|is|how much|now))*$/;
/** "What's the total", after one and then another. */
export const BARE_TOTAL =
  /^(?:(?:and|so|ok|okay|then|what|is|s|whats) )*(?:the |their )?(?:total|sum|grand total)(?: (?:then|please|of (?:both|those|them|the two)|for (?:both|those|them|the two)))?$/;
/** "How much for both". */
const FOR_BOTH =
  /^(?:(?:and|so|ok|then) )*(?:how (?:much|many)|what)(?: (?:is|s|are|points|miles|do|i|we|pay|it|that|would|be))* (?:for|of|in) (?:both|the two|the pair|all (?:two|three|3)|the three)(?: of (?:them|those))?$/;
const DIFFERS =
  /\b(?:difference|gap|how (?:much|many) (?:more|less|higher|lower|bigger|smaller|apart|cheaper|pricier)(?: (?:points|miles|expensive))?(?: (?:is|are|does|do))?(?: (?:that|it|the first|the second|the other|one|they|i|the (?:first|second|other|bigger) one))*)$|\b(?:difference|gap)\b/;
/** Of all that there is, not of what was told. */
const OF_ALL =
  /\b(?:all (?:of )?(?:my|our|the|it)|(?<!\b(?:that|those|these|them|they|both|two)(?: is| are| be| come to| worth)? )all together|everything|every|whole|overall|per card|each card|my (?:cards|fees|points|credits|wallet)|our)\b/;

const EACH: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:a|per|each|every|by the) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bper mo\b/, 12, "a month"],
  [/\b(?:a|per|each|every) week\b|\bweekly\b/, 52, "a week"],
  [/\b(?:a|per|each|every) day\b|\bdaily\b/, 365, "a day"],
  [/\b(?:a|per|each|every) quarter\b|\bquarterly\b/, 4, "a quarter"],
  [
    /\bhalf (?:of )?(?:that|it)\b|\b(?:split|divided?|share[ds]?) (?:(?:it|that|this|between|by|in|into|among|the) )*(?:two|us|half|halves|2|both of us|50)\b|\b(?:each of us|apiece|per person)\b/,
    2,
    "each of two",
  ],
];
/** "How much is that a month": says nothing but that. */
const SHARE_WORDS =
  /^(?:(?:and|so|ok|okay|then|what|is|s|whats|how|much|many|about|does|do|that|it|this|which|works?|come|comes|out|to|be|would|will|basically|really|like|if|i|we|you|spread|split|break|broken|divide[ds]?|share[ds]?|down|up|between|two|us|half|halves|of|in|into|by|the|a|per|each|every|month|monthly|week|weekly|day|daily|quarter|quarterly|mo|year|over|apiece|person|both|for|me|pay|paying|cost|costs|at|then|now|please|2|50|12|months|call) ?)+$/;

export function workingAsked(said: Understood): WorkingAsked | undefined {
  const words = said.tokens
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
    .join(" ")
    .toLowerCase();
  const isLong = said.tokens.length > MOST_WORDS;
  if (isLong || said.mentions.length > 0 || said.dates.length > 0 || OF_ALL.test(words))
    return undefined;
  const unit = /\b(?:dollars?|worth|money|value|bucks)\b/.test(words)
    ? "usd"
    : /\b(?:points|miles)\b/.test(words)
      ? "points"
      : undefined;
  const many = /\b(?:three|3)\b/.test(words) ? 3 : /\b(?:four|4)\b/.test(words) ? 4 : 2;
  if (DIFFERS.test(words)) return { working: { kind: "difference" }, many: 2, unit };
  const share = EACH.find(([form]) => form.test(words));
  if (share !== undefined) {
    if (!SHARE_WORDS.test(words)) return undefined;
    const [, parts, each] = share;
    const isOfBoth = /\b(?:both|the two|those two|together)\b/.test(words) && parts !== 2;
    return { working: { kind: "share", parts, each }, many: isOfBoth ? 2 : 1, unit };
  }
  const isSum =
    BARE_TOTAL.test(words) ||
    FOR_BOTH.test(words) ||
    BARE_SUM.test(words) ||
    (TWO.test(words) && SUMS.test(words));
  return isSum ? { working: { kind: "sum" }, many, unit } : undefined;
}
