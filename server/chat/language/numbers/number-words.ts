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
  /** Said with a hundred, a thousand or more. */
  readonly isLarge: boolean;
}

/** A number written in words that begins at a place: "two hundred fifty", "sixty k", "a million". */
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
