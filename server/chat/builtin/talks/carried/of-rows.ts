import { isAbroad } from "../../intents/purchase/asked/purchase-slots.ts";
import { LEAVING } from "../../readings/leaves-home.ts";
import type { Question } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "… and which one runs out first", "… and what does an extra one cost": of the credits, covers,
 * lounges or nights of the first half, which its own answer tells.
 */

const GROUPS: ReadonlySet<string> = new Set(["credit", "cover", "lounge"]);

const WHICH = String.raw`(?:on |from |by |with )?(?:which|how many)(?: (?:one|ones|card|cards))?(?: of (?:them|those|these|my cards|mine))?`;
const OF_ROWS = new RegExp(
  String.raw`^(?:(?:and|or|also|plus|then|so|but) )*(?:${WHICH}(?: (?:is|are|does|do|has|have|gives?|expires?|runs?|ends?|goes|lapses?|resets?|comes?|first|next)\b.*)?$|(?:what|how much) (?:(?:is|are) )?(?:it|they|those|these|each|both|all that|that|all of (?:it|them)|it all|the (?:deductible|limit|max|maximum|cap|amount|total|sum))(?: (?:is|are|all))*(?: worth| in all| altogether| together| come to| add up to)?\b|(?:up )?to how much\b|how much (?:each|per card|in total|altogether|total)\b|for how (?:long|many days)\b|when (?:do|does) (?:it|they|that|each) (?:ends?|expires?|resets?|runs? out)\b|(?:what|how much) (?:does|is|do|are|for) (?:an?|each|every|the) (?:extra|additional|further|second|third|other|more) (?:one|guest|person|ones)?)`,
);

/** Of a purchase: "and how many points will I get from it", "how much cash back is that". */
const OF_PURCHASE: ReadonlySet<string> = new Set(["best_card", "earn_rate", "foreign_purchase"]);
const OF_RETURN =
  /^(?:(?:and|or|also|plus|then|so|but) )*(?:(?:which|what) (?:card|one)[,.?]? (?:and )?)?(?:how (?:many|much)|what) (?:total )?(?:points|pts|miles|cash ?back|money back|rewards|back)(?: (?:will|would|do|does|can|could|should|am|is|are|i|we|it|that|this|get|getting|earn|earning|make|making|be|me|bring|give|back|total|in all|from|for|out|of|on|with|off|expect))*$/;
/** "Leave which at home": of the same cards abroad, which the answer on one purchase tells beside it. */
const OF_LEAVING = new RegExp(String.raw`^(?:(?:and|or|also|plus|then|so|but) )*(?:${LEAVING})`);

/** Whether the second half asks about nothing but what the first is about. */
export function isOfRows({ verdict, asked }: Question, said: Understood): boolean {
  if (verdict.kind !== "sure" || said.owner !== undefined) return false;
  const text = said.tokens.join(" ");
  if (OF_PURCHASE.has(verdict.intent.id) && isAbroad(asked) && OF_LEAVING.test(text))
    return said.mentions.every(({ kind }) => kind === "benefit");
  if (said.mentions.length > 0) return false;
  return (
    (GROUPS.has(verdict.intent.group) && OF_ROWS.test(text)) ||
    (OF_PURCHASE.has(verdict.intent.id) && OF_RETURN.test(text))
  );
}
