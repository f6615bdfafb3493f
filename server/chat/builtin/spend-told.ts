import { type Amount, amountsOf, type Mention, mentionsOf, type Understood } from "./understood.ts";
import { says } from "./held-meant.ts";

/** US dollars a month by category, as tools take it; nothing when the question tells none. */
export interface SpendTold {
  readonly spend?: Readonly<Record<string, number>>;
}

const NEAR_AFTER = 4;
const NEAR_BEFORE = 3;
const MONTHS_A_YEAR = 12;

/** What the question itself says is spent: "$500 a month on dining and $300 on groceries". */
export function spendTold(asked: Understood): SpendTold {
  const isAllYearly = says(asked, /\bannually\b/);
  const categories = mentionsOf(asked, "category").filter(({ ids }) => ids.length === 1);
  const entries = amountsOf(asked, "usd").flatMap((amount) => {
    const [key] = categoryOf(amount, categories)?.ids ?? [];
    if (key === undefined || amount.value <= 0) return [];
    const monthly =
      isAllYearly || isYearly(asked, amount) ? amount.value / MONTHS_A_YEAR : amount.value;
    return [[key, Math.round(monthly * 100) / 100] as const];
  });
  return entries.length === 0 ? {} : { spend: Object.fromEntries(entries) };
}

/** "$6,000 a year": what stands right behind the amount, for what is asked is of a year too. */
const isYearly = ({ tokens }: Understood, { end }: Amount): boolean =>
  /^(?:(?:a|per|each|every) year|yearly)\b/.test(tokens.slice(end, end + 2).join(" "));

/** The category named after the amount, else the one before it. */
const categoryOf = (amount: Amount, categories: readonly Mention[]): Mention | undefined =>
  categories.find(({ start }) => start >= amount.end && start <= amount.end + NEAR_AFTER) ??
  categories.findLast(({ end }) => end <= amount.start && end >= amount.start - NEAR_BEFORE);
