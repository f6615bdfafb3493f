import type { Understood } from "../understood.ts";

/** Whether the words of the question hold one of these. */
export const says = (asked: Understood, pattern: RegExp): boolean =>
  pattern.test(asked.tokens.join(" "));
