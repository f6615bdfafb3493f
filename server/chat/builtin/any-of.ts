import type { Mention, Understood } from "./understood.ts";

const MOST_BEFORE = 4;

/** "If I go down to a Freedom": whichever card of that name it is. */
export const isAnyOf = ({ ids, start }: Mention, { tokens }: Understood): boolean =>
  ids.length > 1 &&
  /\b(?:to|into|for) (?:an?|any|some|one of the)$/.test(
    tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" "),
  );
