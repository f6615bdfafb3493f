import { besideNames } from "../../readings/says.ts";
import { creditsUsed } from "../year/change-words.ts";
import type { Understood } from "../../../language/understood.ts";

/* Whether a card that is not held would pay for the asker, and not for people at large. */

const OWN =
  /\b(?:i|me|us|we|myself|ourselves)\b|\b(?:my|our) (?:own |actual |real |usual |kind of |level of |monthly |yearly )*(?:spend(?:ing)?|numbers|habits|budget|case|situation|bills|purchases|lifestyle|wallet|setup|household|family)\b/;
/** Who says to have it, or asks of its credits alone, wants to know about these. */
const OTHERWISE =
  /\b(?:(?<!\bits )keep|keeping|renew\w*|cancel\w*|clos(?:e|ing)|downgrad\w*|upgrad\w*|refund\w*|i (?:already )?(?:have|hold|own|paid|pay)|my (?:annual )?fee|when)\b/;

/** "Would I come out ahead with the Gold", "is it worth its fee for me". */
export function asksOwnGain(asked: Understood): boolean {
  const words = besideNames(asked);
  // How much of the credits is used may be told with it.
  const isOfCredits =
    /\bcredits?\b/.test(words) && creditsUsed(asked).credits_used_percent === undefined;
  return OWN.test(words) && !OTHERWISE.test(words) && !isOfCredits;
}
