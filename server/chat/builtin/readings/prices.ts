import { type Amount, amountsOf, type Understood } from "../../language/understood.ts";

/** The cash price of an award and what is paid in cash with it, as tools take them. */
export interface Prices {
  readonly cash_price?: number;
  readonly taxes?: number;
}

const TAX_WORDS = /^(?:tax|taxes|fee|fees|surcharge|surcharges)$/;
/** Words between a tax and its amount: "$86 in taxes", "taxes of $86". */
const NEAR = 3;

/** The dollars of a question: those that stand by a word of taxes are taxes, the most of the others the price. */
export function pricesOf(asked: Understood): Prices {
  const usd = amountsOf(asked, "usd").filter(({ value }) => value >= 0);
  const tax = taxOf(asked, usd) ?? besidePoints(asked, usd);
  const [first, ...others] = usd.filter((amount) => amount !== tax && amount.value > 0);
  const price = others.reduce(
    (most, one) => (most !== undefined && one.value > most.value ? one : most),
    first,
  );
  return {
    ...(price === undefined ? {} : { cash_price: price.value }),
    ...(tax === undefined || price === undefined ? {} : { taxes: tax.value }),
  };
}

/** Whether an amount, told to be dollars or not, is by its words paid in cash on top of an award. */
export const isTaxIn = (asked: Understood, amount: Amount): boolean =>
  taxOf(
    asked,
    amountsOf(asked, "usd", "count").filter(({ value }) => value >= 0),
  ) === amount;

/** "60k and $45 for a $1,200 flight": of two amounts the smaller, when it comes on top of something. */
function besidePoints({ tokens }: Understood, usd: readonly Amount[]): Amount | undefined {
  if (usd.length !== 2) return undefined;
  const [smaller] = usd.toSorted((a, b) => a.value - b.value);
  const before = tokens[(smaller?.start ?? 0) - 1] ?? "";
  return /^(?:and|plus|with)$/.test(before) ? smaller : undefined;
}

/** What stands before such a word is meant rather than what follows it: "$600 plus $40 taxes". */
function taxOf({ tokens }: Understood, usd: readonly Amount[]): Amount | undefined {
  const until = (amount: Amount): number => {
    const next = usd.find(({ start }) => start >= amount.end);
    return Math.min(amount.end + NEAR, next?.start ?? tokens.length);
  };
  return (
    usd.find((amount) => isTax(tokens.slice(amount.end, until(amount)))) ??
    usd.find(({ start }) => isTax(tokens.slice(Math.max(0, start - NEAR), start)))
  );
}

/** "$1,140, taxes included" is the price with them in it, "$420 before tax" the price without. */
const IS_WITHIN =
  /\b(?:included|includes|including|inclusive|incl|all in|(?:tax|taxes|fees?) (?:and all|and everything|in it|and the rest|thrown in)|(?:before|after|without|excluding|less) (?:the |any )?(?:tax|taxes|fees?))\b/;

const isTax = (words: readonly string[]): boolean =>
  words.some((word) => TAX_WORDS.test(word)) && !IS_WITHIN.test(words.join(" "));
