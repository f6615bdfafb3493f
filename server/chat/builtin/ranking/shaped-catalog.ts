import { asksBetter, asksBetterThanOwn, asksFlatRate } from "../intents/card/find-earns.ts";
import { asksOffersOfAll } from "../intents/card/find-order.ts";
import { mentionsOf, type Understood } from "../understood.ts";

/*
 * Cards of the whole catalog by the shape of the question: one with a flat rate, the best on the
 * market, those that beat another.
 */

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

/** "The second highest offer", "a bonus for 3000 of spend": of all cards, where none is named. */
export const asksOffers = (id: string, asked: Understood): boolean =>
  NEAR_OFFERS.has(id) &&
  asked.owner === undefined &&
  mentionsOf(asked, "card").length === 0 &&
  asksOffersOfAll(asked);

const NEAR_OFFERS: ReadonlySet<string> = new Set([
  "bonus_exclusions",
  "bonus_progress",
  "next_card",
  "offer_now",
]);

/** Of what the member holds. */
export const HELD =
  /\b(?:mine|ours|of (?:my|our)|my (?:\S+ )?(?:cards|visas?|mastercards?|amexes)|i (?:have|hold|own)|i have got|do i (?:still |even )?(?:have|hold|own))\b/;

/** "Is there anything better than the Blue Cash for groceries": looked for among all cards. */
export const asksMoreThan = (id: string, asked: Understood): boolean =>
  OF_PURCHASE.has(id) && asksBetter(asked) && (isThanNamed(asked) || isThanOwn(asked));

/** "Is there a better card for gas than the ones I have". */
const isThanOwn = (asked: Understood): boolean =>
  asksBetterThanOwn(asked) && mentionsOf(asked, "category").length === 1;

const isThanNamed = (asked: Understood): boolean =>
  !HELD.test(asked.tokens.join(" ").replace(/\bthan .*$/, "")) &&
  mentionsOf(asked, "category").length === 1 &&
  mentionsOf(asked, "card").length === 1;

const OF_PURCHASE: ReadonlySet<string> = new Set([
  "annual_rewards",
  "best_card",
  "bonus_or_category",
  "category_gaps",
  "compare_cards",
  "earn_rate",
  "next_card",
]);
