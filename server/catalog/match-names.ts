import { compactName, normalizeName, withoutBlanks, wordsOf } from "../contract/names.ts";
import { editDistance } from "./edit-distance.ts";

/** Something people call by several names. */
export interface Named<T> {
  readonly value: T;
  readonly names: readonly string[];
}

/** The meanings of a loosely written name. Nothing here decides between several. */
export type Match<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "ambiguous"; readonly values: readonly T[] }
  | { readonly kind: "unknown"; readonly nearest: readonly T[] };

export interface NameMatcher<T> {
  readonly exact: ReadonlyMap<string, readonly T[]>;
  /** Every word of every name, once. */
  readonly vocabulary: readonly string[];
  readonly entries: readonly Entry<T>[];
}

interface Entry<T> {
  readonly value: T;
  /** The words of each name. */
  readonly names: readonly (readonly string[])[];
}

/** Words that say nothing about which card or program is meant. */
const FILLERS = new Set(["a", "an", "by", "card", "cards", "credit", "from", "my", "the", "with"]);

const MAX_CANDIDATES = 8;
const MAX_NEAREST = 3;

/** A name is taken for the best match when it is this much better than the next one. */
const CLEARLY_BETTER = 1.2;

/** The quality of a word match: exact, a prefix, or with one or two typing errors. */
const QUALITY = { same: 1, begun: 0.6, oneSlip: 0.85, twoSlips: 0.7 } as const;
const MIN_BEGUN_LETTERS = 3;

/** The fewest letters of a word that may have one slip, or two. */
interface SlipLetters {
  readonly one: number;
  readonly two: number;
}

const SLIPS: SlipLetters = { one: 5, two: 9 };
/** For what is only offered, never taken. */
const NEAREST_SLIPS: SlipLetters = { one: 3, two: 9 };

/** Beyond these a text is no name, and comparing all of it would only take time. */
const MAX_WORDS = 12;
const MAX_LETTERS = 80;

/** Below this a single match is offered, not taken: one word of a longer name is not the name. */
const SURE = 0.8;

export function createMatcher<T>(named: readonly Named<T>[]): NameMatcher<T> {
  // Written without blanks a name is the same ("venturex"), unless that is another one's name.
  const compact = groupNames(named, compactName);
  const exact = new Map([...compact, ...groupNames(named, toKey)]);
  const entries = named.map(({ value, names }) => ({
    value,
    names: [...names.map(meaningfulWords), [...new Set(names.flatMap(meaningfulWords))]],
  }));
  const vocabulary = [...new Set(entries.flatMap((entry) => entry.names.flat()))];
  return { exact, vocabulary, entries };
}

/** Groups the values by name. */
function groupNames<T>(
  named: readonly Named<T>[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const { value, names } of named) {
    for (const key of new Set(names.map(keyOf))) {
      if (key !== "") groups.set(key, [...(groups.get(key) ?? []), value]);
    }
  }
  return groups;
}

/** The values with exactly this name, apart from fillers and blanks. */
export function findExact<T>({ exact }: NameMatcher<T>, name: string): readonly T[] {
  const normalized = normalizeName(name);
  return exact.get(withoutFillers(normalized)) ?? exact.get(withoutBlanks(normalized)) ?? [];
}

/** Finds what a name means: as it is, by its words in any order, begun or with slips. */
export function matchName<T>(matcher: NameMatcher<T>, name: string): Match<T> {
  const same = findExact(matcher, name);
  if (same.length > 0) return decide(same);
  const [best, ...others] = rankNames(matcher, name);
  if (best === undefined) return { kind: "unknown", nearest: findNearest(matcher, name) };
  const [next] = others;
  const isClear = next === undefined || best.score >= next.score * CLEARLY_BETTER;
  // A word beyond those that are compared may change the meaning.
  const isWhole = wordsToMatch(name).length === meaningfulWords(name).length;
  if (isClear && isWhole && best.score >= SURE) return { kind: "found", value: best.value };
  const close = [best, ...others].filter(({ score }) => best.score < score * CLEARLY_BETTER);
  return { kind: "ambiguous", values: close.slice(0, MAX_CANDIDATES).map(({ value }) => value) };
}

/** The values whose names have all the words, or begin with them or nearly so, best first. */
export function rankNames<T>(
  { entries, vocabulary }: NameMatcher<T>,
  name: string,
): readonly { readonly value: T; readonly score: number }[] {
  const qualities = wordsToMatch(name).map((word) => qualitiesOf(word, vocabulary, SLIPS));
  // A word that stands for none leaves nobody.
  if (qualities.length === 0 || qualities.some(({ size }) => size === 0)) return [];
  return entries
    .map(({ value, names }) => ({
      value,
      score: Math.max(...names.map((words) => scoreOf(qualities, words))),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The meanings, possible meanings or nearest names. */
export function meaningsOf<T>(match: Match<T>): readonly T[] {
  if (match.kind === "found") return [match.value];
  return match.kind === "ambiguous" ? match.values : match.nearest;
}

function decide<T>(values: readonly T[]): Match<T> {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? { kind: "found", value: only }
    : { kind: "ambiguous", values: values.slice(0, MAX_CANDIDATES) };
}

/** The name without fillers, as one text. */
const toKey = (name: string): string => withoutFillers(normalizeName(name));

const withoutFillers = (normalized: string): string =>
  normalized.split(" ").filter(isMeaningful).join(" ") || normalized;

const isMeaningful = (word: string): boolean => !FILLERS.has(word);

const meaningfulWords = (name: string): readonly string[] => wordsOf(name).filter(isMeaningful);

/** The words by which a name is looked for; no name of anything is as long as what is cut off. */
export const wordsToMatch = (name: string): readonly string[] =>
  meaningfulWords(name)
    .slice(0, MAX_WORDS)
    .filter((_word, at, words) => words.slice(0, at + 1).join(" ").length <= MAX_LETTERS);

/** The quality of a query word's match by word of the names; others are absent. */
type Qualities = ReadonlyMap<string, number>;

function qualitiesOf(asked: string, vocabulary: readonly string[], slips: SlipLetters): Qualities {
  const found = new Map<string, number>();
  for (const word of vocabulary) {
    const quality = qualityOf(asked, word, slips);
    if (quality > 0) found.set(word, quality);
  }
  return found;
}

/** 0 unless every word asked for stands for a word of the name; more when the name has no others. */
function scoreOf(asked: readonly Qualities[], name: readonly string[]): number {
  let sum = 0;
  for (const qualities of asked) {
    const quality = bestQuality(qualities, name);
    if (quality === 0) return 0;
    sum += quality;
  }
  return (sum / asked.length) * (asked.length / Math.max(name.length, asked.length));
}

function bestQuality(qualities: Qualities, name: readonly string[]): number {
  let best = 0;
  for (const word of name) best = Math.max(best, qualities.get(word) ?? 0);
  return best;
}

function qualityOf(asked: string, word: string, minLetters: SlipLetters): number {
  if (asked === word) return QUALITY.same;
  if (asked.length >= MIN_BEGUN_LETTERS && word.startsWith(asked)) {
    return QUALITY.begun + (1 - QUALITY.begun) * (asked.length / word.length);
  }
  const allowed = slipsAllowed(asked, minLetters);
  // People slip inside a word, hardly ever on its first letter.
  if (allowed === 0 || asked[0] !== word[0]) return 0;
  const slips = editDistance(asked, word, allowed);
  if (slips > allowed) return 0;
  return slips === 1 ? QUALITY.oneSlip : QUALITY.twoSlips;
}

function slipsAllowed(word: string, minLetters: SlipLetters): number {
  if (/\d/.test(word)) return 0;
  if (word.length >= minLetters.two) return 2;
  return word.length >= minLetters.one ? 1 : 0;
}

/**
 * The names that share the rarest words, for a helpful error: "hyat club" is nearer Hyatt than a
 * club. Among equals, the name with the fewest other words.
 */
function findNearest<T>({ entries, vocabulary }: NameMatcher<T>, name: string): readonly T[] {
  const asked = wordsToMatch(name).map((word) => {
    const qualities = qualitiesOf(word, vocabulary, NEAREST_SLIPS);
    const known =
      qualities.size === 0
        ? []
        : entries.filter(({ names }) => names.some((words) => bestQuality(qualities, words) > 0));
    return { qualities, weight: known.length === 0 ? 0 : 1 / known.length };
  });
  return entries
    .map(({ value, names }) => ({ value, ...nearestOf(asked, names) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.others - b.others)
    .slice(0, MAX_NEAREST)
    .map(({ value }) => value);
}

interface Weighed {
  readonly qualities: Qualities;
  /** The rarer a word, the more it tells. */
  readonly weight: number;
}

/** The name that shares most, and how many words it has that were not asked for. */
function nearestOf(asked: readonly Weighed[], names: readonly (readonly string[])[]) {
  let nearest = { score: 0, others: 0 };
  for (const name of names) {
    let score = 0;
    let others = name.length;
    for (const { qualities, weight } of asked) {
      const quality = bestQuality(qualities, name);
      score += quality * weight;
      if (quality > 0) others -= 1;
    }
    const isNearer = score > nearest.score || (score === nearest.score && others < nearest.others);
    if (isNearer) nearest = { score, others };
  }
  return nearest;
}
