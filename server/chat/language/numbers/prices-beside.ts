import type { AmountPlace } from "./amounts.ts";
import { LEAST_POINTS, POINT_WORDS } from "./guessed-unit.ts";

/*
 * Awards are quoted without dollar signs: "42k aeroplan plus 60 in tax", "38000 miles n 11.20 taxes vs
 * 512 cash". What such bare numbers are, the words and the points beside them tell.
 */

const PRICED =
  /\b(?:rooms?|hotels?|flights?|tickets?|fares?|seats?|nights?|cash|price[ds]?|tax|taxes|fees?|worth|award)\b/;
const PRICE = { least: 20, most: 20_000 } as const;
/** Points are this many times a price in dollars, or more. */
const MANY_TIMES = 8;
const COUNTS = /^(?:nights?|cards?|times|people|x|\/|percent)$/;
const BARE = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
/** "If the taxes are 90". */
const TAXED =
  /\b(?:tax|taxes|surcharges?)(?: (?:and fees|are|is|were|was|of|at|like|about|around|run|runs|come|comes|to|be|would|only|just|more))+$/;
const MOST_LED = 5;
const TAX = /^(?:in |of )?(?:tax|taxes|surcharges?)\b/;

/** The amounts with bare numbers as dollars where they are taxes, or the price beside points. */
export function pricesBeside(
  amounts: readonly AmountPlace[],
  words: readonly string[],
): readonly AmountPlace[] {
  const taxed = pointsBeside(amounts, words).map((one) =>
    isTax(one, words) ||
    isCash(one, words) ||
    isExact(one, words) ||
    isBesideAward(one, amounts, words)
      ? { ...one, unit: "usd" as const }
      : one,
  );
  const hasPoints = taxed.some(({ unit, value }) => unit === "points" && value >= LEAST_POINTS);
  const hasPrice = taxed.some((one) => one.unit === "usd" && !isTax(one, words));
  if (!hasPoints || hasPrice || !PRICED.test(words.join(" "))) return taxed;
  const most = Math.max(...taxed.map(({ unit, value }) => (unit === "points" ? value : 0)));
  return taxed.map((one) =>
    (one.unit === "count" || (one.unit === "points" && one.value * MANY_TIMES < most)) &&
    !POINT_WORDS.has(words[one.end] ?? "") &&
    one.value >= PRICE.least &&
    one.value <= PRICE.most &&
    !COUNTS.test(words[one.end] ?? "") &&
    BARE.test(words[one.start] ?? "")
      ? { ...one, unit: "usd" as const }
      : one,
  );
}

/** "The flight costs $640 or 42k": beside a price that is said to be dollars, so many more are points. */
function pointsBeside(
  amounts: readonly AmountPlace[],
  words: readonly string[],
): readonly AmountPlace[] {
  const isChoice = words.some((word) => ["or", "versus", "plus"].includes(word));
  if (!isChoice || amounts.some(({ unit }) => unit === "points")) return amounts;
  const said = amounts.filter((one) => one.unit === "usd" && isSaidUsd(one, words));
  const price = Math.max(0, ...said.map(({ value }) => value));
  return amounts.map((one) =>
    one.unit === "usd" && !isSaidUsd(one, words) && price > 0 && one.value > price * MANY_TIMES
      ? { ...one, unit: "points" as const }
      : one,
  );
}

const isSaidUsd = ({ start, end }: AmountPlace, words: readonly string[]): boolean =>
  words.slice(start, end + 1).some((word) => /^(?:\$.*|.*\$|dollars?|bucks?|usd|cash)$/.test(word));

/** "25000 points plus 5.60": nobody pays parts of a point. */
const isExact = ({ unit, start }: AmountPlace, words: readonly string[]): boolean =>
  unit === "count" &&
  /^\d{1,4}\.\d\d$/.test(words[start] ?? "") &&
  /^(?:plus|and|\+|with|n)$/.test(words[start - 1] ?? "");

/** "12,500 avios + 45 or $210": on top of points, and beside a price. */
const isBesideAward = (
  { unit, start, end, value }: AmountPlace,
  amounts: readonly AmountPlace[],
  words: readonly string[],
): boolean =>
  unit === "count" &&
  value < PRICE.most &&
  /^(?:plus|and|\+|with|n)$/.test(words[start - 1] ?? "") &&
  ["or", "versus", "vs", "against", "instead"].includes(words[end] ?? "") &&
  amounts.some(
    (one) => one.unit === "points" && one.end < start && start - one.end <= MOST_APART,
  ) &&
  amounts.some((one) => one.unit === "usd" && one.start >= end);

/** Words of the program's name between its points and what is paid on top. */
const MOST_APART = 5;

/** "640 cash", "512 in cash", "cash is 412": beside points. */
const isCash = ({ unit, start, end }: AmountPlace, words: readonly string[]): boolean =>
  (unit === "count" || (unit === "points" && !POINT_WORDS.has(words[end] ?? ""))) &&
  BARE.test(words[start] ?? "") &&
  (/^(?:(?:in )?cash(?! back)|in (?:dollars|money)|all ?in(?! all)|tax(?:es)? (?:included|and all|and everything)|(?:with|including|incl) tax)\b/.test(
    words.slice(end, end + 3).join(" "),
  ) ||
    CASH_IS.test(words.slice(Math.max(0, start - 4), start).join(" ")));

const CASH_IS =
  /\bcash(?: (?:price|fare|rate|cost))?(?: (?:is|was|would be|at|of|for it is|it is))*$/;

/** "60 in tax", "11.20 taxes": nobody pays taxes in points. */
const isTax = ({ unit, start, end }: AmountPlace, words: readonly string[]): boolean =>
  (unit === "usd" || (unit !== "percent" && BARE.test(words[start] ?? ""))) &&
  (TAX.test(words.slice(end, end + 2).join(" ")) ||
    (unit !== "points" && TAXED.test(words.slice(Math.max(0, start - MOST_LED), start).join(" "))));
