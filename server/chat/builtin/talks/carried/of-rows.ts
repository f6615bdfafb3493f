import type { Question } from "../talk.ts";
import type { Understood } from "../../understood.ts";

/*
 * "… and which one runs out first", "… and what does an extra one cost": of the credits, covers,
 * lounges or nights of the first half, which its own answer tells.
 */

const GROUPS: ReadonlySet<string> = new Set(["credit", "cover", "lounge"]);

const WHICH = String.raw`(?:on |from |by |with )?(?:which|how many)(?: (?:one|ones|card|cards))?(?: of (?:them|those|these|my cards|mine))?`;
const OF_ROWS = new RegExp(
  String.raw`^(?:(?:and|or|also|plus|then|so|but) )*(?:${WHICH}(?: (?:is|are|does|do|has|have|gives?|expires?|runs?|ends?|goes|lapses?|resets?|comes?|first|next)\b.*)?$|(?:what|how much) (?:(?:is|are) )?(?:it|they|those|these|each|both|all that|that|all of (?:it|them)|it all|the (?:deductible|limit|max|maximum|cap|amount|total|sum))(?: (?:is|are|all))*(?: worth| in all| altogether| together| come to| add up to)?\b|(?:up )?to how much\b|how much (?:each|per card|in total|altogether|total)\b|for how (?:long|many days)\b|when (?:do|does) (?:it|they|that|each) (?:ends?|expires?|resets?|runs? out)\b|(?:what|how much) (?:does|is|do|are|for) (?:an?|each|every|the) (?:extra|additional|further|second|third|other|more) (?:one|guest|person|ones)?)`,
);

/** Whether the second half asks about nothing but what the first is about. */
export const isOfRows = ({ verdict }: Question, said: Understood): boolean =>
  verdict.kind === "sure" &&
  GROUPS.has(verdict.intent.group) &&
  said.mentions.length === 0 &&
  said.owner === undefined &&
  OF_ROWS.test(said.tokens.join(" "));
