import { asksFlatRate } from "../intents/card/find-earns.ts";
import { mentionsOf, type Understood } from "../understood.ts";

/* Cards of the whole catalog by the shape of the question: one with a flat rate, the best on the market. */

/** Whether all cards are looked through, though the words are likeliest of the member's own. */
export const asksOfAll = (id: string, asked: Understood): boolean =>
  NEAR_FLAT.has(id) && (asksMarket(asked) || asksFlatRate(asked));

/** "The best card on the market for streaming": of all cards, whatever is held. */
const asksMarket = (asked: Understood): boolean =>
  asked.unknownNames.length === 0 &&
  MARKET.test(asked.tokens.join(" ")) &&
  mentionsOf(asked, "category").length > 0 &&
  mentionsOf(asked, "card").length === 0;

const MARKET =
  /\b(?:on the market|out there|in existence|(?:of|among|across|from) (?:all|every|any) (?:the )?(?:credit )?cards?(?! (?:i|we|of mine|of ours))|any card period|in the catalog|in the country|you know of|not just mine)\b/;

/** Intents that a flat rate of a card to be found is taken for. */
const NEAR_FLAT: ReadonlySet<string> = new Set([
  "annual_rewards",
  "best_card",
  "category_gaps",
  "cheat_sheet",
  "earn_rate",
  "next_card",
]);
