const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
};
const PEOPLE = new Set(
  "friend friends buddy buddies guest guests kid kids boys girls people others colleagues coworkers siblings".split(
    " ",
  ),
);
const NEAR = 3;

/** "My two buddies": how many people come along; undefined when no number is said. */
export function guestsIn(tokens: readonly string[]): number | undefined {
  for (const [at, word] of tokens.entries()) {
    if (!PEOPLE.has(word)) continue;
    const before = tokens.slice(Math.max(0, at - NEAR), at).toReversed();
    const found = before.map((one) => NUMBERS[one]).find((one) => one !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
