import type { Earns } from "./find-earns.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* By what the cards of the catalog are put in order, as search_cards calls it. */

export type FindOrder =
  | "lowest_fee"
  | "highest_fee"
  | "offer_value"
  | "offer_points"
  | "offer_spend"
  | "earn_rate"
  | "earn_back"
  | undefined;

const OFFER = String.raw`(?:offers?|bonus(?:es)?|subs?|sign ?ups?)\b`;
const MOST = String.raw`\b(?:highest|biggest|best|largest|most|top|fattest|juiciest|greatest|max(?:imum)?)`;
const NEAR = String.raw`(?:\S+ ){0,4}?`;

const OFFERS = new RegExp(String.raw`\b${OFFER}`);
const MOST_OFFER = new RegExp(`${MOST} ${NEAR}${OFFER}|\\b${OFFER} ${NEAR}${MOST.slice(2)}\\b`);
/** "Which bonus needs the least spending". */
const LEAST_SPEND =
  /\b(?:lowest|least|smallest|easiest|minimum|cheapest) (?:\S+ ){0,3}?(?:spend\w*|msr|to (?:hit|meet|reach|earn|get))\b|\bspend\w* (?:\S+ ){0,3}?(?:the )?(?:least|lowest)\b/;
const NEXT_OFFER = new RegExp(
  String.raw`\b(?:second|2nd|third|3rd|next) (?:highest|biggest|best|largest|most) ${NEAR}${OFFER}|\b${OFFER} ${NEAR}(?:second|2nd|third|3rd) (?:highest|biggest|best|largest)\b`,
);
/** "A bonus I can reach with 3000", "for 500 spend". */
const WITHIN_SPEND =
  /\b(?:with|for|under|below|spending|spend(?: of| only| just)?|up to|at most|within)(?: (?:only|just|about|around|like|a))* \$?\d[\d,.]*k?\b/;
/** Of a bonus that runs or was had. */
const OWN_BONUS =
  /\b(?:my|our|mine|working on|so far|left|received?|got|had|have i|did i|am i|i have|progress)\b/;

/** Whether offers of all cards are put in order or bounded: no card's own is meant. */
export const asksOffersOfAll = (asked: Understood): boolean =>
  asksOffer(asked) &&
  !says(asked, OWN_BONUS) &&
  (says(asked, MOST_OFFER) ||
    says(asked, NEXT_OFFER) ||
    says(asked, LEAST_SPEND) ||
    (says(asked, WITHIN_SPEND) && says(asked, /\b(?:which|what|any|best|biggest)\b/)));

const HIGH_FEE = new RegExp(
  String.raw`${MOST} (?:annual |yearly )?(?:fees?|af|costs?)\b|\b(?:most expensive|priciest|dearest|costs? the most)\b`,
);
const LOW_FEE = /\b(?:cheapest|lowest|least expensive|smallest|costs? the least)\b/;
const POINTS = /\bpoints?\b/;

/** Whether the welcome offers of cards are asked about. */
export const asksOffer = (asked: Understood): boolean => says(asked, OFFERS);

/** One end of an order that the whole catalog can be put in. */
export const asksExtreme = (asked: Understood): boolean =>
  says(asked, MOST_OFFER) || says(asked, HIGH_FEE);

const CHEAPEST =
  /\b(?:cheapest|least expensive|lowest (?:\S+ )?(?:fee|cost)) (?:\S+ ){0,3}?(?:cards?|way (?:to|into|of))\b|\bcards? with the (?:lowest|smallest|cheapest) (?:annual |yearly )?(?:fee|af)\b|\bcards? (?:is|are) (?:the )?(?:cheapest|least expensive)\b|\bcards? (?:has|have) (?:the )?lowest (?:annual |yearly )?fee\b/;

/** "The cheapest card that …": of all that have what is named. */
export const asksCheapest = (asked: Understood): boolean => says(asked, CHEAPEST);

const END = new RegExp(`${MOST}\\b`);

/** Any end of any order: the cheapest, the best, the most. */
export const asksEnd = (asked: Understood): boolean =>
  asksOffersOfAll(asked) || asksExtreme(asked) || says(asked, LOW_FEE) || says(asked, END);

/** By what comes back, unless the rate itself is asked for. */
export function orderOf(
  asked: Understood,
  { earns_on: on, earns_at: at, earns_least: rate }: Earns,
): FindOrder {
  if (says(asked, HIGH_FEE)) return "highest_fee";
  if (says(asked, OFFERS) && says(asked, LEAST_SPEND)) return "offer_spend";
  if (says(asked, LOW_FEE)) return "lowest_fee";
  if (says(asked, OFFERS)) return says(asked, POINTS) ? "offer_points" : "offer_value";
  if (on === undefined && at === undefined) return undefined;
  return rate === undefined ? "earn_back" : "earn_rate";
}
