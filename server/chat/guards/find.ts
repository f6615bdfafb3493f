/*
 * Word patterns that match in linear time: "ignore|forget … your|the … rule" matches one word of
 * each group, in this order and few words apart. Phrases after "!" veto a match.
 */

const MAX_BETWEEN = 5;
const LETTERS_AND_DIGITS = /[\p{L}\p{N}@./'’_]+/gu;
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({ ur: "your", u: "you", "i'm": "i am", im: "i am" }),
);

/** Words in lower case, without the s of plurals and possessives; "ur" as "your". */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(LETTERS_AND_DIGITS) ?? []).flatMap((written) => {
    const word = bare(written.replaceAll("’", "'"));
    return word === "" ? [] : (SHORT.get(word) ?? singular(word)).split(" ");
  });

/** Strips surrounding marks. */
function bare(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && "./'_".includes(word.charAt(start))) start += 1;
  while (start < end && "./'_".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function singular(word: string): string {
  const own = word.endsWith("'s") ? word.slice(0, -2) : word;
  return own.length > 3 && own.endsWith("s") && !own.endsWith("ss") ? own.slice(0, -1) : own;
}

type Phrase = readonly string[];

interface Pattern {
  readonly groups: readonly (readonly Phrase[])[];
  readonly unless: readonly Phrase[];
}

export type Finder = (words: readonly string[]) => boolean;

/** Matches any of the patterns, one per line. */
export function finder(lines: string): Finder {
  const patterns = toPatterns(lines);
  return (words) => {
    const present = new Set(words);
    return patterns.some(
      (pattern) => isPossible(pattern, present) && isFound(pattern, words, words.length),
    );
  };
}

/** Finds any of the patterns at the beginning. */
export function opener(lines: string): Finder {
  const patterns = toPatterns(lines);
  return (words) => patterns.some((pattern) => isFound(pattern, words, 1));
}

const toPatterns = (lines: string): readonly Pattern[] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(toPattern);

function toPattern(line: string): Pattern {
  const [found = "", unless] = line.split(" ! ");
  return {
    groups: found.split(" … ").map(toPhrases),
    unless: unless === undefined ? [] : toPhrases(unless),
  };
}

const toPhrases = (text: string): readonly Phrase[] => text.split("|").map(wordsOf);

const isAt = (phrase: Phrase, words: readonly string[], at: number): boolean =>
  phrase.every((word, next) => words[at + next] === word);

/** A quick test: does each group have a word in the text? Most patterns fail it. */
const isPossible = ({ groups }: Pattern, present: ReadonlySet<string>): boolean =>
  groups.every((group) => group.some(([first = ""]) => present.has(first)));

/** True if a match starts within the first `most` words. */
function isFound(
  { groups: [first = [], ...others], unless }: Pattern,
  words: Phrase,
  most: number,
): boolean {
  const starts = words.slice(0, most).flatMap((_, at) => endsOf(first, words, at));
  return (
    starts.some((end) => isFollowed(others, words, end)) &&
    !unless.some((phrase) => words.some((_, at) => isAt(phrase, words, at)))
  );
}

const endsOf = (group: readonly Phrase[], words: Phrase, at: number): readonly number[] =>
  group.filter((phrase) => isAt(phrase, words, at)).map((phrase) => at + phrase.length);

/** True if the groups occur in order, each at its first place. */
function isFollowed(groups: readonly (readonly Phrase[])[], words: Phrase, from: number): boolean {
  let at = from;
  for (const group of groups) {
    const places = Array.from({ length: MAX_BETWEEN + 1 }, (_, next) => at + next);
    const [end] = places.flatMap((place) => endsOf(group, words, place));
    if (end === undefined) return false;
    at = end;
  }
  return true;
}
