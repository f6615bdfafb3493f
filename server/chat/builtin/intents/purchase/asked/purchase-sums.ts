import { type Amount, amountsOf, type Understood } from "../../../../language/understood.ts";

/* What a purchase costs, as it is told. */

const MOST_USD = 10_000_000;

/** Whether the question tells how much is spent. */
export const hasAmount = (asked: Understood): boolean => spentOf(asked) !== undefined;

/** What is spent, in US dollars; undefined when it is not told. */
export function spentOf(asked: Understood): number | undefined {
  const usd = amountsOf(asked, "usd");
  const spent = (usd.find((sum) => !isStillToSpend(sum, asked)) ?? usd[0])?.value ?? bareSum(asked);
  return spent !== undefined && spent > 0 && spent <= MOST_USD ? spent : undefined;
}

/** "I have $2,650 left on it": what a bonus still wants is no price beside one. */
const isStillToSpend = ({ end }: Amount, { tokens }: Understood): boolean =>
  /^(?:is |are |still )?(?:left|to go|remaining|short|more to (?:spend|go))\b/.test(
    tokens.slice(end, end + 3).join(" "),
  );

/** What no bare sum stands after, and what stands after one. */
const NO_SUM_AFTER =
  /^(?:for|of|party|table|top|next|last|every|route|gate|terminal|room|than|number|the|my|these|those)$/;
const FOLLOWS = [
  "in|at|online|with|on|which|what|who|tonight|today|tomorrow|total|all|ish|or|and|best|instore|card",
  "from|through|via|plus|please|but|so|while|because|without|besides|except|other|no|not",
  "can|could|they|he|she|place|do|does|is|it|its|there|only|if|when|left|lost|my|the|this|just|now",
].join("|");
const AFTER_SUM = new RegExp(`^(?:${FOLLOWS})?$`);
const LEAST_SUM = 5;
/** Right before what is bought a smaller number counts things: "six hotels". */
const LEAST_BEFORE = 20;

/** "Costco, 800, in store": a number by itself beside what is bought is its price. */
function bareSum(asked: Understood): number | undefined {
  const isPlaced = asked.mentions.some(({ kind }) => kind === "merchant" || kind === "category");
  return isPlaced ? asked.amounts.find((amount) => isBareSum(amount, asked))?.value : undefined;
}

/** "5x on gas" is a rate. */
const isBareSum = (amount: Amount, asked: Understood): boolean =>
  !amount.text.toLowerCase().endsWith("x") &&
  (isCountedSum(amount, asked) || isOfGoods(amount, asked) || isOfThing(amount, asked));

/** "A 2000 laptop at Best Buy": a thing with its price. */
const isOfThing = ({ unit, value, start, end }: Amount, { tokens }: Understood): boolean =>
  unit === "count" &&
  value >= LEAST_PAID &&
  /^(?:an?|this|that|my|our|another)$/.test(tokens[start - 1] ?? "") &&
  THING_AT.test(tokens.slice(end, end + MOST_OF_THING).join(" "));

const THING_AT = /^[a-z]{3,}(?: [a-z]{2,})? (?:at|from|on|online|in|with)\b/;
const MOST_OF_THING = 3;

/** "2k of flights", "put 1000 on the gold": a sum, though it may be taken for points or for a count. */
const isOfGoods = (
  { unit, value, start, end, text }: Amount,
  { tokens, mentions }: Understood,
): boolean => {
  if ((unit !== "points" && unit !== "count") || value < LEAST_BEFORE || /[a-z]{2}/i.test(text))
    return false;
  const before = tokens[start - 1] ?? "";
  const isOf = /^(?:of|worth)$/.test(tokens[end] ?? "");
  const next = end + (isOf || (unit === "points" && /^(?:in|on)$/.test(tokens[end] ?? "")) ? 1 : 0);
  const isBought = mentions.some(({ kind, start: at }) => kind === "category" && at === next);
  return (
    (SPENDS.test(before) && tokens[end] === "on") ||
    (isBought && (isOf || unit === "points") && !/^(?:top|next|last|every|route)$/.test(before))
  );
};

const SPENDS = /^(?:put|puts|putting|spend|spends|spent|charge|charged|swipe|pay|paid|drop)$/;

const isCountedSum = ({ unit, value, start, end }: Amount, { tokens, mentions }: Understood) =>
  unit === "count" &&
  value >= LEAST_SUM &&
  (!NO_SUM_AFTER.test(tokens[start - 1] ?? "") ||
    isPaidFor(start, value, end, { tokens, mentions })) &&
  (AFTER_SUM.test(tokens[end] ?? "") ||
    /^(?:a|per|each|every) (?:day|week|month|quarter|year)$/.test(
      tokens.slice(end, end + 2).join(" "),
    ) ||
    mentions.some(
      ({ kind, start: next }) =>
        next === end &&
        (kind === "card" || (/^(?:category|merchant)$/.test(kind) && value >= LEAST_BEFORE)),
    ));

/** "For 900 groceries": more than things that are counted. */
const isPaidFor = (
  start: number,
  value: number,
  end: number,
  { tokens, mentions }: Pick<Understood, "tokens" | "mentions">,
): boolean =>
  tokens[start - 1] === "for" &&
  value >= LEAST_PAID &&
  mentions.some(({ kind, start: next }) => kind === "category" && next === end);

const LEAST_PAID = 50;

/** All sums that are told, in the order of the text. */
export const sumsOf = (asked: Understood): readonly number[] =>
  asked.amounts
    .filter((amount) => amount.unit === "usd" || isBareSum(amount, asked))
    .map(({ value }) => value);
