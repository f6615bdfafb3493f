import { isAlone } from "../intents/year/cards-left.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/* Where the points go, and what one card alone would bring: meant by how it is put. */

/** The intent that is meant; undefined where it is the one that the words are likeliest of. */
export function movesMeant(id: string, asked: Understood): string | undefined {
  const text = asked.tokens.join(" ");
  const programs = mentionsOf(asked, "program");
  const isNamed = programs.length > 0;
  if (NEAR_ALL.has(id) && isNamed && ALL_THERE.test(text)) return "fund_award";
  if (id === "pooling" && isNamed && USES_FOR.test(text) && asked.owner === undefined)
    return "route_check";
  if (NEAR_BUYING.has(id) && isNamed && CARD_OF_RATIO.test(text)) return "unlock_card";
  if (NEAR_BUYING.has(id) && BANKS_FOR.test(text) && isBanksFor(asked)) return "fund_award";
  const isPlaced = asked.mentions.some(({ kind }) => kind === "category" || kind === "merchant");
  if (id === "earn_rate" && !isPlaced && isAlone(asked) && WOULD_EARN.test(text))
    return "annual_rewards";
  return undefined;
}

const NEAR_ALL: ReadonlySet<string> = new Set([
  "award_price",
  "balances",
  "best_card",
  "earn_rate",
  "route_check",
  "transfer_partners",
  "transfer_sources",
]);

/** What a way to a program is taken for that is a shop as well. */
const NEAR_BUYING: ReadonlySet<string> = new Set([
  "best_card",
  "card_facts",
  "compare_cards",
  "earn_rate",
  "next_card",
]);

/** "Which card gets me 1:1 to Hyatt". */
const CARD_OF_RATIO =
  /\b(?:which|what) (?:\S+ )?cards?\b.*\b(?:\d(?:\.\d)?:\d|one to one|1 to 1|at par)\b/;

/** "Chase or Citi for Virgin Atlantic": two banks whose points can go there, and nothing that is bought. */
const BANKS_FOR =
  /^(?:(?:so|and|ok|hey|is|which is better|better|better to use|should i use|use) )*(?:my )?\S+(?: \S+)?(?: points)? (?:or|versus|vs) (?:my )?\S+(?: \S+)?(?: points)? (?:for|to|into)(?: (?:a|an|my|the))? \S+(?: \S+){0,2}$/;

function isBanksFor(asked: Understood): boolean {
  const programs = mentionsOf(asked, "program");
  const banks = mentionsOf(asked, "issuer");
  return (
    programs.length === 3 &&
    banks.length === 2 &&
    asked.amounts.length === 0 &&
    mentionsOf(asked, "card").length === 0 &&
    banks.every(({ start }) => programs.some((one) => one.start === start))
  );
}

/** "If I moved everything to Avianca, how many miles", "how many of my points can go to Flying Blue". */
const ALL_THERE =
  /^(?=.*\bhow (?:many|much)\b)(?=.*\b(?:points|miles|avios)\b)(?:.*\b(?:move|moved|send|sent|transfer|transferred|convert|converted|put) (?:everything|it all|them all|all (?:of )?(?:my|our|it|them|the))\b|.*\b(?:can|could|would) (?:i |we )?(?:go|be (?:moved|sent|transferred)|transfer|move|reach)\b.*\b(?:to|into|in all|altogether|in total)\b)/;
/** "Can I use my Venture miles for Turkish". */
const USES_FOR =
  /\buse (?:my|our|the|some)(?: \S+){0,3} (?:points|miles)(?: \S+)? (?:for|on|with)\b/;
const WOULD_EARN = /\b(?:would|will|could|do) (?:i|we) (?:earn|make|get|bring in)\b/;
