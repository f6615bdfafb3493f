import type { FactIndex } from "../../../tools/core/facts.ts";
import { kindOfBenefit } from "../intents/credit/benefit-kind.ts";
import { asksLacking } from "../readings/asks-not.ts";
import { goneIn } from "../readings/cards-gone.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/* What the member's cards have not, and what is left of them when one is thought away. */

/** The intent that is meant; undefined where it is the one that the words are likeliest of. */
export function leftMeant(id: string, asked: Understood, facts: FactIndex): string | undefined {
  if (id === "find_cards" && asksLacking(asked)) return lackedOf(asked, facts);
  return NEAR_GONE.has(id) && goneIn(asked).length > 0 ? leftAsked(asked) : undefined;
}

/** "Which cards don't have trip delay": of the member's, since all others of the catalog lack most. */
function lackedOf(asked: Understood, facts: FactIndex): string | undefined {
  const kinds = new Set(
    mentionsOf(asked, "benefit").map(({ ids: [one = ""] }) => kindOfBenefit(one, facts)),
  );
  if (kinds.has("lounge")) return "lounge_access";
  if (kinds.has("protection")) return "protection";
  return kinds.has("credit") ? "credit_detail" : undefined;
}

/** "How many cards would I have if I closed the Flex": of what is left, and not of what that changes. */
function leftAsked(asked: Understood): string | undefined {
  const text = asked.tokens.join(" ");
  if (CARDS_LEFT.test(text)) return "my_cards";
  if (FEES_LEFT.test(text)) return "upcoming_fees";
  return GOES_TOO.test(text) ? "add_card_effect" : undefined;
}
const NEAR_GONE: ReadonlySet<string> = new Set([
  "add_card_effect",
  "refund_window",
  "renewal_value",
]);
const GOES_TOO =
  /\b(?:which|what) (?:\S+ )?(?:lounges?|perks?|benefits?|credits|cover\w*|insurance|status) (?:would|will|do|am) (?:i|we) (?:lose|losing|give up|forfeit|miss)\b/;
const CARDS_LEFT =
  /\b(?:how many|what|which) (?:\S+ )?cards (?:would|will|do) (?:i|we)\b|\b(?:oldest|newest|latest|longest held)\b|\baverage age\b/;
const FEES_LEFT =
  /\b(?:next|first) (?:annual )?fee\b|\b(?:pay|owe|have)\b(?: \S+){0,4} in (?:annual |yearly )?fees\b|\b(?:total|all) (?:my |our )?(?:annual |yearly )?fees\b|\bhow much (?:would|will) (?:my|our) (?:annual |yearly )?fees be\b/;
