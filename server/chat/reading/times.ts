import type { FrameAmount } from "../frame.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";

/* "Five nights at 25,000 each": how often an award is wanted. Without "each" its price is that of all. */

const EACH = phrases(
  "each|apiece|per night|a night|every night|nightly|per person|a person|per head|a head|per ticket|a ticket|per passenger|per seat|a seat|a pop",
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
  }),
);
const WANTED = new Set(
  "night nights people persons adults tickets seats travelers travellers passengers kids children nts".split(
    " ",
  ),
);
const MAX_TIMES = 30;
/** "Two of us", "three award nights". */
const NEAR = 2;

/** "4 nights at a 25k hotel". */
const isPriceOfNight = (word: string, at: number, tokens: readonly string[]): boolean =>
  word >= "0" && word < ":" && tokens.slice(at - 3, at).join(" ") === "nights at a";

export function timesSaid(tokens: readonly string[]): FrameAmount | undefined {
  if (!says(spaced(tokens), EACH) && !tokens.some(isPriceOfNight)) return undefined;
  for (const [at, word] of tokens.entries()) {
    const value = NUMBERS.get(word) ?? Number(word);
    const next = tokens.slice(at + 1, at + 1 + NEAR);
    const isWanted = next.some((one) => WANTED.has(one)) || next.join(" ") === "of us";
    if (isWanted && value > 1 && value <= MAX_TIMES) return { value, unit: "count", role: "want" };
  }
  return undefined;
}
