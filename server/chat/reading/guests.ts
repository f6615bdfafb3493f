import type { FrameAmount } from "../frame.ts";

/* "Two friends", "the both of them": how many come along, where no figure is written. */

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    both: 2,
  }),
);
const COMING = new Set(
  "friend friends buddy buddies guests people kid kids teen teens teenager teenagers toddler toddlers children boys girls siblings sons daughters brothers sisters adults parents coworkers colleagues others of them companions cousins grandkids".split(
    " ",
  ),
);
/** "Two of my friends", "two other guests". */
const NEAR = 2;

/** "Four of us": the member is one of them. */
export const includesMember = (tokens: readonly string[], after: number): boolean =>
  tokens[after] === "of" && tokens[after + 1] === "us";

export function guestsSaid(tokens: readonly string[]): FrameAmount | undefined {
  for (const [at, word] of tokens.entries()) {
    const value = NUMBERS.get(word);
    const isComing = tokens.slice(at + 1, at + 1 + NEAR).some((next) => COMING.has(next));
    if (value === undefined || !isComing) continue;
    return { value: value - Number(includesMember(tokens, at + 1)), unit: "count", role: "guests" };
  }
  const value = tokens.filter((word) => RELATIVES.has(word)).length;
  return value > 1 ? { value, unit: "count", role: "guests" } : undefined;
}

/** True if somebody outside the couple is named, by what they are to the asker. */
export const namesRelative = (tokens: readonly string[]): boolean =>
  tokens.some((word) => RELATIVES.has(word) && !PARTNERS.has(word));

const PARTNERS = new Set("wife husband boyfriend girlfriend partner".split(" "));
/** "My brother and his kid": one each. */
const RELATIVES = new Set(
  "wife husband mother father mom mum dad brother sister son daughter kid child friend buddy grandmother grandfather grandma grandpa uncle aunt cousin nephew niece boyfriend girlfriend partner".split(
    " ",
  ),
);
