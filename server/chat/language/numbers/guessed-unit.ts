import { wordSet } from "../words/phrases.ts";
import type { Amount } from "../understood.ts";

/** Words about money in the same sentence. */
const MONEY_WORDS =
  /\b(?:spen[dt]\w*|cost\w*|charge[ds]?|pric\w+|purchas\w+|budget\w*|worth of|income|limit|bill|salary|paid|pay|paying|put|putting|buy\w*|bought|rent|fee|dollars?)\b/;

/** "60 a week on gas", "140 per month for tolls": recurring spending. */
const isSpentEach = (words: readonly string[], end: number, text: string): boolean =>
  /^(?:a|per|each|every) (?:day|week|month|quarter|year)\b/.test(
    words.slice(end, end + 2).join(" "),
  ) &&
  (["on", "for", "in", "at"].includes(words[end + 2] ?? "") ||
    MONEY_WORDS.test(text) ||
    /\bcards?\b|\bback\b|\bearn\w*/.test(text));

/** A smaller number counts something. */
const MIN_BILL = 20;

/** "Costco 340 which card", "45 at shell": a bare number beside a shop. */
const isBill = (words: readonly string[], end: number, value: number): boolean =>
  value >= MIN_BILL &&
  /^(?:$|on|at|for|in|which|what|who|card|and|or|plus|then|today|tonight|now)/.test(
    words[end] ?? "",
  );

/* Guesses the unit of a bare number from the words around it and the subject of the message. */

type Unit = Amount["unit"];

export const POINT_WORDS = wordSet(
  "points point miles mile mi pts mr ur typ avios skymiles aadvantage bonvoy",
);
export const COUNTED = wordSet(
  "nights night cards card times visits visit inquiries accounts account segments segment stars star transactions transaction x",
);

const POINT_CONTEXT =
  /\b(?:points?|miles?|transfer\w*|redeem\w*|award|avios|balance|partners?|mr|ur|typ)\b/;

/** Context that suggests the unit of a bare number. */
export interface About {
  readonly text: string;
  readonly isProgram: (place: number) => boolean;
  /** True when shops or goods are named, and no points. */
  readonly isShopping: boolean;
}

/** A number in figures, with any suffix. */
export const FIGURE = /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)([a-z%¢$]*)$/;

const NEAR = 4;
/** The smallest bare number that may be points. */
export const MIN_POINTS = 1000;
/** "2 hilton …" counts something at Hilton, not points. */
const MIN_OF_PROGRAM = 100;

/** Guesses the unit of a bare number: points, dollars, or a plain count. */
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
  if (COUNTED.has(after[0] ?? "") && !isLarge && value < MIN_POINTS) return "count";
  if (/^(?:annual fee|fee|statement credit|credit)\b/.test(after.join(" "))) return "usd";
  // A word followed by another figure belongs to that one.
  const stop = after.findIndex(
    (word) =>
      FIGURE.test(word) ||
      ["for", "on", "at", "and", "in", "or", "to", "what", "how", "i", "if"].includes(word),
  );
  const near = stop < 0 ? after : after.slice(0, stop);
  if (near.some((word) => POINT_WORDS.has(word))) return "points";
  // "What happens to my 95k".
  if (isLarge && words[start - 1] === "my" && after.length === 0) return "points";
  const isOfProgram = isProgram(end) || (words[end] === "of" && isProgram(end + 1));
  if (isOfProgram && (isLarge || value >= MIN_OF_PROGRAM)) return "points";
  if (value < MIN_POINTS && !isLarge) {
    const isMoney =
      MONEY_BEFORE.test(before) ||
      isSpentEach(words, end, text) ||
      (isShopping && isBill(words, end, value));
    return isMoney ? "usd" : "count";
  }
  if (value >= MIN_AWARD && AWARD_COSTS.test(before)) return "points";
  if (MONEY_WORDS.test(before) || words[end] === "monthly") return "usd";
  const isOfMoney = isShopping || MONEY_WORDS.test(text);
  return isOfMoney && !POINT_CONTEXT.test(text) ? "usd" : "points";
}

/** Rooms and flights hardly cost this many dollars: "a night that costs 25 thousand". */
const MIN_AWARD = 10_000;
const AWARD_COSTS =
  /\b(?:rooms?|nights?|hotels?|flights?|seats?|tickets?|awards?)(?: (?:that|which))? (?:costs?|goes for|is|are)$/;

/** A small number after these is money: "spend 200", "for 80 at". */
const MONEY_BEFORE =
  /\b(?:spen[dt]|spending|costs?|pay|paid|paying|charged?|book|booking|booked|price is|budget of|worth|buying|purchase of|bill of|fee of|owe)(?: (?:me|about|around|like|roughly|only|just|over|of|is|was))*$/;

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["k", 1000],
  ["thousand", 1000],
  ["grand", 1000],
  ["m", 1_000_000],
  ["mil", 1_000_000],
  ["mm", 1_000_000],
  ["million", 1_000_000],
]);

export const scaleOf = (word: string): number | undefined => SCALES.get(word);

export interface NumberWords {
  readonly value: number;
  readonly end: number;
  /** Includes a hundred, a thousand or more. */
  readonly isLarge: boolean;
}

/** Reads a number in words: "two hundred fifty", "sixty k", "a million". */
export function readNumberWords(words: readonly string[], start: number): NumberWords | undefined {
  const half = words[start] === "half" ? scaleOf(words[start + 2] ?? "") : undefined;
  if (half !== undefined) return { value: half / 2, end: start + 3, isLarge: true };
  let total = 0;
  let group: number | undefined;
  let at = start;
  let isLarge = false;
  for (; at < words.length; at++) {
    const word = words[at] ?? "";
    const small = smallOf(word);
    const scale = scaleOf(word);
    if (small !== undefined) {
      if (group !== undefined && !(group % 100 === 0 || (group % 10 === 0 && small < 10))) break;
      group = (group ?? 0) + small;
    } else if (scale !== undefined && (group !== undefined || isAn(words[at - 1]))) {
      isLarge = true;
      if (scale === 100) group = (group ?? 1) * scale;
      else {
        total += (group ?? 1) * scale;
        group = 0;
      }
    } else if (word === "and" && isLarge && smallOf(words[at + 1] ?? "") !== undefined) continue;
    else if (at === start && isAn(word) && scaleOf(words[at + 1] ?? "") !== undefined) continue;
    else break;
  }
  return group === undefined && total === 0
    ? undefined
    : { value: total + (group ?? 0), end: at, isLarge };
}

const isAn = (word: string | undefined): boolean => word === "a" || word === "an";

function smallOf(word: string): number | undefined {
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const ten = TENS.indexOf(word);
  return ten > 0 ? ten * 10 : undefined;
}
