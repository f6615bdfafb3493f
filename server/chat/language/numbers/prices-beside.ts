import type { AmountPlace } from "./amounts.ts";
import { MIN_POINTS, POINT_WORDS } from "./guessed-unit.ts";

/*
 * People quote awards without dollar signs: "42k aeroplan plus 60 in tax", "38000 miles n 11.20
 * taxes vs 512 cash". The words and points beside a bare number show its unit.
 */

const PRICED =
  /\b(?:rooms?|hotels?|flights?|tickets?|fares?|seats?|nights?|cash|price[ds]?|tax|taxes|fees?|worth|award)\b/;
const PRICE = { least: 20, most: 20_000 } as const;
/** Points are at least this many times the price in dollars. */
const MANY_TIMES = 8;
const COUNTS = /^(?:nights?|cards?|times|people|x|\/|percent)$/;
const BARE = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
const TAX = /^(?:in |of )?(?:tax|taxes|surcharges?)\b/;
const CASH_AFTER = /^(?:(?:in )?cash(?! back)|in (?:dollars|money)|all ?in(?! all))\b/;
const CASH_BEFORE =
  /\bcash(?: (?:price|fare|rate|cost))?(?: (?:is|was|would be|at|of|for it is|it is))*$/;

/** Turns bare numbers into dollars if they are taxes, cash, or the price beside points. */
export function pricesBeside(
  amounts: readonly AmountPlace[],
  words: readonly string[],
): readonly AmountPlace[] {
  const taxed = amounts.map((one) =>
    isTax(one, words) || isCash(one, words) || isOnTop(one, words)
      ? { ...one, unit: "usd" as const }
      : one,
  );
  const most = Math.max(0, ...taxed.map(({ unit, value }) => (unit === "points" ? value : 0)));
  const hasPrice = taxed.some((one) => one.unit === "usd" && !isTax(one, words));
  if (most < MIN_POINTS || hasPrice || !PRICED.test(words.join(" "))) return taxed;
  return taxed.map((one) => (isPrice(one, most, words) ? { ...one, unit: "usd" as const } : one));
}

const isPrice = (
  { unit, value, start, end }: AmountPlace,
  most: number,
  words: readonly string[],
): boolean =>
  (unit === "count" || (unit === "points" && value * MANY_TIMES < most)) &&
  !POINT_WORDS.has(words[end] ?? "") &&
  value >= PRICE.least &&
  value <= PRICE.most &&
  !COUNTS.test(words[end] ?? "") &&
  BARE.test(words[start] ?? "");

/** "640 cash", "512 in cash", "cash is 412": beside points. */
const isCash = ({ unit, start, end }: AmountPlace, words: readonly string[]): boolean =>
  (unit === "count" || (unit === "points" && !POINT_WORDS.has(words[end] ?? ""))) &&
  BARE.test(words[start] ?? "") &&
  (CASH_AFTER.test(words.slice(end, end + 3).join(" ")) ||
    CASH_BEFORE.test(words.slice(Math.max(0, start - 4), start).join(" ")));

/** "25000 points plus 5.60", "12,500 avios + 45 or $210": points have no fractions. */
const isOnTop = ({ unit, start, end }: AmountPlace, words: readonly string[]): boolean =>
  unit === "count" &&
  /^(?:plus|and|\+|with|n)$/.test(words[start - 1] ?? "") &&
  (/^\d{1,4}\.\d\d$/.test(words[start] ?? "") || ["or", "versus"].includes(words[end] ?? ""));

/** "60 in tax", "11.20 taxes": nobody pays taxes in points. */
const isTax = ({ unit, start, end }: AmountPlace, words: readonly string[]): boolean =>
  (unit === "usd" || (unit !== "percent" && BARE.test(words[start] ?? ""))) &&
  TAX.test(words.slice(end, end + 2).join(" "));
