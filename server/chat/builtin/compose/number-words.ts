/*
 * Counts in words: of the rows that a line names, which no tool counts. Digits are for figures of
 * results only.
 */

const SMALL =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const LESS_THAN = 100;

/** `four`, `twenty-two`; of a hundred and more only that they are many. */
export function countInWords(count: number): string {
  const small = SMALL[count];
  if (small !== undefined) return small;
  if (count >= LESS_THAN) return "more than ninety-nine";
  const [tens, ones] = [TENS[Math.floor(count / 10)] ?? "", count % 10];
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ""}`;
}

/** The same at the start of a sentence. */
export const countFirst = (count: number): string => {
  const words = countInWords(count);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
