import type { Understood } from "../../../language/understood.ts";

/* Words that go on from a purchase: what becomes of a card or a cap, and what is asked of it. */

export const wordsOf = ({ tokens }: Understood): string => tokens.join(" ");

/** "I left that one at home", "it got declined": of the card that our answer named. */
export const isPointedOut = (said: Understood): boolean =>
  /\b(?:that|this|it)(?: (?:one|card))?(?: (?:is|was|got|just|has|been|a|on))* (?:locked|frozen|blocked|declined|lost|stolen|maxed|expired|at home|not with me|not on me|not working)\b|\b(?:left|lost|forgot|misplaced|do not have|not got|can not (?:find|use)) (?:that|this|it)(?: one| card)?\b/.test(
    wordsOf(said),
  );

/** Holds something against an answer: "but the gold is 4x". */
export const doubtsRate = (said: Understood): boolean =>
  DOUBTS.test(wordsOf(said)) && RATE.test(wordsOf(said));

const DOUBTS =
  /^(?:(?:but|and|ok|so|well|hm+|wait|hang on|hold on) )*(?:but|why|how come|(?:is|are|does|do|should|would|did) (?:the |my )?(?:\S+ ){0,4}?not|i thought|no way)\b/;
const RATE =
  /\b(?:\d+(?:\.\d+)? ?(?:x|%|percent|points?|times)|(?:two|three|four|five|six) (?:points?|times|percent|x)|better|more|higher|double|triple|quadruple|bonus on|best)\b/;

const GOES =
  /\b(?:hit|reach(?:ed)?|max(?:ed)?|used|burn(?:ed|t)?|blew|blow|blown|exhaust(?:ed)?|chewed|gone|go|went|ran|run|past|over|beyond|through|thru|exceed(?:ed)?|pass(?:ed)?|cross(?:ed)?|finish(?:ed)?|fill(?:ed)?)(?: (?:up|out|all|of|the|that|my|our|through|thru|past|over|whole|entire|right|on)){0,4} (?:it|that|this|cap|limit|max|maximum|\$?\d[\d,]*k?|grand)\b|\b(?:it|that|cap|limit|all|grand|\d[\d,]*k?) (?:is |has |was |been |are |all )*(?:used up|gone|maxed|reached|hit|full|done|spent|exhausted|blown)\b/;
const AMOUNT_ASKED =
  /\bhow (?:much|many|close|far|long)\b|\bwhen (?:do|does|did|will|would|is it|am)\b|\b(?:am|are|have|did|do|is|will) (?:i|we|it)\b/;

/** "If it's over 500 bucks": what is bought, and no cap. */
const COSTS_OVER =
  /\b(?:it is|its|it s|(?:bill|total|price|tab|order|that|this) (?:is|comes to|goes)|costs?|spend|pay) (?:over|past|beyond) (?=\$?\d)/;

/** "Once I have gone past it", "and after the 6 grand": the cap of what was talked of is used up then. */
export const tellsGone = (said: Understood): boolean => {
  const words = wordsOf(said).replace(COSTS_OVER, " ");
  return GOES.test(words) && (asksWhich(said) || !AMOUNT_ASKED.test(words));
};

const WHICH =
  /\b(?:which|what) (?:one|card|plastic|1|of (?:the|my|our) (?:others?|cards?|rest))\b|\b(?:what|which) (?:do|should|shall|would|can|ought|to) (?:i )?(?:use|swipe|pull|reach|hand|pay|switch|go)\b|\b(?:what|which) (?:then|now|next|instead|after)\b/;

/** Asks for the card to use, and nothing of it. */
export const asksWhich = (said: Understood): boolean =>
  WHICH.test(wordsOf(said)) &&
  said.tokens.length <= MOST_WHICH + (GOES.test(wordsOf(said)) ? MOST_WHICH : 0);

const MOST_WHICH = 12;

const EARNED =
  /\b(?:how (?:many|much)|what|whats|worth)\b.*\b(?:points?|pts|miles|cash ?back|back|earn|worth|rewards?|rack|net|pull in|get)\b/;
export const NO_EARNING =
  /\b(?:fees?|costs?|cost|pay for|charge|interest|transfer|balance|bonus|left|have|limit|cap|refund|due|cover|insurance)\b/;
const MOST_EARNED = 16;

/** "How many points would that one get": what the purchase before brings. */
export const asksEarned = (said: Understood): boolean =>
  said.tokens.length <= MOST_EARNED &&
  EARNED.test(wordsOf(said)) &&
  !NO_EARNING.test(wordsOf(said)) &&
  said.mentions.every(({ kind }) => kind !== "program" && kind !== "benefit") &&
  said.amounts.every(({ unit }) => unit === "usd" || unit === "count") &&
  said.amounts.length <= 1;

/** Goes back to a purchase, whatever was talked of in between. */
export const isBack = (said: Understood): boolean =>
  /\b(?:back to|again|earlier|before|(?:put|swipe|use|run|charge|pay|buy|get|book) (?:it|them|that|those|this|the \w+)|with it)\b/.test(
    wordsOf(said),
  );
