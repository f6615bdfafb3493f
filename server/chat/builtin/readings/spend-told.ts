import {
  type Amount,
  amountsOf,
  type Mention,
  mentionsOf,
  type Understood,
} from "../../language/understood.ts";
import { says } from "./says.ts";

/** US dollars a month by category, as tools take it; nothing when the question tells none. */
export interface SpendTold {
  readonly spend?: Readonly<Record<string, number>>;
}

const NEAR_AFTER = 4;
const NEAR_BEFORE = 3;
const MONTHS_A_YEAR = 12;

/** Where spend goes that no category is told of. */
const OTHERWISE = "everything_else";
const REST =
  /^(?:(?:on|for|in|of) )?(?:the )?(?:rest|other|others|else|everything else|all else|misc|miscellaneous)\b/;
const IN_ALL = /\b(?:total|totals|overall|altogether|all in|all told|everything)\b/;
/** "2,500 a month on it", "run 30k a year through the Venture": all of it on one card. */
const ON_CARD =
  /\bmy \S+ (?:monthly|(?:a|per|each) month)\b|\b(?:random|general|everyday|regular|normal|misc|ordinary|total|of) (?:spend(?:ing)?|purchases|stuff|charges|expenses)\b|\b(?:on|through|thru|to|onto|with|over) (?:it|that|this|there|(?:the |my |that |this |one |a )?(?:card|one)|the \S+|my \S+)\b|\b(?:i|we) (?:only |just |probably |usually |maybe |like )*(?:spend|charge|put|run|swipe|use)\b|\b(?:spending|charging)(?: (?:about|around|like|roughly|just|only|some))* \$?\d/;
const EACH_MONTH =
  /^(?:(?:or so|ish|total|dollars|bucks) )?(?:(?:a|per|each|every) )?(?:months?|mo|monthly)\b/;
const EACH_YEAR =
  /^(?:(?:or so|ish|total|dollars|bucks) )?(?:(?:(?:a|per|each|every) )?(?:year|yr)|yearly|annually)\b/;

/** What the question itself says is spent: "$500 a month on dining and $300 on groceries". */
export function spendTold(asked: Understood): SpendTold {
  const categories = mentionsOf(asked, "category").filter(({ ids }) => ids.length === 1);
  const amounts = spendAmounts(asked, categories);
  // "18k a year at restaurants and 15k on groceries": both, unless a month is told.
  const isAllYearly =
    says(asked, /\bannually\b/) ||
    (amounts.some((one) => isYearly(asked, one)) &&
      !amounts.some((one) => EACH_MONTH.test(wordsAfter(asked, one))));
  const isInAll =
    amounts.length === 1 &&
    categories.length === 0 &&
    (says(asked, IN_ALL) || isOnCard(asked, amounts[0]));
  const entries = amounts.flatMap((amount) => {
    const [named] = categoryOf(amount, categories)?.ids ?? [];
    const isRest = isInAll || REST.test(wordsAfter(asked, amount));
    const key = isRest ? OTHERWISE : named;
    if (key === undefined || amount.value <= 0) return [];
    const monthly =
      isAllYearly || isYearly(asked, amount) ? amount.value / MONTHS_A_YEAR : amount.value;
    return [[key, Math.round(monthly * 100) / 100] as const];
  });
  return entries.length === 0 ? {} : { spend: Object.fromEntries(entries) };
}

/** Dollars, and bare numbers with a category right beside: "400 groceries, gas 200". */
const spendAmounts = (asked: Understood, categories: readonly Mention[]): readonly Amount[] =>
  amountsOf(asked, "usd", "count").filter(
    ({ unit, start, end }) =>
      !COSTS.test(asked.tokens.slice(Math.max(0, start - NEAR_BEFORE), start).join(" ")) &&
      (unit === "usd" || categories.some((one) => one.start === end || one.end === start)),
  );

/** "Worth the 95", "wasting $95 a year on it": what a card costs is no spend. */
const COSTS =
  /\b(?:wast(?:e|es|ed|ing)|worth|fees?(?: (?:of|is|are|was))?|costs?|costing|charg(?:es|ing) (?:me|us))(?: (?:the|its|a|about|me|us|like|that))*$/;

/** So much each month or year, on a card or at all, with no word on what. */
function isOnCard(asked: Understood, amount: Amount | undefined): boolean {
  if (amount === undefined || !says(asked, ON_CARD)) return false;
  const after = wordsAfter(asked, amount);
  return EACH_MONTH.test(after) || EACH_YEAR.test(after) || /^(?:a|per) /.test(amount.text);
}

const wordsAfter = ({ tokens }: Understood, { end }: Amount): string =>
  tokens.slice(end, end + NEAR_AFTER).join(" ");

/** "$6,000 a year": what stands right behind the amount, for what is asked is of a year too. */
const isYearly = ({ tokens }: Understood, { end }: Amount): boolean =>
  EACH_YEAR.test(tokens.slice(end, end + NEAR_AFTER).join(" "));

/** The category named after the amount, else the one before it; the other way in "dining 300, gas 200". */
function categoryOf(amount: Amount, categories: readonly Mention[]): Mention | undefined {
  const after = categories.find(
    ({ start }) => start >= amount.end && start <= amount.end + NEAR_AFTER,
  );
  const before = categories.findLast(
    ({ end }) => end <= amount.start && end >= amount.start - NEAR_BEFORE,
  );
  const isTouched = before?.end === amount.start && after?.start !== amount.end;
  return isTouched ? before : (after ?? before);
}
