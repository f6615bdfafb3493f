import type { Intent } from "../intent.ts";
import type { Question } from "./talk.ts";

/* The questions that were asked before one, the last first. */

/** What the question before asked, when that was clear. */
export const topicOf = (before: Question | undefined): Intent | undefined =>
  before?.verdict.kind === "sure" ? before.verdict.intent : undefined;

export const chainOf = (last: Question | undefined): readonly Question[] =>
  last === undefined ? [] : [last, ...chainOf(last.earlier)];

/** "Back to the fee": of an earlier one. */
export const isBack = (text: string): boolean => /\b(?:back|revert\w*|return\w*) to\b/i.test(text);
