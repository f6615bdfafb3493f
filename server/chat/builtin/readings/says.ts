import type { Understood } from "../understood.ts";

/** The words as they were understood, to look for those that tell what is wanted. */
export const wordsOf = ({ tokens }: Understood): string => tokens.join(" ");

/** Whether the words of the question hold one of these. */
export const says = (asked: Understood, pattern: RegExp): boolean => pattern.test(wordsOf(asked));
