/* "1:1", "one for one", "4 to 3": a ratio that is told, as the tables write it. */

const DIGITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: "1",
    two: "2",
    three: "3",
    four: "4",
    five: "5",
  }),
);
const BETWEEN: ReadonlySet<string> = new Set(["to", "for"]);
/** Larger numbers are points. */
const LONGEST = 2;

export interface Ratio {
  readonly value: string;
  /** From this token up to, but not with, that one. */
  readonly start: number;
  readonly end: number;
}

/** The first ratio of a question. */
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

/** Empty where the word is no small number. */
function numberOf(word: string): string {
  const spelt = DIGITS.get(word);
  if (spelt !== undefined) return spelt;
  const isDigits = word.split("").every((one) => "0" <= one && one <= "9");
  return isDigits && word.length <= LONGEST ? word : "";
}
