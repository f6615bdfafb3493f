import type { Amount } from "../understood.ts";
import {
  type About,
  COUNTED,
  FIGURE,
  guessUnit,
  readNumberWords,
  scaleOf,
} from "./guessed-unit.ts";

type Unit = Amount["unit"];

/** An amount and its position in the words. */
export interface AmountPlace {
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
  readonly value: number;
}

/** Unit words with their unit and factor. */
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

/** Reads amounts in words and figures. `isTaken`: within a name or date; `isProgram`: a program. */
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
      readFamily(words, at) ?? readFigure(words, at, about) ?? readWords(words, at, about);
    if (amount === undefined) continue;
    amounts.push(amount);
    at = amount.end - 1;
  }
  return amounts;
}

/** "family of four", "two of us", "party of 3". */
function readFamily(words: readonly string[], at: number): AmountPlace | undefined {
  if (
    ["family", "fam", "party", "group", "household"].includes(words[at] ?? "") &&
    words[at + 1] === "of"
  ) {
    const value = plainNumber(words, at + 2);
    return value === undefined ? undefined : { start: at, end: at + 3, unit: "people", value };
  }
  const value =
    words[at + 1] === "of" && words[at + 2] === "us" ? plainNumber(words, at) : undefined;
  return value === undefined ? undefined : { start: at, end: at + 3, unit: "people", value };
}

function plainNumber(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const read = readNumberWords(words, at);
  return read?.end === at + 1 ? read.value : undefined;
}

function readFigure(
  words: readonly string[],
  start: number,
  about: About,
): AmountPlace | undefined {
  const [, dollar, digits = "", suffix = ""] = FIGURE.exec(words[start] ?? "") ?? [];
  if (dollar === undefined) return undefined;
  if (["st", "nd", "rd", "th", "am", "pm"].includes(suffix)) return undefined;
  let end = start + 1;
  let scale = scaleOf(suffix);
  const next = suffix === "" ? scaleOf(words[end] ?? "") : undefined;
  if (next !== undefined && words[end] !== "grand") {
    scale = next;
    end++;
  }
  const value = round(Number(digits.replaceAll(",", "")) * (scale ?? 1));
  const fixed = SUFFIXES.get(suffix);
  if (dollar === "$" || suffix === "$") return { start, end, unit: "usd", value };
  if (fixed !== undefined) return finish({ start, end, value }, fixed);
  if (suffix !== "" && scale === undefined) return undefined;
  return withUnit(words, { start, end, value, isLarge: scale !== undefined }, about);
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

const finish = (
  { start, end, value }: Omit<AmountPlace, "unit">,
  [unit, each]: readonly [Unit, number],
): AmountPlace => ({ start, end, unit, value: round(value * each) });

interface Read {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isLarge: boolean;
}

/** Takes the unit that follows, or guesses it from the sentence. */
function withUnit(
  words: readonly string[],
  { start, end, value, isLarge }: Read,
  about: About,
): AmountPlace {
  const next = words[end] ?? "";
  const said = UNIT_WORDS.get(next);
  // "2500/mo" is money: nobody counts that many months.
  if (said?.[0] === "months" && value >= MIN_EACH_MONTH) return { start, end, unit: "usd", value };
  if (said !== undefined) return finish({ start, end: end + 1, value }, said);
  if (next === "grand") return { start, end: end + 1, unit: "usd", value: value * 1000 };
  const unit = guessUnit(words, start, end, { value, isLarge }, about);
  return { start, end, unit, value };
}

const MIN_EACH_MONTH = 100;
/** Numbers in words: from a hundred up alone, smaller ones only before a unit. */
function readWords(words: readonly string[], start: number, about: About): AmountPlace | undefined {
  const read = readNumberWords(words, start);
  if (read === undefined) return undefined;
  const next = words[read.end] ?? "";
  const isCounted =
    UNIT_WORDS.has(next) || COUNTED.has(next) || ["grand", "points", "miles"].includes(next);
  if (!read.isLarge && !isCounted) return undefined;
  if (read.value === 1 && ["cards", "card", "person", "time", "day"].includes(next))
    return undefined;
  return withUnit(words, { start, ...read }, about);
}

const round = (value: number): number => Number(value.toPrecision(12));
