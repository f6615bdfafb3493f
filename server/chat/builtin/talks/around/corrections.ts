import type { Understood } from "../../../language/understood.ts";
import { chainOf } from "../chain.ts";
import type { Question } from "../talk.ts";

/** "Mine, not sam's": what stands before the comma is meant. */
const NOT_THAT = /[,;]? +(?:and )?not (?:the |my )?[^,.;?]{1,30}[.?!]*$/i;
/** The same before another sentence: "*MR, not UR. My bad." */
const NOT_THAT_FIRST = /^([^.?!]{2,40}), not (?:the |my )?[^,.;?!]{1,20}(?=[.?!]\s)/i;

/** "85 not 60": the one before is meant. */
const NOT_NUMBER = /[,;]? +not \$?\d[\d,.]*k?\b/gi;

/** What is meant, without what is denied beside it. */
export const withoutDenied = (text: string): string =>
  text.replace(NOT_THAT, "").replace(NOT_THAT_FIRST, "$1").replaceAll(NOT_NUMBER, "");

const CORRECTS =
  /\b(?:(?:read|got|had|wrote|typed|said) (?:it|that|this) (?:all )?(?:wrong|badly)|mis(?:read|typed|spoke|counted|wrote)|typo|correction|forgot to (?:say|mention|add)|wrong (?:number|price))\b/i;

/** "You read that wrong, it was 85": an amount in place of another. */
export const isCorrection = (asked: Understood, text = asked.text): boolean =>
  asked.amounts.length > 0 && CORRECTS.test(text);

/** What an amount corrects: the last question that had any, which need not be the last. */
export function corrected(
  asked: Understood,
  text: string,
  last: Question | undefined,
): Question | undefined {
  if (!isCorrection(asked, text)) return last;
  return chainOf(last).find((one) => one.asked.amounts.length > 0) ?? last;
}
