import type { FactIndex } from "../../../tools/core/facts.ts";
import { kindOfBenefit } from "../intents/credit/benefit-kind.ts";
import { amountsOf, type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * "Which card has Saks", "does one of mine come with Walmart+", "is Uber One covered by the
 * Platinum": of a credit or membership of a card, though a shop alone is named, which by itself is
 * a place to buy at.
 */

/** Intents that a shop beside a card is taken for. */
const NEAR_PERK: ReadonlySet<string> = new Set([
  "am_i_covered",
  "best_card",
  "card_facts",
  "credits",
  "earn_rate",
  "find_cards",
  "lounge_access",
  "lounge_enrol",
  "my_cards",
  "next_card",
  "protection",
]);

const CARD = String.raw`(?:(?:of )?(?:my|our|these|the|those)? ?(?:credit )?(?:cards?|ones?|mine|ours)|of (?:my|our) (?:\S+ )?cards)(?: (?:of mine|in my wallet|i have|do i have|that i have|out there))?`;
const OF_CARD = String.raw`(?:which|what|any|does any|does one|do any|is there an?|do i have an?|does either|does|do)(?: one)? ${CARD}(?: (?:that|which|actually|still|also|even|can|will|do|does))*`;
const ANYTHING =
  "(?:does |do |is there )?anything(?: (?:i|we) (?:have|hold|own|got)| in my wallet)?(?: that)?";
const BEFORE = new RegExp(
  String.raw`^(?:(?:so|and|ok|hey|hi|um|also|wait) )*(?:(?:${OF_CARD}|${ANYTHING}) (?<verb>has|have|comes? with|includes?|included?|with|carr(?:y|ies)|gives? (?:me|us|you)|gets? (?:me|us|you)|covers?|pays? for|throws? in|offers?|got|provides?|grants?)|(?:do|can|would) (?:i|we) (?<own>get|have))(?: (?:an?|the|that|free|my|our|any|some|in|complimentary|included))*$`,
);
const AFTER =
  /^(?:(?:thing|perk|benefit|membership|subscription|deal|credit|stuff|plus|for free|free|included|on it|with it|again|these days|now|anymore|as a (?:perk|benefit)|in it|at all|with (?:any(?:thing)?|one|some)(?: of (?:my|our))?(?: (?:cards?|of them))?|(?:with|on|from) (?:my|our) cards?) ?)*$/;
const COVERED = /^(?:(?:so|and|ok|hey|is|are) )*(?:is|are)$|^(?:does|do|can|will)$/;
const BY_CARD =
  /^(?:(?:even|actually|still) )*(?:covered|included|free|paid for|work(?:s)?|part of|count|come|a (?:perk|benefit))(?: (?:by|with|on|of|for|in|from|under))?(?: (?:my|the|our|any|amex|chase))*(?: (?:cards?|one|of|mine|these|wallet))*$/;

export function perkMeant(id: string, asked: Understood, facts: FactIndex): string | undefined {
  if (!NEAR_PERK.has(id) || amountsOf(asked, "usd", "percent").length > 0) return undefined;
  if (asked.country !== undefined || mentionsOf(asked, "category").length > 0) return undefined;
  const shops = mentionsOf(asked, "merchant").filter(
    ({ start }) => !mentionsOf(asked, "program").some((one) => one.start === start),
  );
  const [shop] = shops;
  const isElse = mentionsOf(asked, "benefit").some(({ ids }) =>
    ids.some((one) => kindOfBenefit(one, facts) !== "credit"),
  );
  if (isElse) return undefined;
  if (shop === undefined || shops.length > 1) return undefined;
  const before = wordsBefore(shop, asked);
  const card = mentionsOf(asked, "card").find(({ start }) => start >= shop.end);
  const after = asked.tokens.slice(shop.end, card?.start).join(" ");
  const rest = card === undefined ? "" : asked.tokens.slice(card.end).join(" ");
  if (rest !== "" && !/^(?:cards?|too|as well|or not|still)$/.test(rest)) return undefined;
  if (COVERED.test(before) && BY_CARD.test(after) && isCredited(shop.ids, facts))
    return "credit_detail";
  const found = BEFORE.exec(before);
  if (found === null || card !== undefined || !AFTER.test(after)) return undefined;
  const { verb = "", own } = found.groups ?? {};
  const isCarried = own === undefined && /^(?:ha|come|incl|carr|with)/.test(verb);
  return isCarried || isCredited(shop.ids, facts) ? "credit_detail" : undefined;
}

/** What stands before the shop, with "card" for one that is named: "does my card come with". */
function wordsBefore({ start: to }: Mention, asked: Understood): string {
  const named = mentionsOf(asked, "card").find(({ end }) => end <= to);
  return named === undefined
    ? asked.tokens.slice(0, to).join(" ")
    : [...asked.tokens.slice(0, named.start), "card", ...asked.tokens.slice(named.end, to)].join(
        " ",
      );
}

/** Whether some card pays there by a credit. */
const isCredited = (ids: readonly string[], { facts }: FactIndex): boolean =>
  facts.tables.credits.some(({ merchants }) => merchants.some((key) => ids.includes(key)));
