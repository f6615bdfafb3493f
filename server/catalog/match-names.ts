import { normalizeName, withoutBlanks, wordsOf } from "../contract/names.ts";
import {
  bestAmong,
  bestQuality,
  NEAREST_SLIPS,
  type Qualities,
  qualitiesOf,
  SLIPS,
  toVocabulary,
  type Vocabulary,
} from "./near-words.ts";

/** Something people call by several names. */
export interface Named<T> {
  readonly value: T;
  readonly names: readonly string[];
}

/** The possible meanings of a loosely written name. Callers decide between several. */
export type Match<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "ambiguous"; readonly values: readonly T[] }
  | { readonly kind: "unknown"; readonly nearest: readonly T[] };

export interface NameMatcher<T> {
  /** The values with this name, compared without fillers and spaces. */
  readonly exact: (key: string) => readonly T[] | undefined;
  readonly vocabulary: Vocabulary;
  readonly entries: readonly Entry<T>[];
}

/** The names of one thing as they are compared. */
interface ComparedNames {
  readonly keys: ReadonlySet<string>;
  readonly compact: ReadonlySet<string>;
  /** The words of each name, and the words of all names together. */
  readonly names: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

interface Entry<T> extends ComparedNames {
  readonly value: T;
}

/** Words that say nothing about which card or program is meant. */
const FILLERS = new Set(["a", "an", "by", "card", "cards", "credit", "from", "my", "the", "with"]);

const MAX_CANDIDATES = 8;
const MAX_NEAREST = 3;

/** The best match wins only when its score is this many times the next one's. */
const CLEARLY_BETTER = 1.2;

/** A longer text is not a name, and comparing all of it would only take time. */
const MAX_WORDS = 12;
const MAX_LETTERS = 80;

/** Below this a single match is only suggested: one word of a longer name is not the name. */
const SURE = 0.8;

/** A matcher that answers many calls. */
export function createMatcher<T>(named: readonly Named<T>[]): NameMatcher<T> {
  const entries = named.map(({ value, names }) => ({ ...compareNames(names), value }));
  const compact = groupValues(entries, (entry) => entry.compact);
  const exact = new Map([...compact, ...groupValues(entries, (entry) => entry.keys)]);
  return { ...joinNames(entries), exact: (key) => exact.get(key) };
}

/** A cheap matcher for a few names that were prepared with `compareNames`. */
export const joinNames = <T>(entries: readonly Entry<T>[]): NameMatcher<T> => ({
  entries,
  vocabulary: toVocabulary(entries.map(({ words }) => words)),
  exact: (key) => {
    // Without spaces a name is the same ("venturex"), unless that is another thing's name.
    const same = entries.filter(({ keys }) => keys.has(key));
    const found = same.length > 0 ? same : entries.filter(({ compact }) => compact.has(key));
    return found.length > 0 ? found.map(({ value }) => value) : undefined;
  },
});

/** The costly part of a matcher, to be kept for names that recur in other matchers. */
export function compareNames(names: readonly string[]): ComparedNames {
  const normalized = [...new Set(names.map(normalizeName))].filter((name) => name !== "");
  const wordLists = normalized.map((name) => name.split(" ").filter(isMeaningful));
  const words = new Set(wordLists.flat());
  return {
    keys: new Set(normalized.map(withoutFillers)),
    compact: new Set(normalized.map(withoutBlanks)),
    names: [...wordLists, [...words]],
    words,
  };
}

function groupValues<T>(
  entries: readonly Entry<T>[],
  keysOf: (entry: Entry<T>) => ReadonlySet<string>,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [entry.value]);
      else group.push(entry.value);
    }
  }
  return groups;
}

/** The values with exactly this name, ignoring fillers and spaces. */
export function findExact<T>({ exact }: NameMatcher<T>, name: string): readonly T[] {
  const normalized = normalizeName(name);
  return exact(withoutFillers(normalized)) ?? exact(withoutBlanks(normalized)) ?? [];
}

/** Matches a name exactly, then by its words in any order, by prefix or with typing errors. */
export function matchName<T>(matcher: NameMatcher<T>, name: string): Match<T> {
  const same = findExact(matcher, name);
  if (same.length > 0) return decide(same);
  const [best, ...others] = rankNames(matcher, name);
  if (best === undefined) return { kind: "unknown", nearest: findNearest(matcher, name) };
  const [next] = others;
  const isClear = next === undefined || best.score >= next.score * CLEARLY_BETTER;
  // The words cut off may change the meaning.
  const isWhole = wordsToMatch(name).length === meaningfulWords(name).length;
  if (isClear && isWhole && best.score >= SURE) return { kind: "found", value: best.value };
  const close = [best, ...others].filter(({ score }) => best.score < score * CLEARLY_BETTER);
  return { kind: "ambiguous", values: close.slice(0, MAX_CANDIDATES).map(({ value }) => value) };
}

/** The values with a name that matches every word, by prefix or nearly too, best first. */
export function rankNames<T>(
  { entries, vocabulary }: NameMatcher<T>,
  name: string,
): readonly { readonly value: T; readonly score: number }[] {
  const qualities = wordsToMatch(name).map((word) => qualitiesOf(word, vocabulary, SLIPS));
  // If a word matches nothing, no name can match.
  if (qualities.length === 0 || qualities.some(({ size }) => size === 0)) return [];
  return entries
    .filter(({ words }) => qualities.every((some) => bestAmong(some, words) > 0))
    .map(({ value, names }) => ({
      value,
      score: Math.max(...names.map((words) => scoreOf(qualities, words))),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The match, its candidates, or the nearest names. */
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

const withoutFillers = (normalized: string): string =>
  normalized.split(" ").filter(isMeaningful).join(" ") || normalized;

const isMeaningful = (word: string): boolean => !FILLERS.has(word);

const meaningfulWords = (name: string): readonly string[] => wordsOf(name).filter(isMeaningful);

/** The words to match; no real name is as long as the part cut off. */
export const wordsToMatch = (name: string): readonly string[] =>
  meaningfulWords(name)
    .slice(0, MAX_WORDS)
    .filter((_word, at, words) => words.slice(0, at + 1).join(" ").length <= MAX_LETTERS);

/** 0 unless every query word matches a word of the name; higher when the name has no others. */
function scoreOf(asked: readonly Qualities[], name: readonly string[]): number {
  let sum = 0;
  for (const qualities of asked) {
    const quality = bestQuality(qualities, name);
    if (quality === 0) return 0;
    sum += quality;
  }
  return (sum / asked.length) * (asked.length / Math.max(name.length, asked.length));
}

/**
 * The names that share the rarest words, for a helpful error: "hyat club" is nearer Hyatt than a
 * club. Ties go to the name with the fewest other words.
 */
function findNearest<T>({ entries, vocabulary }: NameMatcher<T>, name: string): readonly T[] {
  const asked = wordsToMatch(name).map((word) => {
    const qualities = qualitiesOf(word, vocabulary, NEAREST_SLIPS);
    const known = entries.filter(({ words }) => bestAmong(qualities, words) > 0).length;
    return { qualities, weight: known === 0 ? 0 : 1 / known };
  });
  const shared = entries
    .map((entry) => ({ entry, score: sharedScore(asked, entry.words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const least = shared[MAX_NEAREST - 1]?.score ?? 0;
  return shared
    .filter(({ score }) => score >= least)
    .map((one) => ({ ...one, others: fewestOthers(asked, one.entry) }))
    .toSorted((a, b) => b.score - a.score || a.others - b.others)
    .slice(0, MAX_NEAREST)
    .map(({ entry }) => entry.value);
}

interface Weighed {
  readonly qualities: Qualities;
  /** The rarer a word, the more it tells. */
  readonly weight: number;
}

function sharedScore(asked: readonly Weighed[], words: ReadonlySet<string>): number {
  let score = 0;
  for (const { qualities, weight } of asked) score += bestAmong(qualities, words) * weight;
  return score;
}

/** The number of unmatched words in the shortest name that matches as well as all together. */
function fewestOthers(asked: readonly Weighed[], { names, words }: ComparedNames): number {
  const shared = asked
    .map(({ qualities }) => ({ qualities, best: bestAmong(qualities, words) }))
    .filter(({ best }) => best > 0);
  const lengths = names
    .filter((name) => shared.every(({ qualities, best }) => bestQuality(qualities, name) === best))
    .map(({ length }) => length);
  return Math.min(...lengths) - shared.length;
}

const MAX_SHOWN = 80;

/** The caller's text, shortened for a message. */
export const cut = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
