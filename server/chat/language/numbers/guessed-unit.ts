import type { Amount } from "../understood.ts";

/** Said of money in the same sentence. */
const MONEY_WORDS =
  /\b(?:spen[dt]\w*|cost\w*|charge[ds]?|pric\w+|purchas\w+|budget\w*|worth of|income|limit|bill|salary|paid|pay|paying|buy\w*|bought|rent|fee|dollars?)\b/;

/** "60 a week on gas", "140 per month for tolls", where spending is told. */
const isSpentEach = (words: readonly string[], end: number, text: string): boolean =>
  /^(?:a|per|each|every) (?:day|week|month|quarter|year)\b/.test(
    words.slice(end, end + 2).join(" "),
  ) &&
  (["on", "for", "in", "at"].includes(words[end + 2] ?? "") ||
    MONEY_WORDS.test(text) ||
    /\bcards?\b|\b(?:cash )?back\b|\bearn\w*/.test(text));

/** "2 tickets at 380 each", "for 90 a ticket". */
const isPricedEach = (words: readonly string[], start: number, end: number): boolean =>
  ["at", "for", "are", "is", "cost", "about", "around"].includes(words[start - 1] ?? "") &&
  /^(?:each|apiece|(?:a|per) (?:ticket|person|seat|head|piece|pop))\b/.test(
    words.slice(end, end + 2).join(" "),
  );

/** Fewer are so many of something. */
const LEAST_BILL = 20;

/** "Costco 340 which card", "45 at shell": a bare number beside a shop. */
const isBill = (words: readonly string[], start: number, end: number, value: number): boolean =>
  value >= LEAST_BILL &&
  /^\d+(?:\.\d\d?)?$/.test(words[start] ?? "") &&
  /^(?:$|on|at|for|in|which|what|who|card|and|or|plus|then|today|tonight|now)/.test(
    words[end] ?? "",
  ) &&
  !NUMBERED.has(words[start - 1] ?? "");

const NUMBERED = new Set(
  "card ending last in number top under over terminal gate route highway aisle".split(" "),
);

/* What a bare number is of, by the words around it and by what the whole message is about. */

type Unit = Amount["unit"];

export const POINT_WORDS = new Set(
  "points point miles mile mi pts mr ur typ avios skymiles aadvantage bonvoy".split(" "),
);
export const COUNTED = new Set(
  "nights night cards card times visits visit inquiries accounts account segments segment stars star transactions transaction x".split(
    " ",
  ),
);

const POINT_CONTEXT =
  /\b(?:points?|miles?|transfer\w*|redeem\w*|award|avios|balance|partners?|mr|ur|typ)\b/;

/** What the whole message is about, which tells the unit of a bare number. */
export interface About {
  readonly text: string;
  readonly isProgram: (place: number) => boolean;
  /** Shops or things to buy are named, and no points. */
  readonly isShopping: boolean;
}

/** A number in figures, with what is written on to it. */
export const FIGURE = /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)([a-z%¢$]*)$/;

const NEAR = 4;
/** From here on a bare number may be points. */
export const LEAST_POINTS = 1000;
/** "2 hilton …" is two of something of Hilton's, not two points. */
const LEAST_OF_PROGRAM = 100;

/** The unit of a number that says none: points, dollars, or a plain count. */
export function guessUnit(
  words: readonly string[],
  start: number,
  end: number,
  { value, isLarge }: { value: number; isLarge: boolean },
  about: About,
): Unit {
  const { text, isProgram, isShopping } = about;
  const after = words.slice(end, end + NEAR);
  const before = words.slice(Math.max(0, start - NEAR), start).join(" ");
  // "25k a night", "35k x 2 nights" are points.
  if (COUNTED.has(after[0] ?? "") && !isLarge && value < LEAST_POINTS) return "count";
  if (/^(?:annual fee|fee|statement credit|credit)\b/.test(after.join(" "))) return "usd";
  // What another figure follows is of that one.
  const stop = after.findIndex(
    (word) =>
      FIGURE.test(word) ||
      ["for", "on", "at", "and", "in", "or", "to", "what", "how", "i", "if"].includes(word),
  );
  const near = stop < 0 ? after : after.slice(0, stop);
  if (near.some((word) => POINT_WORDS.has(word))) return "points";
  const isTravel = TRAVEL.has(words[end + 2] ?? "");
  const isOfProgram = isProgram(end) || (words[end] === "of" && isProgram(end + 1) && !isTravel);
  if (isOfProgram && (isLarge || value >= LEAST_OF_PROGRAM)) return "points";
  const isSpent =
    ["on", "at", "in"].includes(words[end] ?? "") &&
    /\b(?:spen[dt]|spending|put|charge[ds]?)\b/.test(text);
  if (isSpent && !POINT_CONTEXT.test(text)) return "usd";
  // "We put 1100 a month in groceries": though points are asked for.
  if (words[end] === "monthly" && SPENDS_MONTHLY.test(text)) return "usd";
  const isPutEach = ["on", "for", "in", "at"].includes(words[end + 2] ?? "") && SPENDS.test(before);
  if (isPutEach && isSpentEach(words, end, text)) return "usd";
  // "Run 40k a year through it".
  if (!POINT_CONTEXT.test(text) && SPENDS.test(text) && isSpentEach(words, end, text)) return "usd";
  if (value < LEAST_POINTS && !isLarge)
    return MONEY_BEFORE.test(before) ||
      isSpentEach(words, end, text) ||
      isPricedEach(words, start, end) ||
      (isShopping && isBill(words, start, end, value))
      ? "usd"
      : "count";
  if (
    value >= LEAST_AWARD &&
    AWARD_COSTS.test(before) &&
    !["dollars", "dollar", "bucks"].includes(words[end] ?? "")
  )
    return "points";
  if (
    /\b(?:need|meet|hit|put)\b/.test(before) &&
    /\b(?:sign up bonus|minimum spend|welcome)\b/.test(text)
  )
    return "usd";
  const isOfMoney = isShopping || MONEY_WORDS.test(text);
  if (MONEY_WORDS.test(before) || (isOfMoney && !POINT_CONTEXT.test(text))) return "usd";
  return "points";
}

const SPENDS_MONTHLY = /\b(?:spen[dt]\w*|put|run|charge|switch\w*|earn\w*|cards?|back|make)\b/;
const SPENDS = /\b(?:spen[dt]|spending|put|putting|run|running|charge|charging|swipe)\b/;

/** No room and hardly a flight costs as many dollars: "a night that costs 25 thousand". */
const LEAST_AWARD = 10_000;
const AWARD_COSTS =
  /\b(?:rooms?|nights?|hotels?|flights?|seats?|tickets?|awards?|stays?|suites?)(?: (?:that|which|it|is|are|for))* (?:costs?|goes for|going for|asks?|wants?|runs?|is|are|priced at)(?: (?:me|us|about|around|like|roughly|only|just))*$/;

/** A small number after these is money: "spend 200", "for 80 at". */
const MONEY_BEFORE =
  /\b(?:spen[dt]|spending|costs?|pay|paid|paying|charged?|book|booking|booked|price is|budget of|worth|buying|purchase of|bill of|fee of|owe)(?: (?:me|about|around|like|roughly|only|just|over|of|is|was))*$/;

const TRAVEL = new Set(
  "flights flight tickets ticket airfare hotels hotel stays stay purchases purchase".split(" "),
);
