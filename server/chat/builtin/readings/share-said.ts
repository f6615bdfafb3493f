import type { Understood } from "../../language/understood.ts";

/* "Half of mine", "all of them", "a quarter of that": a part of what somebody has, by no number. */

const ALL =
  /\b(?:all|every (?:one|last one|single one|point|mile|bit)|everything|the (?:lot|whole (?:lot|pile|thing|stash|balance))|my (?:whole|entire)|each one|the entire)\b/;
const ALL_BUT = /\b(?:all (?:in all|my cards|right|the time|year)|at all|after all)\b/;

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b(?! (?:a |the )?(?:year|price|off|day|hour))/, 1 / 2],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\b(?:a|one) quarter\b/, 1 / 4],
];

/** A part that is less than all: a half. */
export function partSaid({ tokens }: Understood): number | undefined {
  const words = tokens.join(" ");
  return PARTS.find(([said]) => said.test(words))?.[1];
}

/** How much of what somebody has is meant, all of it or a part; undefined where neither is said. */
export function shareSaid(asked: Understood): number | undefined {
  const words = asked.tokens.join(" ");
  return partSaid(asked) ?? (ALL.test(words.replace(ALL_BUT, "")) ? 1 : undefined);
}
