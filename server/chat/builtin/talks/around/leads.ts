/*
 * How a follow-up begins: with a word on the answer before ("perfect.", "gah"), with what makes it a
 * correction ("no, I meant"), or with what makes it lean on the question before ("what about").
 */

/** A follow-up without its beginning. */
export interface Led {
  /** What is left; never empty. */
  readonly told: string;
  /** True when the beginning says that it goes on from the question before. */
  readonly follows: boolean;
  /** True when it supposes something: "what if I only pay 45k". */
  readonly supposes: boolean;
}

/** A word on the answer, which is no part of the question. */
const REMARK =
  /^(?:(?:ugh+|ga+h+|aight|aye|kk?(?= )|roger(?: that)?|bet(?=\s*[,.!…-])|word(?=\s*[,.!…-])|thank (?:you|u) (?:my )?(?:friend|dear|sir|kindly)|ga+h+|a+r+gh+|oh|ah+|dang(?: it)?|damn|darn|shoot|crap|hm+|o{2,}h*|m+k|yay|nice one|lol|haha|wow|jeez|yikes|oof|bummer|gotcha|got it|whoops|perfect|awesome|thanks(?: a lot| so much)?|thank you(?: so much| very much| kindly)?|(?:thx|thanx|ty)(?: a lot| so much)?|(?:great|good|nice|cool|sweet|right|alright|ok|okay|well|fine|interesting|understood|noted|makes sense|(?:that's )?too (?:much|many|long)|never ?mind)(?=\s*[,.!…-]))(?![\p{L}\p{N}'’])[\s,.!…-]*)+/iu;

const CORRECTION =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|hold on|my bad|correction|rather|(?:scratch|strike|forget) that|wrong(?=\s*[,.!]))\b[\s,.!:-]*)*(?:(?:i )?(?:actually |really )?(?:meant|mean(?= the| my| for| at))|i (?:actually |really )?(?:meant?|was asking about|am talking about|said)|i'm talking about|make (?:it|that)|(?:no|nope|nah|sorry|oops|wait|actually|correction|rather|(?:scratch|strike|forget) that)\b)[\s,.!:-]*/i;

/** "Not the freedom, the gold one": what follows the comma is meant. */
const INSTEAD =
  /^(?:no[,.]? +)?(?:not|(?:(?:ok|okay|alright|well|then)[ ,]+)*(?:forget|never ?mind|skip|scratch|drop)(?: about)?) (?!that\b|it\b)(?:the |my |for |at )?[^,.;]{1,40}[,.;]\s*(?:but |rather |i meant? )?(?=\S)/i;

/** "Forget the Ink. The Reserve, when?": what stands after it is meant, a sentence of its own too. */
const FORGET =
  /^(?:(?:ok|okay|alright|right|well|fine|nah|no|actually|wait)[ ,.]+)*(?:forget|scratch|never ?mind|drop|skip|screw)(?: about)? (?:the |my |that )?(?!(?:it|that|this)\b)[^,.;?!]{2,30}[,.;!]\s*(?:and |what about )?(?=\S)/i;

const LEAD =
  /^(?:(?:ok|okay|and|n|or|but|so|also|then|plus|now|alright|great|thanks|thank you|cool|hmm|well|got it)\b[\s,.!]*)*(?:(?:what|how) (?:about|abt|bout|if it(?:'s| is)|if)|what of|same (?:question |thing )?(?:for|with|but)|why not(?= (?:the|my) )|(?:and|n|or|also|but|then|plus)(?= ))[\s,]*/i;

/** "Only the hotel nights, please": less than all that was told. */
const LESS = /^(?:only|just) (?=(?:the|my|for|at|those|that|his|her)\b)/i;

/** "Recompute.": the same with what was said before it. */
const REDO =
  /(?<=[.,;!])\s+(?:please )?(?:re-?compute|re-?calculate|redo|rerun|do it over|run (?:it|that) again|try (?:it )?again|once more)(?: (?:it|that))?(?: please)?[.!]*$/i;

/** "I said United, I meant Hyatt". */
const MEANT =
  /^(?:(?:nah?|no|oops|sorry|wait)[ ,]+)*i said [^,.;]{1,30}?[ ,]+(?:but )?(?:i )?meant? (?=\S)/i;

const LEADS = [MEANT, INSTEAD, CORRECTION, LEAD, LESS];
/** "No no sorry, not costco. what about …": no more than these follow each other. */
const MOST_LEADS = 4;

/** A text without all that leads to what it says. */
export function withoutLead(text: string): Led {
  const asked = text.replace(REDO, "");
  const begun = cut(asked, REMARK) ?? asked;
  let led: Led = { told: begun, follows: asked !== text, supposes: false };
  for (let count = 0; count < MOST_LEADS; count++) {
    const { told } = led;
    const lead = LEADS.map((one) => one.exec(told)?.[0] ?? "").find(Boolean) ?? "";
    const rest = told.slice(lead.length).trim();
    if (lead === "" || rest === "") return supposing(led);
    const isLess = LESS.test(told);
    led = {
      // "Only the nights, please. The rest is of no interest.": what else is said is not wanted.
      told: isLess ? (rest.split(/(?<=[.!])\s/)[0] ?? rest) : rest,
      follows: true,
      supposes: led.supposes || /\bif\b/i.test(lead),
    };
  }
  return supposing(led);
}

/** "And if I only use Bilt": supposes as "what if" does. */
const supposing = (led: Led): Led =>
  SUPPOSES.test(led.told)
    ? { told: led.told.replace(SUPPOSES, ""), follows: true, supposes: true }
    : led;

const SUPPOSES =
  /^(?:if|supposing|suppose|say|assuming|let'?s say)(?: that)?,? (?=(?:i|we) (?:only|just)\b)/i;

/** The text without what it says to forget. */
export const withoutForgotten = (text: string): string => cut(text, FORGET) ?? text;

/** The text after a beginning; undefined when there is no such beginning, or nothing else. */
function cut(text: string, beginning: RegExp): string | undefined {
  const [said = ""] = beginning.exec(text) ?? [];
  const rest = text.slice(said.length).trim();
  return said === "" || rest === "" ? undefined : rest;
}

const SAME =
  /\b(?:(?:is|are|be|it's|its|still|there) )*(?:it )?(?:the )?same(?: (?:one|card|thing|answer|deal|story))?\b(?: (?:there|too|as well))?/i;

/** "At kroger is same?", "in the supermarket the same one?": the question before, of another place. */
export const asksSame = (told: string): boolean =>
  SAME.test(told) && asksNothing(withoutSame(told));

export const withoutSame = (told: string): string => told.replace(SAME, " ").trim();

const ASKING =
  /\b(?:i|we|you|he|she|they|if|who|whom|whose|what|whats|which|when|where|why|how|hows|is|are|am|was|were|do|does|did|can|could|should|shall|will|would|may|might|must|has|have|show|list|tell|give|compare|explain|find|add|remove|set|mark|log|help|keep|cancel|transfer|move|use)\b/i;

/** No word in it asks, orders or says what somebody does: "gas for the van on the way home". */
export const asksNothing = (told: string): boolean => !ASKING.test(told);

const TAG = /,\s?(?:do you know|you know|any idea)[\s?]*$/i;

/** "…, I know about the Hyatt already": what is known needs no answer of its own. */
const KNOWN =
  /[,;.–-]\s?(?:and |but )?i (?:already )?(?:know|knew) (?:about |of )?(?:the |my |his |her )?(?!if\b|how\b|what\b|which\b|when\b|where\b|that\b|who\b|nothing\b)[^,.?!;]{2,40}[\s.?!]*$/i;

/** "…, do you know?": words behind a question that ask nothing of their own. */
export const withoutTag = (text: string): string =>
  text.replace(TAG, "?").replace(KNOWN, "").replace(HOW_COME, "why");

/** "How come not the Reserve" asks why not. */
const HOW_COME = /\bhow come(?= (?:not|no)\b)/i;
