import { type Draft, refuse } from "./compose/draft.ts";
import { line } from "./compose/line.ts";

/** What is said when something of ours failed. */
export const toSorry = (): Draft =>
  refuse(
    line`Sorry, something went wrong on our side, and it is noted. Please try again, or ask in other words.`,
  );
