import type { Amount } from "../../understood.ts";
import { readNumberWords, scaleOf } from "./number-words.ts";
import { isBill, isPricedEach, isSpentEach, MONEY_WORDS } from "./spent-each.ts";

type Unit = Amount["unit"];

/** An amount by its places in the words. */
export interface AmountPlace {
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
  readonly value: number;
}

/** Words that are part of an amount, with its unit and how many of it they stand for. */
const UNIT_WORDS: ReadonlyMap<string, readonly [Unit, number]> = new Map([
  ...toUnits("usd", 1, "dollars dollar bucks buck usd"),
  ...toUnits("percent", 1, "percent pct"),
  ...toUnits("cents", 1, "cpp cents cent"),
  ...toUnits("months", 1, "months month"),
  ...toUnits("months", 12, "years year"),
  ...toUnits("days", 7, "weeks week"),
  ...toUnits("days", 1, "days day"),
  ...toUnits(
    "people",
    1,
    "people persons person travelers passengers adults tickets guests pax seats folks kids",
  ),
]);

function toUnits(unit: Unit, each: number, words: string) {
  return words.split(" ").map((word) => [word, [unit, each]] as const);
}

export const POINT_WORDS =
  /^(?:points|point|miles|mile|mi|pts|mr|ur|typ|avios|skymiles|aadvantage|bonvoy)$/;
const COUNTED =
  /^(?:nights?|cards?|times|visits?|inquiries|accounts?|segments?|stars?|transactions?|x)$/;

const POINT_CONTEXT =
  /\b(?:points?|miles?|transfer\w*|redeem\w*|award|avios|balance|partners?|mr|ur|typ)\b/;

/** What the whole message is about, which tells the unit of a bare number. */
interface About {
  readonly text: string;
  readonly isProgram: (place: number) => boolean;
  /** Shops or things to buy are named, and no points. */
  readonly isShopping: boolean;
}

/** Amounts in words and figures. `isTaken` tells places of names and dates; `isProgram` those of programs. */
export function readAmounts(
  words: readonly string[],
  isTaken: (place: number) => boolean,
  { isProgram, isShopping }: { isProgram: (place: number) => boolean; isShopping: boolean },
): readonly AmountPlace[] {
  const amounts: AmountPlace[] = [];
  const about: About = { text: words.join(" "), isProgram, isShopping };
  for (let at = 0; at < words.length; at++) {
    if (isTaken(at)) continue;
    const amount =
      readFamily(words, at) ??
      readHalf(words, at) ??
      readPartOf(words, at, about) ??
      readFigure(words, at, about) ??
      readWords(words, at, about);
    if (amount === undefined) continue;
    amounts.push(amount);
    at = amount.end - 1;
  }
  return amounts;
}

/** "family of four", "two of us", "party of 3". */
function readFamily(words: readonly string[], at: number): AmountPlace | undefined {
  if (/^(?:family|fam|party|group|household)$/.test(words[at] ?? "") && words[at + 1] === "of") {
    const value = plainNumber(words, at + 2);
    return value === undefined ? undefined : { start: at, end: at + 3, unit: "people", value };
  }
  const value =
    words[at + 1] === "of" && words[at + 2] === "us" ? plainNumber(words, at) : undefined;
  return value === undefined ? undefined : { start: at, end: at + 3, unit: "people", value };
}

/** "3 quarters of a million": its first word alone would be read as a figure. */
function readPartOf(
  words: readonly string[],
  start: number,
  about: About,
): AmountPlace | undefined {
  return /^quarters?$/.test(words[start + 1] ?? "") ? readWords(words, start, about) : undefined;
}

/** "Half a cent", "a cent and a half", "one and a half cents". */
function readHalf(words: readonly string[], start: number): AmountPlace | undefined {
  const said = words.slice(start, start + HALF_WORDS).join(" ");
  // "A penny each", not one that is saved.
  const [penny] =
    /^(?:a|one) penny(?= (?:each|apiece|a point|per point|a mile)|$)/.exec(said) ?? [];
  if (penny !== undefined) return { start, end: start + 2, unit: "cents", value: 1 };
  const [half] = /^half (?:a )?cent\b/.exec(said) ?? [];
  if (half !== undefined)
    return { start, end: start + half.split(" ").length, unit: "cents", value: 0.5 };
  const [more] =
    /^(?:a|one|1) cent and a half\b|^(?:one|two|three|1|2|3) and a half cents?\b/.exec(said) ?? [];
  const whole = plainNumber(words, start) ?? 1;
  return more === undefined
    ? undefined
    : { start, end: start + more.split(" ").length, unit: "cents", value: whole + 0.5 };
}

const HALF_WORDS = 5;

function plainNumber(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const read = readNumberWords(words, at);
  return read?.end === at + 1 ? read.value : undefined;
}

const FIGURE = /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)([a-z%¢$]*)$/;

function readFigure(
  words: readonly string[],
  start: number,
  about: About,
): AmountPlace | undefined {
  const [, dollar, digits = "", suffix = ""] = FIGURE.exec(words[start] ?? "") ?? [];
  if (dollar === undefined) return undefined;
  let value = Number(digits.replaceAll(",", ""));
  if (/^(?:st|nd|rd|th|am|pm)$/.test(suffix)) return undefined;
  let end = start + 1;
  let scale = scaleOf(suffix);
  const next = suffix === "" ? scaleOf(words[end] ?? "") : undefined;
  if (next !== undefined && words[end] !== "grand") {
    scale = next;
    end++;
  }
  value = round(value * (scale ?? 1));
  const more = scale === 1000 && words[end - 1] === "thousand" ? hundredsAt(words, end) : undefined;
  if (more !== undefined) {
    value += more.value;
    end = more.end;
  }
  const fixed = SUFFIXES.get(suffix);
  if (dollar === "$" || suffix === "$") {
    const isSaid = /^(?:dollars|bucks|usd)$/.test(words[end] ?? "");
    return { start, end: isSaid ? end + 1 : end, unit: "usd", value };
  }
  if (fixed !== undefined) return finish(start, end, fixed, value, words);
  if (suffix !== "" && scale === undefined) return undefined;
  return withUnit(words, { start, end, value, isLarge: scale !== undefined }, about);
}

/** "31 thousand 5 hundred", as a voice is written down: what is said below the thousands. */
function hundredsAt(words: readonly string[], at: number) {
  const [digits] = /^\d{1,3}$/.exec(words[at] ?? "") ?? [];
  if (digits === undefined) return undefined;
  if (words[at + 1] === "hundred") return { value: Number(digits) * 100, end: at + 2 };
  return digits.length === 3 ? { value: Number(digits), end: at + 1 } : undefined;
}

const SUFFIXES: ReadonlyMap<string, readonly [Unit, number]> = new Map([
  ["%", ["percent", 1] as const],
  ["¢", ["cents", 1] as const],
  ["c", ["cents", 1] as const],
  ["cpp", ["cents", 1] as const],
  ["x", ["count", 1] as const],
  ["pts", ["points", 1] as const],
  ["mi", ["points", 1] as const],
  ["mo", ["months", 1] as const],
  ["mos", ["months", 1] as const],
  ["yr", ["months", 12] as const],
  ["yrs", ["months", 12] as const],
  ["usd", ["usd", 1] as const],
  ["bucks", ["usd", 1] as const],
]);

/** With "a point" after cents. */
function finish(
  start: number,
  end: number,
  [unit, each]: readonly [Unit, number],
  value: number,
  words: readonly string[],
): AmountPlace {
  const isEach =
    unit === "cents" &&
    /^(?:a|per|each|the)$/.test(words[end] ?? "") &&
    /^(?:points?|miles?)$/.test(words[end + 1] ?? "");
  return { start, end: isEach ? end + 2 : end, unit, value: round(value * each) };
}

interface Read {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isLarge: boolean;
}

/** The unit that follows, or that the sentence is about. */
function withUnit(
  words: readonly string[],
  { start, end, value, isLarge }: Read,
  about: About,
): AmountPlace {
  const next = words[end] ?? "";
  const said = UNIT_WORDS.get(next);
  // "2500/mo": nobody counts so many months.
  if (said?.[0] === "months" && value >= LEAST_EACH_MONTH)
    return { start, end, unit: "usd", value };
  if (said !== undefined) return finish(start, end + 1, said, value, words);
  if (next === "grand") return { start, end: end + 1, unit: "usd", value: value * 1000 };
  if (
    /^(?:airline|plane|round|economy|business|award)$/.test(next) &&
    words[end + 1] === "tickets"
  ) {
    return { start, end: end + 2, unit: "people", value };
  }
  const unit = guessUnit(words, start, end, { value, isLarge }, about);
  return { start, end, unit, value };
}

const LEAST_EACH_MONTH = 100;
const NEAR = 4;
/** From here on a bare number may be points. */
export const LEAST_POINTS = 1000;
/** "2 hilton …" is two of something of Hilton's, not two points. */
const LEAST_OF_PROGRAM = 100;

function guessUnit(
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
  if (COUNTED.test(after[0] ?? "") && !isLarge && value < LEAST_POINTS) return "count";
  if (/^(?:annual fee|fee|statement credit|credit)\b/.test(after.join(" "))) return "usd";
  // What another figure follows is of that one.
  const stop = after.findIndex(
    (word) => FIGURE.test(word) || /^(?:for|on|at|and|in|or|to|what|how|i|if)$/.test(word),
  );
  const near = stop < 0 ? after : after.slice(0, stop);
  if (near.some((word) => POINT_WORDS.test(word))) return "points";
  const isTravel = /^(?:flights?|tickets?|airfare|hotels?|stays?|purchases?)$/.test(
    words[end + 2] ?? "",
  );
  const isOfProgram = isProgram(end) || (words[end] === "of" && isProgram(end + 1) && !isTravel);
  if (isOfProgram && (isLarge || value >= LEAST_OF_PROGRAM)) return "points";
  const isSpent =
    /^(?:on|at|in)$/.test(words[end] ?? "") &&
    /\b(?:spen[dt]|spending|put|charge[ds]?)\b/.test(text);
  if (isSpent && !POINT_CONTEXT.test(text)) return "usd";
  // "We put 1100 a month in groceries": though points are asked for.
  if (words[end] === "monthly" && SPENDS_MONTHLY.test(text)) return "usd";
  const isPutEach = /^(?:on|for|in|at)$/.test(words[end + 2] ?? "") && SPENDS.test(before);
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
    !/^(?:dollars?|bucks)$/.test(words[end] ?? "")
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

/** Numbers in words: of themselves only from a hundred on, below with a unit after them. */
function readWords(words: readonly string[], start: number, about: About): AmountPlace | undefined {
  const read = readNumberWords(words, start);
  if (read === undefined) return undefined;
  const next = words[read.end] ?? "";
  const isCounted =
    UNIT_WORDS.has(next) || COUNTED.test(next) || /^(?:grand|points|miles)$/.test(next);
  if (next === "x" || (!read.isLarge && !isCounted)) return undefined;
  if (read.value === 1 && /^(?:cards?|person|time|day)$/.test(next)) return undefined;
  return withUnit(words, { start, ...read }, about);
}

const round = (value: number): number => Number(value.toPrecision(12));
