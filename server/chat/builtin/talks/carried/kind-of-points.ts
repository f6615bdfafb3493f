import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "./carry.ts";

/* "How much of that is hotel", after what all points come to: those of one kind of program. */

const SUMMED: ReadonlySet<string> = new Set(["stash_value", "balances", "all_values"]);
const KIND = /\b(hotels?|airlines?|banks?|transferr?able|flexible)\b/;
const PART =
  /^(?:(?:and|so|ok|then|but|of|that|those|these|them|it|is|are|s|in|the|my|our|how|much|many|what|whats|about|just|only|points?|miles|part|share|portion|ones?|worth|for|from|stuff|side|programs?) )*(?:hotels?|airlines?|banks?|transferr?able|flexible)(?: (?:points?|miles|ones?|programs?|stuff|side|then|only|please))*$/;

export function askKindOfPoints(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const words = said.tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).join(" ");
  const [, kind] = KIND.exec(words) ?? [];
  if (kind === undefined || !PART.test(words) || !SUMMED.has(topicOf(before)?.id ?? ""))
    return undefined;
  const intent = talk.mind.intents.find(({ id }) => id === "balances");
  if (intent === undefined) return undefined;
  const asked = read(talk, `how many ${kind.replace(/s$/, "")} points are there in total`);
  return {
    text,
    asked: withPerson(asked, before.asked, said),
    verdict: { kind: "sure", intent },
  };
}
