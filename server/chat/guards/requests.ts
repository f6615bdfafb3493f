import type { REPLIES } from "../topics/replies.ts";
import { type Finder, finder, opener, wordsOf } from "./find.ts";
import { holdsCardNumber } from "../../accounts/card-number.ts";

/*
 * Messages that clearly ask nothing about cards: orders to change, move or book something, somebody
 * else's wallet, taxes, scores. The reader gets those that also ask something else.
 */

type Reply = keyof typeof REPLIES | typeof INTEREST;

/** Answered, not declined: a topic tells the cost of carrying a balance. */
export const INTEREST = "carry_balance";

/** "Add the gold: what changes?" is a question despite its beginning. */
const ASKS = finder(
  "what|which|how|why|who|whats|when|where|whether|worth|should|does|if|would the|would my|would that|will the|will my|versus|effect|do i|do we|do they|did i|did we|will i|will it|would i|would it|can i|can we|could i|is it|is that|is the|is my|is there|am i|are the|are my|are there|has the|have i|or keep|or not|or just|or should|better or worse|net gain|net effect|tell me|list|compare",
);

/** Words before an order. */
const BEFORE = new Set(
  wordsOf(
    "please pls plz can could would will you ok okay hey hi hello just also now then so and n go ahead kindly i want need to like love help me from on",
  ),
);

/** Openings of orders. */
const BEGINS = opener(`
mark|track ! to market|my sub
log|record|store my|delete|erase|rename|import|upload|unmark|jot|undo the last|undo that|revert|wipe|reset my|clear my|start tracking|keep track of|check off|cross|tick|hide|note down|note that|update my|update our|fix my|correct my|edit my
add the|add a|add an|add my|add our|add that|add it to|add it in|add both|add another|enter my|enter the|put my|put the|put us down|stick it|chuck the|throw the ! against|months old|add it up
set my|set our|set the|set a|set hyatt|set valuation|change my|change our|change the|change that|switch my|switch the|switch our|flip my|bump my|bump up|lower my|raise my|make my|make the|make dana|swap my … to|at|as|with|by|activated|owner|off|for|in
remove|forget my|forget the amex|take my|take the|take it|drop my|drop the|get rid of my|get rid of the|strike it|scratch the … list|wallet|off|out
remove my|remove that|remove the|forget my|forget about my
cancel the|close the|cut the|downgrade the|upgrade the … for me|for us|right now
close my|close our|cancel my|cancel our|cancel that|terminate my|freeze my|unfreeze my|lock my|unlock my|dispute|pay my … card|account|now|please|for me|today|bill|charge|platinum|gold|double cash|discover|explorer|venture
order me|book me|book us|book the|reserve me|buy me|apply for|apply to|get me approved|schedule a|sign me up|sign us up|enroll me|enroll us|opt me|register me|call amex|call chase|call citi|remind me to|remind me before|remind me two|set a reminder|set an alert|ping me|notify me|alert me|text me|email me|warn me|nudge me
transfer|move|send|convert|redeem|cash out|downgrade my|upgrade my|activate the|activate my … for me|right now|now|and confirm|on my behalf
value|treat|count|price … at|as … cents|cent|cpp|from now on|2|1.5|0.7
just opened|just got approved|got approved for|i used my|just used my|used up my|i closed my
hook my|link my|connect my … bank|account
`);

/** "Remove Bilt", "my Hyatt points are 30000": what the wallet should say from now on. */
function isCorrection(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  const isShort = words.length > 1 && words.length <= SHORT && CHANGES.has(first);
  const last = words.at(-1) ?? "";
  const isNumber = "0" <= last.charAt(0) && last.charAt(0) <= "9";
  const tells = words.some((word) => word === "are" || word === "is");
  return isShort || (first === "my" && second !== "" && isNumber && tells);
}
const SHORT = 3;
const CHANGES = new Set(["add", "remove", "delete"]);

/** Endings of orders, after a report of what happened. */
const ENDS = finder(
  "log it|save it|save that|mark it|mark that|note it|record that|add it to|add those|add them|add both|remove it|take it off|take it out|put it in|stick it in|cross it off|check it off|fix that|update that|reflect that|use that|delete it|remember that|go ahead and move|go ahead and transfer|go ahead and cancel|on my behalf|can you update|let my wallet know|please enter it",
);

/** The service can do these, and the reader knows where. */
const IN_SERVICE = finder(`
delete|erase|wipe|reset|clear … my data|all my|my account|everything|my information
upload|import|change my email|change my password
`);

/** How many words of an order to read. */
const FIRST_WORDS = 14;

function isOrdered(words: readonly string[]): boolean {
  if (ASKS(words) || IN_SERVICE(words)) return false;
  if (isCorrection(words)) return true;
  const start = words.findIndex((word) => !BEFORE.has(word));
  return ENDS(words) || BEGINS(words.slice(start, start + FIRST_WORDS));
}

const STRANGERS =
  "neighbor|neighbour|coworker|co worker|boss|landlord|roommate|colleague|friend|buddy|brother in law|sister in law|mother in law|ex husband|ex wife|cousin|client|employee|elon musk|jeff bezos|taylor swift";

const LABELS: readonly (readonly [Reply, Finder])[] = [
  [
    "other_members",
    finder(`
cards|points|miles|mr|ur|balances|what|wallet|much … does|do|did|is|are|has … ${STRANGERS} … have|hold|carry|own|got|use|using|carrying
is|does|has … ${STRANGERS} … using|have|hold|carry|own|got
look up|pull up|peek at|peek in|whats in|what is in|what about … ${STRANGERS} … wallet|cards|points|balance|account|login|has|got
${STRANGERS} … wallet|5/24 count|cards he has|cards she has
`),
  ],
  [
    INTEREST,
    finder(
      "interest rate|lowest interest|pay interest|paying interest|interest will i|pay the minimum|pay only the minimum|only the minimum|the minimum payment|credit card debt|card debt|my debt|cash advance|balance transfer|payday loan|personal loan|consolidate my debt|consolidate what i owe|carry my balance|carry a balance ! transfer|return|earn|count|bonus|spend|fee on|cover|mortgage",
    ),
  ],
  [
    "bank_service",
    finder(
      "my credit limit|higher limit|set up autopay|set up auto pay|my statement balance|my balance due|is my bill due|is my card bill due|customer service|routing number|phone number|my chase password|application denied|application was denied|card declined|report fraud|stole my card|stole my purse|card was stolen ! cover|insurance|protection|points|count",
    ),
  ],
  [
    "credit_score",
    finder(
      "fico|my credit score|my score|our credit score|my credit report ! 5/24|bonus|transfer|travel",
    ),
  ],
  [
    "professional_advice",
    finder(
      "taxable|tax do i owe|taxes do i owe|owe tax|owe taxes|tax deductible|write off|write it off|can i deduct|may i deduct|1099|schedule c|tax return|401k|roth|bitcoin|stock market|sue|lawsuit|index fund ! earn|code|codes|which card|best card",
    ),
  ],
];

/** With no card named before, "it" is this service. */
const ASKS_COST = opener(
  "what does it cost|what does this cost|how much is it|how much is this|is it free|is this free",
);
const MAX_COST_WORDS = 5;

/** The reply to a message that is clearly not about cards; undefined for all others. */
export function plainReply(words: readonly string[]): Reply | undefined {
  if (words.length <= MAX_COST_WORDS && ASKS_COST(words)) return "cost";
  if (isOrdered(words)) return "write_request";
  return LABELS.find(([, isSaid]) => isSaid(words))?.[0];
}

/** Grouped like a card number, valid or mistyped; nobody writes points that way. */
const GROUPED =
  /(?<!\d)(?:[3-6]\d{3}(?:[ -]\d{4}){3}|3[47]\d{2}[ -]\d{6}[ -]\d{5}|[3-6]\d{14,15})(?!\d)/;
const MARKS_BETWEEN = /[\u2010-\u2015\u2212._/*|]/g;

const OTHER_SECRET =
  /\b(?:cvv2?|cvc|cid|security code)\b\D{0,12}\d{3,4}\b|\b\d{3}[- ]\d{2}[- ]\d{4}\b|\b(?:ssn|social security|my social)\b\D{0,20}\d|\bpin\b(?: code| number)?(?: is|:)? ?\d{4,6}\b|\b(?:code|digits|number)s? on the (?:back|front)\b\D{0,30}\d{3,4}\b/i;

/** Offers a secret, or asks for one. */
const ABOUT_SECRET = finder(`
give|gimme|send|tell|type|share|want|need|paste|enter|show|what|get|use|here … full card number|whole card number|full credit card number|full number of my|full number of the|full number of her|full number of his|full number on|my card number|my credit card number|your card number|cvv|cvc|ssn|social security number|pin number|16 digits|sixteen digits|my password ! stole|stolen|lost|reset|forgot
password is|customer full card number
`);

const DIGITS = new Map(
  "zero one two three four five six seven eight nine"
    .split(" ")
    .map((word, digit) => [word, String(digit)] as const),
);
DIGITS.set("oh", "0");
const MIN_DIGITS = 13;

/** Thirteen or more single digits in a row, as figures or as words. */
function isSpelledOut(words: readonly string[]): boolean {
  let run = 0;
  return words.some((word) => {
    const digit = DIGITS.get(word) ?? word;
    run = digit.length === 1 && digit >= "0" && digit <= "9" ? run + 1 : 0;
    return run >= MIN_DIGITS;
  });
}

/** True if a text contains a card number or another secret, or offers or requests one. */
export function holdsSecret(written: string): boolean {
  const text = written.normalize("NFKC");
  const plain = text.replaceAll(MARKS_BETWEEN, "-");
  const words = wordsOf(text);
  return (
    holdsCardNumber(text) ||
    holdsCardNumber(plain) ||
    GROUPED.test(plain) ||
    OTHER_SECRET.test(text) ||
    isSpelledOut(wordsOf(plain)) ||
    ABOUT_SECRET(words)
  );
}
