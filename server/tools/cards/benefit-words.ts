import { createMatcher, type NameMatcher } from "../../catalog/match-names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getMeant } from "../../member/names.ts";
import { benefitTerms, benefitWords, holdsWord } from "../card-rows/benefit-terms.ts";

/** The words that find a benefit. Throws, naming the nearest, when no card ever had one with all of them. */
export function getBenefitWords(facts: FactIndex, asked: string): readonly string[] {
  const words = benefitWords(asked);
  if (words.length === 0) {
    throw new ToolError(
      `"${asked}" has no word to look for; name a benefit such as priority pass.`,
    );
  }
  const isKnown = [...benefitTerms(facts).values()]
    .flat()
    .some((term) => words.every((word) => holdsWord(term.words, word)));
  return isKnown ? words : benefitWords(getMeant(lexiconOf(facts), asked));
}

const matchers = new WeakMap<FactIndex, NameMatcher<string>>();

/** The names of all benefits. */
function lexiconOf(facts: FactIndex) {
  const matcher = matchers.get(facts) ?? createBenefitMatcher(facts);
  matchers.set(facts, matcher);
  return {
    noun: "benefit known here",
    matcher,
    toCandidate: (name: string) => ({ id: name, label: name }),
  };
}

function createBenefitMatcher(facts: FactIndex): NameMatcher<string> {
  const names = new Set([...benefitTerms(facts).values()].flat().map(({ name }) => name));
  return createMatcher([...names].map((name) => ({ value: name, names: [name] })));
}
