import type { FactIndex } from "../../../tools/core/facts.ts";
import { isOneOfFamily } from "../readings/any-of.ts";
import { takenFor } from "./taken-for.ts";
import { asksBeyond } from "../intents/card/beyond.ts";
import { asksCheapest, asksExtreme } from "../intents/card/find-order.ts";
import { columnsOf } from "../intents/card/card-columns.ts";
import { kindOfBenefit } from "../intents/credit/benefit-kind.ts";
import { asksCardYear } from "../intents/year/card-year.ts";
import { asksChange } from "../intents/fee/fee-change.ts";
import { seekerOf } from "../readings/seeker.ts";
import { unknownTraits } from "../readings/unknown-traits.ts";
import { asksCountWith } from "../intents/wallet/counted-with.ts";
import { asksHadBonus, asksPosted } from "../intents/bonus/had-or-not.ts";
import { perkMeant } from "./perk-meant.ts";
import { asksHeld, CARDS } from "./shaped-held.ts";
import {
  asksByTerm,
  asksFirstCard,
  asksWithoutFee,
  asksMoreThan,
  asksOfAll,
  asksOffers,
  HELD,
} from "./shaped-catalog.ts";
import { shapedAsYear } from "./shaped-year.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * What a question asks by its shape: several columns of one card, one column of two cards. A single
 * intent is about one column, and whichever word is likeliest would decide which half is answered.
 */

/** Intents that tell one column of a card; together they are the record of the card. */
const OF_ONE_COLUMN: ReadonlySet<string> = new Set([
  "card_facts",
  "card_fee",
  "card_network",
  "certificates",
  "compare_cards",
  "credit_detail",
  "credits",
  "credits_vs_fee",
  "earn_rate",
  "foreign_purchase",
  "lounge_access",
  "offer_now",
  "point_currency",
  "protection",
]);

/** "Out of these three which can I get": whether each can be had. */
const WHICH_TO_GET =
  /\bwhich (?:one |ones |of (?:them|those|these) )?(?:can|could|would|will|am|may) (?:i|we) (?:still |even |actually )?(?:get|be (?:approved|eligible|allowed)|qualify|eligible|approved|allowed|apply|open)\b(?! (?:more|the most|better|with|by|from|if))/;
/** What "how many cards would I have with it" is taken for. */
const NEAR_COUNT: ReadonlySet<string> = new Set([
  "add_card_effect",
  "eligibility",
  "five_24",
  "next_card",
]);
/** What "which of mine have had their bonus" is taken for. */
const NEAR_HAD: ReadonlySet<string> = new Set([
  "find_cards",
  "my_cards",
  "eligibility",
  "offer_now",
]);
/** Weighs one against the other instead of asking for both. */
const WEIGHS =
  /\b(?:worth|versus|vs|against|than|cover|covers|offset|offsets|outweigh\w*|make up|makes up|minus|after|net|justif\w+|if|should|used|left|my|i)\b/;
/** Between two columns of one list: "the fee, its credits and points at restaurants". */
const GLUE =
  /^(?:(?:and|or|plus|also|the|its|a|an|any|with|how (?:many|much)|what|whats|which|points?|miles|rates?|multipliers?|cash ?back|rewards?|earn(?:s|ing)?|at|on|for|in|of|is|are|does|do|it|have|has|there|to|access|get|back|each|per|annual|yearly|much|percent|right|correct|at|all|got|come|comes|travel|totals?|sum|value|amount|current|now) ?)*$/;

const COMPARES =
  /\b(?:which|or|vs|versus|lower|higher|cheaper|more|less|better|bigger|compare|difference|between|same|both)\b/;

/** The intent that a question has by its shape, beside the one it looks like; undefined where it has none. */
export function shapedAs(id: string, asked: Understood, facts: FactIndex): string | undefined {
  const ofYear = shapedAsYear(id, asked);
  if (ofYear !== undefined) return ofYear;
  const perk = perkMeant(id, asked, facts);
  if (perk !== undefined) return perk;
  if (id === "compare_cards" && WHICH_TO_GET.test(asked.tokens.join(" "))) return "eligibility";
  // "Which Southwest card is cheapest": of those cards, and not of a way to move points there.
  if (id === "unlock_card" && asksCheapest(asked) && !TRANSFER.test(asked.tokens.join(" ")))
    return "find_cards";
  if (NEAR_COUNT.has(id) && asksCountWith(asked)) return "my_cards";
  if (NEAR_HAD.has(id) && (asksHadBonus(asked) || asksPosted(asked))) return "bonus_progress";
  if (
    asksOfAll(id, asked) ||
    asksOffers(id, asked) ||
    asksFirstCard(id, asked) ||
    asksWithoutFee(id, asked) ||
    asksByTerm(id, asked)
  )
    return "find_cards";
  if (asksCatalog(id, asked) || asksOwnWith(id, asked, facts) || asksMoreThan(id, asked))
    return "find_cards";
  if (FOR_SOMEBODY.has(id) && seekerOf(asked) !== undefined && !isComing(id, asked))
    return "find_cards";
  if (asksHeld(id, asked, facts)) return "my_cards";
  if (id === "lounge_enrol" && isOfUnknown(asked)) return "card_facts";
  const other = takenFor(id, asked, facts);
  if (other !== undefined) return other;
  if (asksFeeChange(id, asked, facts)) return "card_fee";
  if (asksYearOfPlace(id, asked)) return "earn_rate";
  if (!OF_ONE_COLUMN.has(id) && !NEAR_COMPARING.has(id)) return undefined;
  const benefits = new Set(mentionsOf(asked, "benefit").map(({ start }) => start));
  // "The United Club" is a lounge as well.
  const cards = mentionsOf(asked, "card").filter(
    (one) => !isOneOfFamily(one, asked) && !benefits.has(one.start),
  );
  const places = new Set(cards.map(({ start }) => start));
  const text = asked.tokens.join(" ");
  if (places.size === 2 && asksBeyond(asked)) return "compare_cards";
  if (NEAR_RATES.has(id) && places.size === 2 && PAYS_MORE.test(text)) return "compare_cards";
  if (id === "renewal_value" && places.size === 2 && SET_BESIDE.test(text)) return "compare_cards";
  if (!OF_ONE_COLUMN.has(id)) return undefined;
  // "Do authorised users get in": of their way in, and not of what they cost.
  if (id === "lounge_access" && USERS.test(text) && !COSTS.test(text)) return undefined;
  if (places.size === 1)
    return isListed(asked, facts) && !WEIGHS.test(text) ? "card_facts" : undefined;
  const isCompared = places.size === 2 && COMPARES.test(text) && !WORTH_ALL.test(text);
  return isCompared && columnsOf(asked, facts).some(({ key }) => key !== "rate")
    ? "compare_cards"
    : undefined;
}

/** "Do I need a membership for the Costco card": no lounge is named. */
const isOfUnknown = (asked: Understood): boolean =>
  unknownTraits(asked).length > 0 &&
  mentionsOf(asked, "benefit").length === 0 &&
  mentionsOf(asked, "card").length === 1;

const USERS = /\b(?:authorized|additional) (?:users?|cardholders?)\b/;
const COSTS = /\b(?:fees?|costs?|how much|price|pay)\b/;

/** Two cards set beside each other are taken for whether one can be had, what it adds, or is worth. */
const NEAR_COMPARING: ReadonlySet<string> = new Set([
  "add_card_effect",
  "bonus_or_category",
  "eligibility",
  "renewal_value",
]);
/** "Which pays more at the pump, the A or the B": nothing is said of a bonus or of a cover. */
const NEAR_RATES: ReadonlySet<string> = new Set(["bonus_or_category", "protection"]);
const PAYS_MORE =
  /^(?!.*\b(?:bonus|offer|sub|welcome|spend|cover\w*|insur\w*|protect\w*|claims?|cancel\w*|delay\w*|late|lost|stolen|broken|cracked)\b).*\b(?:pays?|earns?|gives?) (?:me |us )?(?:the )?(?:more|most)\b/;
const SET_BESIDE = /\b(?:compared (?:to|with)|versus|vs|next to|rather than|over|than)\b/;

/** "Has its fee gone up": of all years, where no time is told. */
const asksFeeChange = (id: string, asked: Understood, facts: FactIndex): boolean =>
  id === "card_changes" &&
  asked.dates.length === 0 &&
  asksChange(asked) &&
  mentionsOf(asked, "card").length === 1 &&
  columnsOf(asked, facts).some(({ key }) => key === "annual_fee");

/** Intents that "a year" and a kind of spend are taken for beside what a card earns there. */
const NEAR_CARD_YEAR: ReadonlySet<string> = new Set([
  "best_card",
  "cap_left",
  "card_fee",
  "renewal_value",
]);

/** "How much does the Gold make me on groceries per year". */
const asksYearOfPlace = (id: string, asked: Understood): boolean =>
  NEAR_CARD_YEAR.has(id) &&
  mentionsOf(asked, "card").length > 0 &&
  mentionsOf(asked, "category").length > 0 &&
  asksCardYear(asked);

/** Intents that look for a card to tell of, or for one that would add to the member's own. */
const NEED_A_CARD: ReadonlySet<string> = new Set([
  ...OF_ONE_COLUMN,
  "bonus_exclusions",
  "eligibility",
  "next_card",
  "transfer_bonus",
  "upcoming_fees",
]);
/** Intents that a card for somebody outside the household is taken for. */
const FOR_SOMEBODY: ReadonlySet<string> = new Set([
  ...NEED_A_CARD,
  "best_card",
  "category_gaps",
  "cheat_sheet",
]);
/** "Do I pay for my kid at the lounge", "does the credit work for him": who comes along looks for no card. */
const isComing = (id: string, { tokens }: Understood): boolean =>
  (id === "lounge_access" || id.startsWith("credit")) && !CARDS.test(tokens.join(" "));
const TRANSFER = /\b(?:transfer\w*|points? to|miles to)\b/;
const OWN = /\b(?:my|mine|our|ours|i have|i hold|i own|i got|i have got|do i|we have)\b/;
const WHICH =
  /^(?:\S+ ){0,3}?(?:any|which|what|list|show|does an?|is there|are there)\b|^(?:does|do) (?:\S+ ){1,3}?(?:have|offer|issue) (?:an?|any)\b/;

const NO_FEE =
  /\b(?:no|without an?|zero) (?:annual |yearly )?fee (?:\S+ )?(?:cards?|visas?|mastercards?|amexes)\b|\bcards? (?:with|that has|has) (?:no|zero) (?:annual |yearly )?fee\b/;

/** Chooses among the cards of the catalog: the highest offer, those of a bank that have something. */
function asksCatalog(id: string, asked: Understood): boolean {
  if (!NEED_A_CARD.has(id) || asked.mentions.some(({ kind }) => kind === "card")) return false;
  const text = asked.tokens.join(" ");
  const hasBank = mentionsOf(asked, "issuer").length > 0;
  if (OF_ONE_COLUMN.has(id) && asksCheapest(asked) && !HELD.test(text)) return true;
  if (OWN.test(text) || !(CARDS.test(text) || hasBank) || TRANSFER.test(text)) return false;
  const isFiltered = hasBank || NO_FEE.test(text);
  const isOne = new Set(asked.mentions.map(({ start }) => start)).size <= 1;
  if (asksExtreme(asked) && (isOne || id !== "transfer_bonus")) return true;
  return OF_ONE_COLUMN.has(id) && isFiltered && CARDS.test(text) && WHICH.test(text);
}

/** "The cheapest card I own with Priority Pass": of the member's cards those that carry it. */
const asksOwnWith = (id: string, asked: Understood, facts: FactIndex): boolean =>
  id === "my_cards" &&
  !asked.mentions.some(({ kind }) => kind === "card") &&
  mentionsOf(asked, "benefit").some(({ ids: [one = ""] }) => kindOfBenefit(one, facts) !== "other");

/** Of one purchase, or of what is left of it, others know more. */
const WORTH_ALL = /\b(?:should|if|my|i|used|left|worth)\b/;

/** Whether two or more columns stand side by side. */
function isListed(asked: Understood, facts: FactIndex): boolean {
  const columns = columnsOf(asked, facts);
  if (new Set(columns.map(({ key }) => key)).size < 2) return false;
  const cards = mentionsOf(asked, "card");
  return columns.every((column, place) => {
    const next = columns[place + 1];
    if (next === undefined) return true;
    const between = asked.tokens
      .slice(column.end, next.start)
      .filter(
        (_, at) =>
          !cards.some(({ start, end }) => start <= at + column.end && at + column.end < end),
      );
    return GLUE.test(between.join(" "));
  });
}
