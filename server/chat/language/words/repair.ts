import { editDistance } from "../../../catalog/edit-distance.ts";
import { isCommonWord, isFormOf } from "./common.ts";

/** Repairs typing errors in unknown words. */
export interface Repairer {
  readonly isKnown: (word: string) => boolean;
  /** The intended word; the same word when none is near. */
  readonly repair: (word: string) => string;
}

const MIN_LETTERS = 4;
const MIN_FOR_TWO = 8;
const PLAIN = 2;

const MAX_REMEMBERED = 5000;

interface Candidate {
  readonly word: string;
  /** Lower is better: names, then words of questions, then plain English. */
  readonly rank: number;
}

/** Indexes words by first letter and length; words of earlier lists win ties. */
export function createRepairer(lists: readonly ReadonlySet<string>[]): Repairer {
  const all = new Set<string>();
  const buckets = new Map<string, Candidate[]>();
  for (const [rank, list] of lists.entries()) {
    for (const word of list) {
      if (all.has(word)) continue;
      all.add(word);
      if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) continue;
      const key = `${word[0] ?? ""}${word.length}`;
      const bucket = buckets.get(key) ?? [];
      bucket.push({ word, rank });
      buckets.set(key, bucket);
    }
  }
  const isKnown = rememberingWords((word) => isCommonWord(word) || isFormOf(word, all));
  const remembered = new Map<string, string>();
  return {
    isKnown,
    repair: (word) => {
      const before = remembered.get(word);
      if (before !== undefined) return before;
      const meant = isKnown(word) ? word : findMeant(word, buckets, isKnown);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(word, meant);
      return meant;
    },
  };
}

/** Caches the answers: a few words make up most text. */
function rememberingWords(tell: (word: string) => boolean): (word: string) => boolean {
  const remembered = new Map<string, boolean>();
  return (word) => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const told = tell(word);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, told);
    return told;
  };
}

function findMeant(
  word: string,
  buckets: ReadonlyMap<string, readonly Candidate[]>,
  isKnown: (word: string) => boolean,
): string {
  const once = word.replaceAll(/(\p{L})\1{2,}/gu, "$1$1");
  if (once !== word && isKnown(once)) return once;
  const short = word.replaceAll(/(\p{L})\1{2,}/gu, "$1");
  if (short !== word && isKnown(short)) return short;
  const asked = short.length > 24 ? "" : short;
  if (asked.length < MIN_LETTERS || !/^[a-z]+$/.test(asked)) return word;
  const allowed = asked.length >= MIN_FOR_TWO ? 2 : 1;
  let best: { word: string; score: number } | undefined;
  for (const candidate of near(asked, allowed, buckets)) {
    const score = scoreOf(asked, candidate, allowed);
    if (score !== undefined && (best === undefined || score < best.score)) {
      best = { word: candidate.word, score };
    }
  }
  return best?.word ?? short;
}

/** The first letter is hardly ever wrong, but may be swapped with the second. */
function* near(
  asked: string,
  allowed: number,
  buckets: ReadonlyMap<string, readonly Candidate[]>,
): Generator<Candidate> {
  for (const first of new Set([asked[0] ?? "", asked[1] ?? ""])) {
    for (let length = asked.length - allowed; length <= asked.length + allowed; length++) {
      yield* buckets.get(`${first}${length}`) ?? [];
    }
  }
}

/** Lower is nearer; undefined when it is not a typing error. */
function scoreOf(asked: string, { word, rank }: Candidate, allowed: number): number | undefined {
  const slips = editDistance(asked, word, allowed);
  if (slips > allowed || !isLikely(asked, word, slips)) return undefined;
  // A rare word is one letter away from a plain one too often: "compute" is not "commute".
  if (rank === PLAIN && !isPlainSlip(asked, word)) return undefined;
  const otherStart = word[0] === asked[0] ? 0 : 0.6;
  const otherEnd = word.at(-1) === asked.at(-1) ? 0 : 0.1;
  // A missing letter is likelier than an extra one.
  return slips + rank * 0.2 + otherStart + otherEnd - (word.length > asked.length ? 0.05 : 0);
}

/** Short words have too many neighbours for more than the plainest slips. */
function isLikely(asked: string, other: string, slips: number): boolean {
  const sameStart = asked[0] === other[0];
  if (!sameStart && !(slips === 1 && asked[0] === other[1] && asked[1] === other[0])) return false;
  if (asked.length === MIN_LETTERS)
    return slips === 1 && (other.length > asked.length || isSwap(asked, other));
  if (slips === 2 && Math.abs(asked.length - other.length) > 1) return false;
  if (slips === 2) return asked.slice(0, 2) === other.slice(0, 2) || asked.length > 8;
  return true;
}

const isSwap = (a: string, b: string): boolean => a.length === b.length && sorted(a) === sorted(b);

/** A letter left out, doubled or swapped, or a vowel mistaken for another in a long word. */
function isPlainSlip(asked: string, word: string): boolean {
  if (asked.length !== word.length || isSwap(asked, word)) return true;
  const at = word.split("").findIndex((letter, place) => letter !== asked[place]);
  const isVowel = /^[aeiou]{2}$/.test(`${word[at] ?? ""}${asked[at] ?? ""}`);
  return asked.length >= MIN_FOR_VOWELS && isVowel;
}

const MIN_FOR_VOWELS = 7;

const sorted = (word: string): string => word.split("").toSorted().join("");
