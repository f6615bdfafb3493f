import { fewAsked } from "../intents/year/best-few.ts";
import { asksWhetherEven, isBreakEven } from "../intents/year/break-even.ts";
import { asksLevel } from "../intents/year/level-spend.ts";
import { asksOnSpend } from "../intents/year/on-spend.ts";
import { spendTold } from "../readings/spend-told.ts";
import { type Understood } from "../../language/understood.ts";

/* Sums of a year by the shape of the question: whatever its words are likeliest of, one of these asks for a year. */

/** Intents that a card on a spend, or the spend that pays for a fee, is taken for. */
const NEAR_ON_SPEND: ReadonlySet<string> = new Set([
  "add_card_effect",
  "annual_rewards",
  "best_card",
  "bonus_or_category",
  "cap_left",
  "card_facts",
  "card_fee",
  "credits_vs_fee",
  "earn_rate",
  "next_card",
  "points_goal",
  "renewal_value",
  "spending_profile",
]);

/** Intents that the best few cards are taken for. */
const NEAR_FEW: ReadonlySet<string> = new Set([
  "off_topic",
  "add_card_effect",
  "annual_rewards",
  "best_card",
  "category_gaps",
  "cheat_sheet",
  "compare_cards",
  "downgrade_options",
  "eligibility",
  "find_cards",
  "my_cards",
  "next_card",
  "renewal_value",
]);

export function shapedAsYear(id: string, asked: Understood): string | undefined {
  if ((NEAR_ON_SPEND.has(id) || id === "compare_cards") && asksLevel(asked))
    return "annual_rewards";
  if (NEAR_ON_SPEND.has(id) && asksWhetherEven(asked)) return "renewal_value";
  if (NEAR_ON_SPEND.has(id) && isBreakEven(asked)) return "annual_rewards";
  if (NEAR_ON_SPEND.has(id) && isOnSpendAlone(id, asked)) return "annual_rewards";
  if (NEAR_SPENT.has(id) && asksYearOfSpend(asked)) return "annual_rewards";
  if (NEAR_OWN_SPEND.has(id) && asksOwnSpend(asked)) return "annual_rewards";
  return NEAR_FEW.has(id) && fewAsked(asked) !== undefined ? "annual_rewards" : undefined;
}

const NEAR_SPENT: ReadonlySet<string> = new Set(["best_card", "earn_rate"]);

/** "400 monthly in restaurants, what points would I have in one year": each month told, the year asked. */
const asksYearOfSpend = (asked: Understood): boolean => {
  const words = asked.tokens.join(" ");
  return (
    cardsNamed(asked) === 0 &&
    spendTold(asked).spend !== undefined &&
    /\b(?:monthly|(?:a|per|each|every) (?:month|mo))\b/.test(words) &&
    /\b(?:(?:in|over|per|a|each|every) (?:one |a |the |whole )*year|yearly|annually|12 months)\b/.test(
      words,
    ) &&
    /\b(?:points|pts|miles|cash ?back|rewards)\b/.test(words)
  );
};

const NEAR_OWN_SPEND: ReadonlySet<string> = new Set([
  "card_facts",
  "credits",
  "credits_vs_fee",
  "earn_rate",
]);

/** "What I get from the Platinum each year on my spend, not counting credits". */
const asksOwnSpend = (asked: Understood): boolean => {
  const words = asked.tokens.join(" ");
  return (
    cardsNamed(asked) === 1 &&
    /\b(?:on|from|with|given|at) (?:my|our) (?:own |actual |real )?spend(?:ing)?\b/.test(words) &&
    /\b(?:year|yearly|annual(?:ly)?)\b/.test(words) &&
    /\b(?:get|earn|make|give|value|worth|rewards?|back)\b/.test(words)
  );
};

/** "18k a year at restaurants and 15k on groceries: what would the Gold make me": all of it is one sum. */
export const isOneSum = (asked: Understood): boolean =>
  asksLevel(asked) ||
  (asksOnSpend(asked) &&
    (Object.keys(spendTold(asked).spend ?? {}).length > 1 || cardsNamed(asked) === 1));

const cardsNamed = ({ mentions }: Understood): number =>
  new Set(mentions.filter(({ kind }) => kind === "card").map(({ start }) => start)).size;

/** One card on a spend; what adding it changes beside others is asked by that word. */
const isOnSpendAlone = (id: string, asked: Understood): boolean =>
  asksOnSpend(asked) &&
  cardsNamed(asked) === 1 &&
  !(id === "add_card_effect" && ADDS.test(asked.tokens.join(" ")));

const ADDS =
  /\b(?:add|adding|added|(?:i|we|my) (?:drop|dropped|dropping) (?:the|my|our|it)|dropping|replac\w+|swap\w*|besides?|on top of|alongside)\b/;
