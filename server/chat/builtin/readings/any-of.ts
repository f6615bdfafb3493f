import { isPluralName } from "../../language/words/plural-name.ts";
import type { Mention, Understood } from "../../language/understood.ts";

const MOST_BEFORE = 4;

const textBefore = ({ start }: Mention, { tokens }: Understood, most: number): string =>
  tokens.slice(Math.max(0, start - most), start).join(" ");

/** "If I go down to a Freedom": whichever card of that name it is. */
export const isAnyOf = (mention: Mention, asked: Understood): boolean =>
  mention.ids.length > 1 &&
  /\b(?:to|into|for) (?:an?|any|some|one of the)$/.test(textBefore(mention, asked, MOST_BEFORE));

/** "Any Delta card", "which Sapphires": those of a family, which the question chooses from. */
export const isOneOfFamily = (mention: Mention, asked: Understood): boolean =>
  mention.kind === "card" &&
  mention.ids.length > 1 &&
  /\b(?:any|which|what|cheapest|best|all(?: the)?|least expensive|an?|wh(?:ich|at) (?:are|of) (?:all )?the)$/.test(
    textBefore(mention, asked, MOST_BEFORE),
  ) &&
  (isSeveral(mention) ||
    /\bcards?\b/.test(asked.tokens.slice(mention.start, mention.end + 1).join(" ")));

/** "My Inks", "the Delta cards": more than one of the name. */
export const isSeveral = ({ kind, ids, text }: Mention): boolean =>
  kind === "card" && ids.length > 1 && isPluralName(text);
