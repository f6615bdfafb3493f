import { groupBy } from "../contract/group-by.ts";
import { editDistance } from "./edit-distance.ts";

/** The quality of a word match: exact, a prefix, or with one or two typing errors. */
const QUALITY = { same: 1, begun: 0.6, oneSlip: 0.85, twoSlips: 0.7 } as const;
const MIN_BEGUN_LETTERS = 3;

/** The shortest word that may have one typing error, or two. */
interface SlipLetters {
  readonly one: number;
  readonly two: number;
}

export const SLIPS: SlipLetters = { one: 5, two: 9 };
/** For names that are only suggested. */
export const NEAREST_SLIPS: SlipLetters = { one: 3, two: 9 };

/** The words of names by first letter: people rarely mistype the first one. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export function toVocabulary(lists: readonly ReadonlySet<string>[]): Vocabulary {
  const known = new Set<string>();
  for (const words of lists) for (const word of words) known.add(word);
  return groupBy([...known], firstOf);
}

const firstOf = (word: string): string => word.charAt(0);

/** How well each word of the names matches a query word; absent means no match. */
export type Qualities = ReadonlyMap<string, number>;

export function qualitiesOf(
  asked: string,
  vocabulary: Vocabulary,
  minLetters: SlipLetters,
): Qualities {
  const found = new Map<string, number>();
  const allowed = slipsAllowed(asked, minLetters);
  for (const word of vocabulary.get(firstOf(asked)) ?? []) {
    const quality = qualityOf(asked, word, allowed);
    if (quality > 0) found.set(word, quality);
  }
  return found;
}

/** The best match among the few words of one name. */
export function bestQuality(qualities: Qualities, name: readonly string[]): number {
  let best = 0;
  for (const word of name) best = Math.max(best, qualities.get(word) ?? 0);
  return best;
}

/** The same for many words: walks the matches, which are fewer. */
export function bestAmong(qualities: Qualities, words: ReadonlySet<string>): number {
  let best = 0;
  for (const [word, quality] of qualities) if (quality > best && words.has(word)) best = quality;
  return best;
}

function qualityOf(asked: string, word: string, allowed: number): number {
  if (asked === word) return QUALITY.same;
  if (asked.length >= MIN_BEGUN_LETTERS && word.startsWith(asked)) {
    return QUALITY.begun + (1 - QUALITY.begun) * (asked.length / word.length);
  }
  if (allowed === 0) return 0;
  const slips = editDistance(asked, word, allowed);
  if (slips > allowed) return 0;
  return slips === 1 ? QUALITY.oneSlip : QUALITY.twoSlips;
}

function slipsAllowed(word: string, minLetters: SlipLetters): number {
  if (/\d/.test(word)) return 0;
  if (word.length >= minLetters.two) return 2;
  return word.length >= minLetters.one ? 1 : 0;
}
