import { kindsOf } from "../../ranking/rank.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Question } from "../talk.ts";

/* "When's the fee", after Sam's card: still his, where the asker names neither himself nor anything else. */

/** Words; longer ones say whose. */
const MOST_WORDS = 6;
const THE = /\b(?:the (?:annual )?(?:fee|credits?|points|bonus|balance|card)|it|its|that one)\b/;
const OWN_WORDS = /^(?:i|me|my|mine|we|us|our|ours|all)$/;

export const isStillTheirs = (asked: Understood, { asked: before }: Question): boolean =>
  before.owner !== undefined &&
  asked.owner === undefined &&
  kindsOf(asked).size === 0 &&
  asked.tokens.length <= MOST_WORDS &&
  THE.test(asked.tokens.join(" ")) &&
  !asked.tokens.some((token) => OWN_WORDS.test(token));

export function stillTheirs(asked: Understood, before: Question): Understood {
  const { owner } = before.asked;
  return owner !== undefined && isStillTheirs(asked, before) ? { ...asked, owner } : asked;
}
