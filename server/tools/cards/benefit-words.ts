import { CREDIT_TYPES, LOUNGE_NETWORKS, PROTECTIONS } from "../../../data/vocab.ts";
import { createMatcher, type NameMatcher } from "../../catalog/match-names.ts";
import { wordsOf } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { endedBenefits, isCalled, tellEnded } from "../../member/ended-benefits.ts";
import type { Scene } from "../../member/scene.ts";
import { getMeant } from "../../member/names.ts";
import { benefitTerms, benefitWords, holdsWord } from "../card-rows/benefit-terms.ts";

/** The words that find a benefit. Throws, naming the nearest, when there is none with all of them. */
export function getBenefitWords(scene: Scene, benefit: string): readonly string[] {
  const { facts } = scene;
  const words = wantedWords(benefit);
  if (words.length === 0) {
    throw new ToolError(
      `"${benefit}" has no word to look for; name a benefit such as priority pass.`,
    );
  }
  const named = [...CREDIT_TYPES, ...LOUNGE_NETWORKS, ...PROTECTIONS].map(
    (name) => new Set(wordsOf(name)),
  );
  const carried = [...benefitTerms(facts).values()].flat().map((term) => term.words);
  const isKnown = [...named, ...carried].some((own) => words.every((word) => holdsWord(own, word)));
  if (!isKnown && words.includes("checked")) throw new ToolError(NO_BAGS);
  if (!isKnown) refuseEnded(scene, benefit);
  return isKnown ? words : benefitWords(getMeant(lexiconOf(facts), benefit));
}

const NO_BAGS = "There is no data on checked bags here; ask the airline or the card's issuer.";

/** "With a hotel or rental" is either: such words become one, with a slash between. */
const wantedWords = (benefit: string): readonly string[] =>
  benefit
    .split(/\sor\s/i)
    .map(benefitWords)
    .filter((words) => words.length > 0)
    .reduce(([...before], [first, ...rest]) => {
      const last = before.pop();
      return [...before, last === undefined ? `${first}` : `${last}/${first}`, ...rest];
    }, []);

/** Throws where cards had the benefit until a day. */
function refuseEnded(scene: Scene, benefit: string): void {
  const ended = scene.facts.facts.tables.cards.flatMap((card) =>
    KINDS.flatMap((kind) => endedBenefits(scene, card.id, kind))
      .filter((end) => isCalled(end, benefit))
      .map((end) => tellEnded(end, card.card_name)),
  );
  if (ended.length > 0) throw new ToolError(ended.slice(0, MAX_ENDED).join(" "));
}

const KINDS = ["credit", "protection", "lounge"] as const;
const MAX_ENDED = 5;

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
