import {
  type Amount,
  amountsOf,
  type Mention,
  mentionsOf,
  type Understood,
} from "../understood.ts";
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

/** What the question itself says is spent: "$500 a month on dining and $300 on groceries". */
export function spendTold(asked: Understood): SpendTold {
  const isAllYearly = says(asked, /\bannually\b/);
  const categories = mentionsOf(asked, "category").filter(({ ids }) => ids.length === 1);
  const amounts = spendAmounts(asked, categories);
  const isInAll = amounts.length === 1 && categories.length === 0 && says(asked, IN_ALL);
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
      unit === "usd" || categories.some((one) => one.start === end || one.end === start),
  );

const wordsAfter = ({ tokens }: Understood, { end }: Amount): string =>
  tokens.slice(end, end + NEAR_AFTER).join(" ");

/** "$6,000 a year": what stands right behind the amount, for what is asked is of a year too. */
const isYearly = ({ tokens }: Understood, { end }: Amount): boolean =>
  /^(?:(?:a|per|each|every) year|yearly)\b/.test(tokens.slice(end, end + 2).join(" "));

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
