import type { FactIndex } from "../../../tools/core/facts.ts";
import { columnsOf } from "../intents/card/card-columns.ts";
import { asksFixedOrMoved, cashOrTransfer } from "../intents/transfer/award/cash-or-transfer.ts";
import { stacksOf } from "../intents/value/compared-amounts.ts";
import { leftMeant } from "./left-meant.ts";
import { movesMeant } from "./moves-meant.ts";
import { asksOpenAlone } from "../readings/asks-open.ts";
import { amountsOf, mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * What plain words are taken for, and what is asked in truth by how it is put: whether a bank takes
 * one, how points are saved, which of two sums is worth more.
 */

/** The intent that is meant where another is likeliest by the words; undefined where none is. */
export function takenFor(id: string, asked: Understood, facts: FactIndex): string | undefined {
  if (NEAR_CASH.has(id) && cashOrTransfer(asked, facts) !== undefined) return "fund_award";
  if (NEAR_CASH.has(id) && asksFixedOrMoved(asked, facts)) return "points_value";
  const moved = movesMeant(id, asked);
  if (moved !== undefined) return moved;
  if (id === "transfer_undo" && asksPlainMove(asked)) return moveAsked(asked);
  if (NEAR_STACKS.has(id) && asksStacks(asked, facts)) return "points_value";
  if (id === "locked_value" && asksWorthInCents(asked)) return "points_value";
  if (NEAR_WORTH.has(id) && asksWorthOfTwo(asked)) return "points_value";
  if (id === "category_gaps" && asksWithoutExtra(asked)) return "best_card";
  if (NEAR_SAVING.has(id) && asksToSave(asked)) return "points_expiry";
  if (NEAR_PAYING.has(id) && asksToPay(asked)) return "best_card";
  if (id === "next_card" && asksAbroad(asked)) return "foreign_purchase";
  if (id === "balances" && namesCredit(asked)) return "credit_detail";
  if (asksSwap(id, asked)) return "downgrade_options";
  if (asksWillTake(id, asked)) return "rule_question";
  if (NEAR_OPEN.has(id) && asksOpenAlone(asked)) return "card_network";
  if (id === "my_cards" && /\bguests?\b/.test(asked.tokens.join(" "))) return "lounge_access";
  if (id === "lounge_access" && namesStatus(asked)) return "find_cards";
  if (id === "carry_balance" && SPENDS_ON.test(asked.tokens.join(" "))) return "bonus_progress";
  const left = leftMeant(id, asked, facts);
  if (left !== undefined) return left;
  if (NEAR_COVER.has(id) && asksCoverOfTwo(asked)) return "protection";
  const isOfOne = new Set(mentionsOf(asked, "card").map(({ start }) => start)).size === 1;
  if (isOfOne && id === "card_network" && asksFee(asked, facts)) return "card_fee";
  if (isOfOne && id === "card_fee" && GETS_FOR_FEE.test(asked.tokens.join(" ")))
    return "card_facts";
  return isOfOne && id === "earn_rate" && asksAnyGood(asked) ? "card_facts" : undefined;
}

/** "What do I get for the Reserve's fee": what it gives, and not what it costs. */
const GETS_FOR_FEE =
  /\bwhat (?:all )?(?:do|would|will|does|am|are) (?:i|we|you|it|one) (?:actually |even |really )?(?:get|getting|give me)\b.*\b(?:for|with|out of) .*\bfees?\b/;

/** "Reserve or Venture X for a late flight": of what happens to it, and not of what it earns. */
const asksCoverOfTwo = (asked: Understood): boolean =>
  new Set(mentionsOf(asked, "card").map(({ start }) => start)).size === 2 &&
  MISHAP.test(asked.tokens.join(" "));
const MISHAP =
  /\b(?:late|delayed|cancell?ed|called off) (?:\S+ )?(?:flights?|planes?|trips?|bags?|luggage)\b|\b(?:flights?|planes?|trips?|bags?|luggage|suitcases?) (?:\S+ ){0,3}?(?:late|delayed|cancell?ed|called off|lost|stolen)\b|\b(?:lost|stolen|missing) (?:bags?|luggage|suitcases?|phones?)\b|\b(?:broken|cracked|shattered|stolen) (?:phones?|screens?|laptops?)\b/;
const NEAR_COVER: ReadonlySet<string> = new Set(["best_card", "compare_cards", "renewal_value"]);

/** "What if I only spend 300 a week from now on": a pace, and no debt. */
const SPENDS_ON =
  /\bif (?:i|we) (?:can |could )?(?:only |just )?(?:spend|put|do|charge)\b(?!.*\b(?:interest|debt|balance|apr|minimum|owe)\b).*\b(?:a|per|each|every) (?:day|week|month)\b/;

/** "Does Marriott Gold come with any of my cards": a level of a program, and no lounge. */
const namesStatus = (asked: Understood): boolean =>
  mentionsOf(asked, "benefit").length > 0 &&
  mentionsOf(asked, "benefit").every(({ ids }) => ids.every((one) => one.endsWith(" status"))) &&
  !/\b(?:lounges?|get in|let in|guests?|door)\b/.test(asked.tokens.join(" "));

/** "Uber Cash left": a credit of cards, though some program is called so too. */
const namesCredit = (asked: Understood): boolean =>
  mentionsOf(asked, "program").length > 0 &&
  mentionsOf(asked, "program").every(({ start, end }) =>
    mentionsOf(asked, "benefit").some((one) => one.start === start && one.end === end),
  );

/** What "cash out or send them to Hyatt" is taken for. */
const NEAR_CASH: ReadonlySet<string> = new Set([
  "award_price",
  "balances",
  "downgrade_points",
  "points_value",
  "redemption_value",
  "route_check",
  "stash_value",
  "transfer_amount",
  "transfer_partners",
  "transfer_sources",
  "unlock_card",
]);

/** "LifeMiles going in December, can I save them by moving points in". */
const asksToSave = (asked: Understood): boolean =>
  mentionsOf(asked, "program").length > 0 &&
  mentionsOf(asked, "card").every(({ start }) =>
    mentionsOf(asked, "program").some((one) => one.start === start),
  ) &&
  SAVES.test(asked.tokens.join(" ")) &&
  LAPSES.test(asked.tokens.join(" "));
const NEAR_SAVING: ReadonlySet<string> = new Set([
  "balances",
  "card_facts",
  "downgrade_points",
  "expiring",
  "points_value",
  "renewal_value",
  "route_check",
  "transfer_amount",
  "transfer_partners",
  "transfer_sources",
  "transfer_undo",
  "unlock_card",
]);
/** "The van's insurance is due, which card and how many points": a bill to pay, and no cover. */
const asksToPay = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  return (
    amountsOf(asked, "usd").length > 0 &&
    (IS_DUE.test(text) || PAYS_WITH.test(text)) &&
    PAYS_FOR_POINTS.test(text) &&
    !EACH.test(text)
  );
};
const PAYS_WITH =
  /\b(?:should|do|to|can|would|could|shall)(?: (?:i|we))? (?:use|put|pay|swipe|charge)\b/;
const EACH = /\b(?:a|per|each|every) (?:month|year|week)\b|\b(?:monthly|yearly|annually)\b/;
const NEAR_PAYING: ReadonlySet<string> = new Set([
  "am_i_covered",
  "annual_rewards",
  "points_goal",
  "protection",
]);
const IS_DUE = /\b(?:due|bill|invoice|premium|renewal|payment|quoted?|pay|paying)\b/;
const PAYS_FOR_POINTS =
  /\b(?:which|what|best)(?: one)?(?: of (?:my|our))? cards?\b.*\b(?:points|pts|miles|cash ?back|rewards)\b/;

/** "We fly to Lisbon, eating out a lot, best card for that": of those held, unless one is to be got. */
const asksAbroad = (asked: Understood): boolean =>
  asked.country !== undefined &&
  mentionsOf(asked, "category").length > 0 &&
  /\b(?:i|we|our|my)\b/.test(asked.tokens.join(" ")) &&
  !/\b(?:get|getting|open|opening|apply|applying|new|next|add|adding|sign up|another|bonus|should i have|recommend|looking for)\b/.test(
    asked.tokens.join(" "),
  );

const SAVES =
  /\b(?:save|rescue|keep|extend|revive|reset|stop|prevent) (?:them|it|those|these|my|the|em|from)\b/;
const LAPSES =
  /\b(?:expir\w*|lapse\w*|dying|die|dies|alive|disappear\w*|vanish\w*|going(?: away)? (?:in|on|by|next|this)|gone (?:in|by|on))\b/;

/** "Something I could swap the Reserve for that keeps my points movable". */
const asksSwap = (id: string, asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  return (
    SWAPS.test(text) &&
    (id === "unlock_card" || (id === "transfer_partners" && WITHOUT_LOSING.test(text)))
  );
};
const WITHOUT_LOSING = /\b(?:anything|what|which|any|somewhere|one)\b.*\bwithout losing\b/;
const SWAPS = /\b(?:swap|trade|switch|change|downgrade) (?:\S+ ){0,4}(?:for|to|into)\b/;

/** "Can Capital One still say yes": whether a bank takes the asker, of no card in particular. */
const asksWillTake = (id: string, asked: Understood): boolean =>
  NEAR_TAKING.has(id) &&
  mentionsOf(asked, "issuer").length > 0 &&
  mentionsOf(asked, "card").length === 0 &&
  WILL_TAKE.test(asked.tokens.join(" "));
const WILL_TAKE =
  /\b(?:can|could|will|would|does|is) (?:\S+ ){1,4}(?:say yes|say no|take me|approve me|approving me|let me in|turn me down|deny me|accept me|shut me out|cut me off|give me (?:a|another|one more)(?: new)? card)\b/;
const NEAR_TAKING: ReadonlySet<string> = new Set([
  "card_facts",
  "eligibility",
  "five_24",
  "next_card",
  "route_check",
  "transfer_partners",
  "unlock_card",
]);

/** What the words of it are taken for. */
const NEAR_OPEN: ReadonlySet<string> = new Set([
  "about",
  "card_changes",
  "card_facts",
  "eligibility",
  "find_cards",
  "my_cards",
  "renamed_card",
  "rule_question",
]);

/** "Does the Green from Amex have a foreign fee": of the fee, and not of the bank. */
const asksFee = (asked: Understood, facts: FactIndex): boolean => {
  const keys = new Set(columnsOf(asked, facts).map(({ key }) => key));
  return keys.has("foreign_fee") || keys.has("annual_fee");
};

/** "Is that any good": of the whole card, and not of a rate. */
const asksAnyGood = (asked: Understood): boolean =>
  ANY_GOOD.test(asked.tokens.join(" ")) &&
  asked.mentions.every(({ kind }) => kind !== "category" && kind !== "merchant");
const ANY_GOOD =
  /\b(?:any good|any use|worth (?:getting|having|a look)|(?:a )?(?:good|decent|solid|great|bad) (?:card|one|deal)|so (?:great|good|special) about|what is the (?:big )?deal|all that|legit|(?:good|decent) or (?:not|no|bad|what))\b/;

/** "20,000 Hyatt or 40,000 Hilton, which you pick": of what each is worth, and not of a way to get them. */
const asksStacks = (asked: Understood, facts: FactIndex): boolean =>
  amountsOf(asked, "points").length > 1 &&
  !WANTS.test(asked.tokens.join(" ")) &&
  stacksOf(asked, facts).length > 1;
const WANTS =
  /\b(?:need|needs|want|for|to|into|from|transfer\w*|move|moving|send|convert\w*|become|book|bonus\w*|offer|have|spend)\b/;
const NEAR_STACKS: ReadonlySet<string> = new Set([
  "all_values",
  "balances",
  "compare_cards",
  "fund_award",
  "redemption_value",
  "transfer_amount",
]);

/** "United miles are worth less than Delta miles", "Amex points beat Chase points": of no way between them. */
const asksWorthOfTwo = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  const cards = mentionsOf(asked, "card");
  const programs = mentionsOf(asked, "program");
  return (
    cards.length === 0 &&
    new Set(programs.map(({ ids }) => ids.join())).size === 2 &&
    WORTH_MORE.test(text) &&
    !MOVES.test(text)
  );
};
const WORTH_MORE =
  /\b(?:points?|miles)\b.*\b(?:worth (?:\S+ ){0,3}?(?:more|less|the same|as much)|(?:more|less) valuable|beats?)\b|\bworth (?:\S+ ){0,3}?(?:more|less|the same) (?:than|as)\b.*\b(?:points?|miles)\b/;
const MOVES =
  /\b(?:transfer\w*|move|moving|send|convert\w*|into|card|cards|cash(?:ed)? out|earn\w*)\b/;
const NEAR_WORTH: ReadonlySet<string> = new Set(["locked_value", "route_check"]);

/** "Which of my cards do not earn extra on gas": each card by its rate there. */
const asksWithoutExtra = (asked: Understood): boolean =>
  mentionsOf(asked, "category").length === 1 &&
  /\b(?:which|what|how many)\b.*\bcards\b.*\b(?:extra|bonus)\b/.test(asked.tokens.join(" "));

/** "Are Hilton points worth less than a cent": of no card that makes them worth more. */
const asksWorthInCents = (asked: Understood): boolean =>
  amountsOf(asked, "cents").length > 0 &&
  mentionsOf(asked, "card").length === 0 &&
  /\bworth\b/.test(asked.tokens.join(" ")) &&
  !/\b(?:with|without|cards?)\b/.test(asked.tokens.join(" "));

/** "Can I move 1500 to Hyatt", "can my points be transferred": whether it goes, and nothing of a way back. */
const asksPlainMove = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  return MAY_MOVE.test(text) && !WAY_BACK.test(text);
};
const MAY_MOVE =
  /^(?:\S+ ){0,2}?(?:can|could|may) (?:i|we|my|our) (?:\S+ ){0,4}?(?:transfer(?:red)?|move|moved|send|sent|converted?)\b/;
const WAY_BACK =
  /\b(?:undo|undone|back|return\w*|revers\w*|cancel\w*|refund\w*|recall\w*|mistake|wrong|accident\w*|final|permanent\w*|after|already|once|again|if|then|regret|stuck|instead)\b/;

const moveAsked = (asked: Understood): string => {
  if (mentionsOf(asked, "program").length === 0) return "transfer_partners";
  return amountsOf(asked, "points", "count", "usd").length > 0 ? "transfer_amount" : "route_check";
};
