import { normalizeName } from "../contract/names.ts";
import { editDistance } from "./edit-distance.ts";
import { compactName, wordsOf } from "./names.ts";

/** Something people call by several names. */
export interface Named<T> {
  readonly value: T;
  readonly names: readonly string[];
}

/** What a loosely written name means. More than one meaning is never decided here. */
export type Match<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "ambiguous"; readonly values: readonly T[] }
  | { readonly kind: "unknown"; readonly nearest: readonly T[] };

export interface NameMatcher<T> {
  readonly exact: ReadonlyMap<string, readonly T[]>;
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

/** How well a word stands for another: written out, begun, or with one or two slips. */
const QUALITY = { same: 1, begun: 0.6, oneSlip: 0.85, twoSlips: 0.7 } as const;
const MIN_LETTERS = { begun: 3, oneSlip: 5, twoSlips: 9 } as const;

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
  return { exact, entries };
}

/** Who is called by each name. */
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

/** Who is called exactly so, fillers and blanks apart. */
export function findExact<T>({ exact }: NameMatcher<T>, name: string): readonly T[] {
  return exact.get(toKey(name)) ?? exact.get(compactName(name)) ?? [];
}

/** Finds what a name means: as it is, by its words in any order, begun or with slips. */
export function matchName<T>(matcher: NameMatcher<T>, name: string): Match<T> {
  const { entries } = matcher;
  const same = findExact(matcher, name);
  if (same.length > 0) return decide(same);
  const words = meaningfulWords(name);
  if (words.length === 0) return { kind: "unknown", nearest: [] };
  const scored = entries
    .map(({ value, names }) => ({ value, score: Math.max(...names.map((n) => scoreOf(words, n))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined) return { kind: "unknown", nearest: findNearest(entries, words) };
  const isClear = next === undefined || best.score >= next.score * CLEARLY_BETTER;
  if (isClear && best.score >= SURE) return { kind: "found", value: best.value };
  const close = scored.filter(({ score }) => best.score < score * CLEARLY_BETTER);
  return { kind: "ambiguous", values: close.slice(0, MAX_CANDIDATES).map(({ value }) => value) };
}

/** What a name means, may mean or comes nearest to. */
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
const toKey = (name: string): string => meaningfulWords(name).join(" ") || normalizeName(name);

const meaningfulWords = (name: string): readonly string[] =>
  wordsOf(name).filter((word) => !FILLERS.has(word));

/** 0 unless every word asked for stands for a word of the name; more when the name has no others. */
function scoreOf(asked: readonly string[], name: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    const quality = bestQuality(word, name);
    if (quality === 0) return 0;
    sum += quality;
  }
  return (sum / asked.length) * (asked.length / Math.max(name.length, asked.length));
}

const bestQuality = (word: string, name: readonly string[]): number =>
  Math.max(0, ...name.map((other) => qualityOf(word, other)));

function qualityOf(asked: string, word: string): number {
  if (asked === word) return QUALITY.same;
  if (asked.length >= MIN_LETTERS.begun && word.startsWith(asked)) {
    return QUALITY.begun + (1 - QUALITY.begun) * (asked.length / word.length);
  }
  const allowed = slipsAllowed(asked);
  // People slip inside a word, hardly ever on its first letter.
  if (allowed === 0 || asked[0] !== word[0]) return 0;
  const slips = editDistance(asked, word, allowed);
  if (slips > allowed) return 0;
  return slips === 1 ? QUALITY.oneSlip : QUALITY.twoSlips;
}

function slipsAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  if (word.length >= MIN_LETTERS.twoSlips) return 2;
  return word.length >= MIN_LETTERS.oneSlip ? 1 : 0;
}

/** What shares the rarest words, for an error that helps: "hyat club" is nearer Hyatt than a club. */
function findNearest<T>(entries: readonly Entry<T>[], words: readonly string[]): readonly T[] {
  const weights = words.map((word) => {
    const known = entries.filter(({ names }) => names.some((name) => bestQuality(word, name) > 0));
    return known.length === 0 ? 0 : 1 / known.length;
  });
  return entries
    .map(({ value, names }) => ({ value, score: sharedWeight(words, weights, names) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({ value }) => value);
}

function sharedWeight(
  words: readonly string[],
  weights: readonly number[],
  names: readonly (readonly string[])[],
): number {
  const inName = (name: readonly string[]) =>
    words.reduce((sum, word, at) => sum + bestQuality(word, name) * (weights[at] ?? 0), 0);
  return Math.max(...names.map(inName));
}
