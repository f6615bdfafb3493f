import { type Line, line } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/** Not after a word that asks for more than a yes: "how can we", "which of mine could I". */
const IS_ENOUGH =
  /\b(?:enough|are we (?:even )?(?:close|there|in)|am i (?:even )?(?:close|there|in)|ballpark|covered|make it|doable|possible|feasible|realistic|dreaming)\b|(?<!\b(?:how|what|which|where|who|way|ways)(?: \S+){0,5} )\b(?:(?:can|could|do|will) (?:i|we)|(?:i|we) can)\b/;

/** "Do we have enough?" */
export function verdictOf(isShort: boolean, asked: Understood): readonly Line[] {
  if (!says(asked, IS_ENOUGH)) return [];
  return [isShort ? line`**No, not yet.**` : line`**Yes**, with what you have.`];
}
