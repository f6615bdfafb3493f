import type { AmountPlace } from "./amounts.ts";

/*
 * Who asks for the card to pay with tells a price: "a 600 united ticket, which card" are dollars,
 * though the airline's miles go by its name; and so is "6400 is due", though the points that come of
 * it are asked for too.
 */

const PAYS =
  /\b(?:which|what|best|right|good|need an?|need the|whose)(?: one)?(?: of (?:my|our|the))? (?:credit )?cards?\b|\bcard$|\b(?:swipe|pay with(?! (?:points|miles|cash)))\b/;
/** "How many points do I get if I put 6400 on it": what is paid tells the points. */
const EARNS =
  /\bhow (?:many|much) (?:\S+ )?(?:points|pts|miles)\b.*\b(?:get|earn|make|rack up|from (?:it|that|this)|be|is (?:it|that|this))\b/;
const SPENDS = /\b(?:put|putting|charge|charging|pay|paying|buy|buying|bill|invoice|quote|due)\b/;
/** Points that the purchase shall bring are not those that are had, or that something costs. */
const EARNED =
  /\b(?:(?:how (?:many|much)|what|most|max|maximum|more|best|total|and|the|any)(?: (?:total|of|the|my|most))?|(?:get|gets|earn|earns|make|makes|give|gives)(?: (?:me|us))?) (?:points|pts|miles)\b(?! (?:\S+ ){0,3}(?:need|needed|costs?|takes?|require|redeem|left|have)\b)|\bearn(?:s|ed|ing)? me\b/g;
const OF_POINTS =
  /\b(?:points?|pts|miles?|transfer\w*|redeem\w*|awards?|avios|skymiles|balances?|partners?|earn(?:s|ed|ing)? me|bonus|mr|ur|typ|opens?|unlocks?)\b/;
/** Hardly anything that is paid for so costs more, and awards are rarely told below. */
const MOST_USD = 10_000;
/** As much may be owed where it is told to be. */
const MOST_OWED = 200_000;
/** Less is so many of something. */
const LEAST_OWED = 20;
const BARE = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
/** "A 2026 trip", "a 2019 truck". */
const YEAR = /^(?:19[6-9]|20[0-4])\d$/;

const HARDLY =
  "about|around|roughly|approximately|like|maybe|just|only|under|over|almost|nearly|exactly|close|to|me|us|you|at|of|is|was|be|a|cool|whopping";
/** Before what is owed: "comes to", "the quote is", "gonna be about". */
const OWED_AFTER = new RegExp(
  String.raw`\b(?:(?:came|comes|come|coming) (?:in at|in around|to|out to|out at)|quoted?|bill|invoice|invoiced|premium|total|totals|deposit|balance due|due|gonna be|going to be|will be|would be|gonna run|will run|gonna cost|runs|running|wants|asking|charging|owe|owing|costs?|costing|price|priced|estimate)(?: (?:${HARDLY}))*$`,
);
/** After it: "in one shot", "all in", "is due". */
const OWED_BEFORE =
  /^(?:(?:is |are |was |comes )?due\b|in one (?:shot|go|swipe|payment|hit|lump)|all (?:in|at once|told)\b|altogether\b|at once\b|in total\b|total\b|with (?:the )?(?:tax|tip|taxes)\b|after tax\b|(?:bucks|bill|invoice|premium|quote|deposit|policy)\b|up front\b|upfront\b)/;
/** What may stand behind a smaller number that counts nothing. */
const AFTER_OWED =
  /^(?:$|in|at|on|for|with|which|what|who|and|or|so|but|all|total|altogether|today|tomorrow|tonight|this|next|due|is|bucks|card|best|how|up|after)$/;

/** The amounts with bare numbers as dollars where they are the price of what is paid for. */
export function pricesPaid(
  amounts: readonly AmountPlace[],
  words: readonly string[],
): readonly AmountPlace[] {
  const text = words.join(" ");
  const isPaid = PAYS.test(text) || (EARNS.test(text) && SPENDS.test(text));
  if (!isPaid || OF_POINTS.test(text.replaceAll(EARNED, " "))) return amounts;
  return amounts.map((one) =>
    isPrice(one, words, !AWARDED.test(text)) ? { ...one, unit: "usd" as const } : one,
  );
}

/** What is paid in points as often. */
const AWARDED = /\b(?:rooms?|nights?|hotels?|flights?|seats?|tickets?|stays?|suites?)\b/;
const THOUSANDS = /^\d+(?:\.\d+)?k$/;

function isPrice(
  { unit, value, start, end }: AmountPlace,
  words: readonly string[],
  isOwable: boolean,
): boolean {
  const word = words[start] ?? "";
  const isShort = THOUSANDS.test(word) && isOwable;
  if (!(BARE.test(word) || isShort) || (unit !== "points" && unit !== "count")) return false;
  const before = words.slice(Math.max(0, start - NEAR), start).join(" ");
  const after = words.slice(end, end + NEAR).join(" ");
  const isOwed = OWED_AFTER.test(before) || OWED_BEFORE.test(after);
  if (unit === "count") return isOwed && value >= LEAST_OWED && AFTER_OWED.test(words[end] ?? "");
  return isOwed
    ? value < (isOwable ? MOST_OWED : MOST_USD)
    : !isShort && value < MOST_USD && !YEAR.test(word);
}

const NEAR = 6;
