import { wordSet, phrases, says, spaced } from "../language/words/phrases.ts";
import type { FrameAmount, Slot } from "../frame.ts";

/* Small numbers in words: guests, repetitions of an award, and ratios. */

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ..."one two three four five six seven eight"
    .split(" ")
    .map((word, at) => [word, at + 1] as const),
  ["both", 2],
]);
const COMING = wordSet(
  "friend friends buddy buddies guests people kid kids teen teens teenager teenagers toddler toddlers children boys girls siblings sons daughters brothers sisters adults parents coworkers colleagues others of them companions cousins grandkids",
);
/** "Two of my friends", "two other guests". */
const NEAR = 2;

/** "Four of us": the member is one of them. */
export const includesMember = (tokens: readonly string[], after: number): boolean =>
  tokens[after] === "of" && tokens[after + 1] === "us";

/**
 * "Two friends", "the both of them", "my brother and his two kids": the number of guests; undefined
 * when "four of us" gives another number.
 */
function guestsSaid(tokens: readonly string[]): FrameAmount | undefined {
  const counts = tokens.map((word, at) => {
    const value = NUMBERS.get(word) ?? Number(word);
    const isComing = tokens.slice(at + 1, at + 1 + NEAR).some((next) => COMING.has(next));
    return isComing && value > 0 ? value - Number(includesMember(tokens, at + 1)) : 0;
  });
  const isAgain = (at: number): boolean =>
    tokens[at] === "both" || PRONOUNS.has(tokens[at + 2] ?? "");
  const first = counts.filter((value, at) => value > 0 && !isAgain(at));
  const groups = counts.map((value, at) => (first.length > 0 && isAgain(at) ? 0 : value));
  const ofAll = groups.filter((value, at) => value > 0 && includesMember(tokens, at + 1));
  const named = tokens.filter((word) => RELATIVES.has(word)).length;
  const counted = sum(groups) - sum(ofAll);
  const [all] = ofAll;
  const isCounted = counted > 0 || named > 1;
  const value = all ?? (isCounted ? counted + named : 0);
  const isUnsure = all !== undefined && isCounted && all !== counted + named;
  return value > 0 && !isUnsure ? { value, unit: "count", role: "guests" } : undefined;
}

/** "My sister comes along": counts the guests named. */
export function withGuests(
  amounts: readonly FrameAmount[],
  tokens: readonly string[],
  takes: ReadonlySet<Slot>,
): readonly FrameAmount[] {
  const guests = takes.has("guests") ? guestsSaid(tokens) : undefined;
  return guests === undefined
    ? amounts
    : [...amounts.filter(({ role }) => role !== "guests"), guests];
}

/** "The both of them" refers to people named before. */
const PRONOUNS = wordSet("them em");

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** True if a text names somebody outside the couple by relation. */
export const namesRelative = (tokens: readonly string[]): boolean =>
  tokens.some((word) => RELATIVES.has(word) && !PARTNERS.has(word));

export const isRelative = (word: string): boolean => RELATIVES.has(word);

const PARTNERS = wordSet("wife husband boyfriend girlfriend partner");
/** "My brother and his kid": one person each. */
const RELATIVES = wordSet(
  "wife husband mother father mom mum dad brother sister son daughter kid child friend buddy grandmother grandfather grandma grandpa uncle aunt cousin nephew niece boyfriend girlfriend partner",
);

/** Phrases for a price per unit, and the words whose number multiplies it. */
const EACH = [
  [
    phrases("per night|a night|every night|nightly|each night|/night|pn"),
    wordSet("night nights nts"),
  ],
  [
    phrases(
      "per person|a person|per head|a head|per ticket|a ticket|per passenger|per seat|a seat|each way per person",
    ),
    wordSet("people persons adults tickets seats travelers travellers passengers kids children us"),
  ],
  [
    phrases("each|apiece|a pop"),
    wordSet(
      "night nights people persons adults tickets seats travelers travellers passengers kids children nts us",
    ),
  ],
] as const;
const MAX_TIMES = 30;

/** "4 nights at a 25k hotel". */
const isPriceOfNight = (word: string, at: number, tokens: readonly string[]): boolean =>
  word >= "0" && word < ":" && tokens.slice(at - 3, at).join(" ") === "nights at a";

/**
 * "Five nights at 25,000 each": the multiplier of an award's price. Without "each" the price is for
 * everything, and the number of people never multiplies a price per night.
 */
export function timesSaid(tokens: readonly string[], isCouple: boolean): FrameAmount | undefined {
  const said = spaced(tokens);
  const found = EACH.find(([forms]) => says(said, forms));
  const wanted = found?.[1] ?? (tokens.some(isPriceOfNight) ? EACH[0][1] : undefined);
  if (wanted === undefined) return undefined;
  for (const [at, word] of tokens.entries()) {
    const value = NUMBERS.get(word) ?? Number(word);
    const isWanted = tokens.slice(at + 1, at + 1 + NEAR).some((one) => wanted.has(one));
    if (isWanted && value > 1 && value <= MAX_TIMES) return { value, unit: "count", role: "want" };
  }
  // "For Sam and me, 70k each".
  const isEach = isCouple && tokens.includes("each");
  return isEach ? { value: 2, unit: "count", role: "want" } : undefined;
}

const BETWEEN: ReadonlySet<string> = new Set(["to", "for"]);
/** Numbers with more digits are points. */
const LONGEST = 2;

export interface Ratio {
  readonly value: string;
  /** Tokens, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The first ratio in a text, as the tables write it: "1:1", "one for one", "4 to 3". */
export function ratioOf(tokens: readonly string[]): Ratio | undefined {
  const start = tokens.findIndex((_, at) => ratioAt(tokens, at) !== undefined);
  return start < 0 ? undefined : ratioAt(tokens, start);
}

function ratioAt(tokens: readonly string[], start: number): Ratio | undefined {
  const [word = "", between = "", next = ""] = tokens.slice(start);
  const [left = "", right = "", ...more] = word.split(":").map(numberOf);
  if (left !== "" && right !== "" && more.length === 0) {
    return { value: `${left}:${right}`, start, end: start + 1 };
  }
  const [first, second] = [numberOf(word), numberOf(next)];
  if (!BETWEEN.has(between) || first === "" || second === "") return undefined;
  return { value: `${first}:${second}`, start, end: start + LENGTH };
}

const LENGTH = 3;

/** Empty when the word is not a small number. */
function numberOf(word: string): string {
  const spelt = NUMBERS.get(word);
  if (spelt !== undefined) return String(spelt);
  const isDigits = word.split("").every((one) => "0" <= one && one <= "9");
  return isDigits && word.length <= LONGEST ? word : "";
}
