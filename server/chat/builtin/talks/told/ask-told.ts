import type { Understood } from "../../../language/understood.ts";
import { bareOf } from "../around/bare.ts";
import { topicOf } from "../chain.ts";
import type { Question, Talk } from "../talk.ts";
import { OF_AMOUNTS } from "./amounts.ts";
import { OF_FEES } from "./fees.ts";
import type { Form } from "./form.ts";
import { OF_NIGHTS } from "./nights.ts";

/*
 * A few words that ask another thing of what the answer told: the day of a fee, whether it comes back,
 * what is missing of an award, how much that was. By themselves they ask of something else.
 */

const FORMS: readonly Form[] = [...OF_FEES, ...OF_AMOUNTS, ...OF_NIGHTS];

/** The question that the first fitting form makes of a message; undefined where none fits. */
export function askTold(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const id = topicOf(before)?.id ?? "";
  const next = { talk, text, bare: bareOf(text), said, before };
  for (const { after, isSaid, ask } of FORMS) {
    const found = after.has(id) && isSaid(next) ? ask(next) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
