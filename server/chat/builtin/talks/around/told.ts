import { isAsking } from "./again.ts";
import { BEGINS_ASKING } from "./background.ts";

/*
 * "Capital one billed the fee already. does that 95 count": what is told before or after a question has
 * names and figures like one, and asks nothing. It is told by its grammar: a subject, then its verb.
 */

const LEADS = String.raw`\W*(?:(?:and|also|but|so|well|ok|okay|plus|hi|hey|hello|now|yeah|honestly|sorry|fyi|then)[, ]+)*`;
const PERSON = String.raw`(?:i|we|he|she|they|it|there)(?:'(?:m|ve|re|s|d|ll))? (?!need|want|would|wonder)\S+`;
const VERB = String.raw`(?:is|are|was|were|has|had|have|got|gives|gave|earns|gets|says|said|told|wants|billed|charged|sent|came|went|just|keeps?|costs?|expires?)`;
/** What begins so hangs on a question, or is half of one. */
const NO_SUBJECT = "whether|if|when|while|since|because|although|as|not|no|and|or|than|that|any";
const SUBJECT = String.raw`(?!(?:${NO_SUBJECT})\b)[a-z]+ (?:[^\s,.]+ ){0,4}?`;
const TELLS = new RegExp(`^${LEADS}(?:${PERSON}\\b|${SUBJECT}${VERB}\\b)`, "i");

/** Fewer words are an answer or an aside. */
const LEAST_WORDS = 5;

/** Whether a sentence only tells something. */
export const isTold = (sentence: string): boolean =>
  !sentence.includes("?") &&
  !BEGINS_ASKING.test(sentence) &&
  !isAsking(sentence) &&
  sentence.trim().split(/\s+/).length >= LEAST_WORDS &&
  TELLS.test(sentence);
