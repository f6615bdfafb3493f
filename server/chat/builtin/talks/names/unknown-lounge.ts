import { unknownLounge } from "../../intents/lounge/lounge-unknown.ts";
import { topicOf } from "../chain.ts";
import type { Question, Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/** "And the Sahara Sky Club": of what it sounds like the question before would be asked. */
export function askUnknownLounge(
  _talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const isOfLounges = topicOf(before)?.id === "lounge_access";
  return isOfLounges && unknownLounge(said) !== undefined
    ? { text, asked: said, verdict: before.verdict }
    : undefined;
}
