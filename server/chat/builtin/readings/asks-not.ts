import type { Understood } from "../understood.ts";
import { says } from "./says.ts";

/* "Which of my cards have not changed", "which points can never be moved": those it is not so of. */

const BETWEEN = String.raw`(?: (?!and|or|but|if|when|because|so)\S+){0,8}?`;
const NOT_SO = new RegExp(
  String.raw`\b(?:which|what|who|whose|any)${BETWEEN} (?:(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|should)(?: i| we| they| it)? (?:not|never|no longer)|cannot|never|no longer)\b`,
);

/** Whether those are chosen of which something is not so. */
export const asksNot = (asked: Understood): boolean => says(asked, NOT_SO);
