import type { FactIndex } from "../../../tools/core/facts.ts";
import type { Guess } from "../../learning/classifier.ts";
import type { Group, Intent } from "../intent.ts";
import { type BenefitKind, kindOfBenefit } from "../intents/credit/benefit-kind.ts";
import type { Range } from "../../language/words/asking.ts";
import type { Mind } from "../mind.ts";
import { onceEach } from "./once-each.ts";
import { besideSupposed } from "../readings/value-supposed.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/* How likely each intent is for a question that stands by itself. */

export interface Ranked {
  readonly intent: Intent;
  /** After slots; those of all intents sum up to 1. */
  readonly score: number;
}

const FIT = {
  needed: 1.1,
  missing: 0.75,
  liked: 1.1,
  notLiked: 0.95,
  stray: 0.8,
  ownBenefit: 1.2,
  otherBenefit: 0.2,
} as const;

/** All intents, likeliest first: the classifier's probability weighed by how the slots fit. */
export const rank = onceEach(rankAnew);

function rankAnew(asked: Understood, mind: Mind, facts: FactIndex): readonly Ranked[] {
  const best = likeliestOf(asked, mind);
  const kinds = kindsOf(asked);
  const benefits = benefitKindsOf(asked, facts);
  const scored = mind.intents.map((intent) => ({
    intent,
    score: (best.get(intent.id) ?? 0) * fitOf(intent, kinds) * fitOfBenefits(intent, benefits),
  }));
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map(({ intent, score }) => ({ intent, score: score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** How much the sentences that ask tell beside the whole message: fitted to messages of several. */
const ASKING = 0.3;
const LEAST = 1e-4;

/** How likely each intent is by the words: of the likeliest reading, and more so where it is asked. */
function likeliestOf(asked: Understood, mind: Mind): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  const asking = new Map<string, number>();
  const beside = besideSupposed(asked);
  for (const reading of readingsOf(asked)) {
    keepBest(whole, guess(reading, mind, beside));
    for (const range of asked.asking) keepBest(asking, guess(reading, mind, range));
  }
  if (asking.size === 0) return whole;
  return new Map(
    [...whole].map(([id, score]) => [id, score * Math.max(asking.get(id) ?? 0, LEAST) ** ASKING]),
  );
}

function keepBest(best: Map<string, number>, guesses: readonly Guess[]): void {
  for (const { label, probability } of guesses) {
    best.set(label, Math.max(best.get(label) ?? 0, probability));
  }
}

const guess = (asked: Understood, mind: Mind, range?: Range): readonly Guess[] =>
  mind.learned().classifier.predict(mind.language.delexicalise(asked, range));

/** What slots are there, by the names that intents like and need. */
export function kindsOf({ mentions, amounts, dates }: Understood): ReadonlySet<string> {
  return new Set([
    ...mentions.map(({ kind }) => kind),
    ...amounts.map(({ unit }) => (unit === "count" ? "points" : unit)),
    ...(dates.length > 0 ? ["date"] : []),
  ]);
}

function fitOf({ likes, needs, group }: Intent, kinds: ReadonlySet<string>): number {
  if (group === "talk") return kinds.size > 0 ? FIT.stray : 1;
  const isWanted = [likes, needs].some((wanted) => wanted.some((kind) => kinds.has(kind)));
  const needed = needs.every((kind) => kinds.has(kind));
  const need = needs.length === 0 ? 1 : needed ? FIT.needed : FIT.missing;
  const like =
    likes.length === 0 ? 1 : likes.some((kind) => kinds.has(kind)) ? FIT.liked : FIT.notLiked;
  const isStray = kinds.size > 0 && !isWanted;
  return need * like * (isStray ? FIT.stray : 1);
}

/** Groups that are about one sort of benefit. */
const OWN_BENEFITS: Partial<Readonly<Record<Group, readonly BenefitKind[]>>> = {
  cover: ["protection"],
  lounge: ["lounge"],
  credit: ["credit", "certificate"],
};

const benefitKindsOf = (asked: Understood, facts: FactIndex): readonly BenefitKind[] =>
  mentionsOf(asked, "benefit").flatMap(({ ids }) => ids.map((id) => kindOfBenefit(id, facts)));

/** "Which of my cards have …" is for lounges, covers or credits, by what is named. */
function fitOfBenefits({ group }: Pick<Intent, "group">, kinds: readonly BenefitKind[]): number {
  const own = OWN_BENEFITS[group];
  if (own === undefined || kinds.length === 0) return 1;
  return kinds.some((kind) => own.includes(kind)) ? FIT.ownBenefit : FIT.otherBenefit;
}

/** False when what is named is of a sort that another group of questions is about. */
export const isOfSort = ({ group }: Intent, asked: Understood, facts: FactIndex): boolean =>
  fitOfBenefits({ group }, benefitKindsOf(asked, facts)) >= 1;

/** "hyatt" is a card and a program: once read as each. More than a few such places are read one way. */
export function readingsOf(asked: Understood): readonly Understood[] {
  const shared = asked.mentions.filter((one) =>
    asked.mentions.some((other) => other.kind !== one.kind && overlaps(one, other)),
  );
  const kinds = [...new Set(shared.map(({ kind }) => kind))];
  if (kinds.length < 2) return [asked];
  return kinds.map((kind) => ({
    ...asked,
    mentions: asked.mentions.filter(
      (one) =>
        one.kind === kind ||
        !asked.mentions.some((other) => other.kind === kind && overlaps(one, other)),
    ),
  }));
}

const overlaps = (one: Mention, other: Mention): boolean =>
  one.start < other.end && other.start < one.end;
