import { asksBetter, asksBetterThanOwn, asksFlatRate } from "../intents/card/find-earns.ts";
import { dislikesFee } from "../intents/card/find-fee.ts";
import { isForBeginners } from "../intents/card/find-filters.ts";
import { asksOffersOfAll } from "../intents/card/find-order.ts";
import { tierAsked, userFeeAsked } from "../readings/card-terms-asked.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * Cards of the whole catalog by the shape of the question: one with a flat rate, the best on the
 * market, those that beat another.
 */

/** Whether all cards are looked through, though the words are likeliest of the member's own. */
export const asksOfAll = (id: string, asked: Understood): boolean =>
  NEAR_FLAT.has(id) &&
  (asksMarket(asked) || asksFlatRate(asked) || asksForRate(asked) || asksOfBank(asked));

/** "Is there a Bank of America card good for travel": of that bank, whatever is held. */
const asksOfBank = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  const banks = mentionsOf(asked, "issuer");
  return (
    namesPlace(asked) &&
    banks.some(
      ({ start, end }) =>
        /\b(?:an?|any|other|which|what|some|the best|best)(?: \S+)?$/.test(
          asked.tokens.slice(0, start).join(" "),
        ) && /^(?:\S+ )?cards?\b/.test(asked.tokens.slice(end).join(" ")),
    ) &&
    !asked.mentions.some(({ kind }) => kind === "card") &&
    !OF_OWN.test(text)
  );
};

/** "What card gets 5% at Target", "a card with 4x on dining": whichever does, and not what to pay with. */
const asksForRate = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  const rate = asked.amounts.find(
    ({ unit, text: said }) => unit === "percent" || (unit === "count" && /x$/i.test(said)),
  );
  return (
    rate !== undefined &&
    namesPlace(asked) &&
    asked.amounts.length === 1 &&
    !asked.mentions.some(({ kind }) => kind === "card" || kind === "program") &&
    asked.country === undefined &&
    CARD_WITH.test(text) &&
    !OF_OWN.test(text)
  );
};
const namesPlace = ({ mentions }: Understood): boolean =>
  mentions.some(({ kind }) => kind === "category" || kind === "merchant");
const CARD_WITH =
  /\b(?:an?|any|which|what|some|no fee|business|personal|another|one) (?:\S+ ){0,2}?cards?(?: out there| around| today| now)? (?:that |which |to |with |would |will |can |could )?(?:still |actually |currently )?(?:gets?|gives?|earns?|earning|pays?|paying|has|have|offers?|does|do|giving|offering|(?:for |at )?\d)/;
const OF_OWN =
  /\b(?:my|mine|our|ours|i have|i hold|i own|i carry|i got|i use|i should|should i|do i|can i|we have|we hold|of these|of those|of them|wallet|put|swipe|spent|spend|cap|bonus|offer|sub|right now|fee of|fees? is)\b/;

/** "The best card on the market for streaming": of all cards, whatever is held. */
const asksMarket = (asked: Understood): boolean =>
  asked.unknownNames.length === 0 &&
  MARKET.test(asked.tokens.join(" ")) &&
  namesPlace(asked) &&
  mentionsOf(asked, "card").length === 0;

const MARKET =
  /\b(?:on the market|out there|in existence|(?:of|among|across|from) (?:all|every|any) (?:the )?(?:credit )?cards?(?! (?:i|we|of mine|of ours))|any card period|(?:of )?any card$|in the catalog|in the country|you know of|not just mine)\b/;

/** Intents that a flat rate of a card to be found is taken for. */
const NEAR_FLAT: ReadonlySet<string> = new Set([
  "annual_rewards",
  "best_card",
  "category_gaps",
  "cheat_sheet",
  "earn_rate",
  "next_card",
]);

/** "A card for dining, I hate annual fees": of those without one. */
export const asksWithoutFee = (id: string, asked: Understood): boolean =>
  NEAR_FEELESS.has(id) &&
  mentionsOf(asked, "card").length === 0 &&
  dislikesFee(asked) &&
  LOOKS_FOR_CARD.test(asked.tokens.join(" "));

const NEAR_FEELESS: ReadonlySet<string> = new Set([
  "best_card",
  "card_fee",
  "next_card",
  "upcoming_fees",
]);

/** "Which cards are Visa Infinite", "with free authorised users": by a term of the card, where none is named. */
export const asksByTerm = (id: string, asked: Understood): boolean =>
  NEAR_TERMS.has(id) &&
  mentionsOf(asked, "card").length === 0 &&
  (tierAsked(asked) ?? userFeeAsked(asked)) !== undefined &&
  WHICH_CARDS.test(asked.tokens.join(" "));

const NEAR_TERMS: ReadonlySet<string> = new Set([
  "acceptance",
  "card_facts",
  "card_fee",
  "card_network",
  "glossary",
  "lounge_access",
  "my_cards",
  "next_card",
]);
const WHICH_CARDS =
  /\b(?:which|what|any|all|list|show me|are there|is there|name|some|every|an?) (?:\S+ ){0,3}?(?:cards?|ones?|of (?:mine|my|ours|our|them))\b/;

/** "I am 19 with no credit, what card", "a card for a college student": a first card is looked for. */
export const asksFirstCard = (id: string, asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  return (
    NEAR_FIRST.has(id) &&
    asked.mentions.every(({ kind }) => kind !== "card" && kind !== "issuer") &&
    (isForBeginners(asked) || /\bstudents?\b/.test(text)) &&
    LOOKS_FOR_CARD.test(text) &&
    !/\b(?:loans?|secured|cosign\w*|score (?:go|drop|be)|raise|improve)\b/.test(text)
  );
};

const NEAR_FIRST: ReadonlySet<string> = new Set([
  "bank_service",
  "best_card",
  "credit_score",
  "eligibility",
  "next_card",
  "professional_advice",
]);
const LOOKS_FOR_CARD =
  /\b(?:which|what|whats|best|good|any|an?|first) (?:\S+ ){0,3}?cards?\b|\bcards? (?:for|to get|can i|should i)\b/;

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
