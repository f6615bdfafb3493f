import type { Understood } from "../../language/understood.ts";

/** The words as they were understood, to look for those that tell what is wanted. */
export const wordsOf = ({ tokens }: Understood): string => tokens.join(" ");

/** Whether the words of the question hold one of these. */
export const says = (asked: Understood, pattern: RegExp): boolean => pattern.test(wordsOf(asked));

/** The words that are of no card's name: "business" in the name of a card asks nothing. */
export const besideNames = ({ tokens, mentions }: Understood): string =>
  tokens
    .filter(
      (_, at) => !mentions.some((one) => one.kind === "card" && one.start <= at && at < one.end),
    )
    .join(" ");
