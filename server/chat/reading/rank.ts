import { delexicalise, type BenefitSort, benefitSortOf } from "../language/delexicalise.ts";
import { overlaps } from "../language/names/linked-words.ts";
import type { Range } from "../language/words/split.ts";
import type { Guess } from "../learning/classifier.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { isChat } from "../topics/ids.ts";
import type { Before } from "../talks/chosen.ts";
import { asksNext, isBare, isCorrection, opensAsMore, standsIn } from "../talks/leaning.ts";

/* Ranks the labels for a standalone question. */

export interface Ranked {
  readonly id: string;
  readonly label: Label;
  /** The scores of all labels add up to 1. */
  readonly score: number;
}

const FIT = {
  needed: 1.1,
  missing: 0.75,
  liked: 1.1,
  notLiked: 0.95,
  stray: 0.6,
  ownBenefit: 1.2,
  otherBenefit: 0.2,
} as const;

/** All labels, likeliest first: the classifier's probability times how well the names fit. */
export function rank(asked: Understood, { predict, labels }: Lore): readonly Ranked[] {
  const kinds = kindsOf(asked);
  const sorts = mentionsOf(asked, "benefit").flatMap(({ ids }) => ids.map(benefitSortOf));
  const scored = [...likelihoods(asked, predict)].flatMap(([id, likelihood]) => {
    const label = labels.get(id);
    if (label === undefined) return [];
    const fit = fitOf(label, kinds) * fitOfBenefits(label, sorts);
    return [{ id, label, score: likelihood * fit * label.weight }];
  });
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map((one) => ({ ...one, score: one.score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** The weight of the asking sentences beside the whole message. */
const ASKING = 0.3;
const LEAST = 1e-4;

function likelihoods(asked: Understood, predict: Lore["predict"]): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  const asking = new Map<string, number>();
  const guess = (reading: Understood, range?: Range) => predict(delexicalise(reading, range));
  for (const reading of readingsOf(asked)) {
    keepBest(whole, guess(reading));
    for (const range of asked.asking) keepBest(asking, guess(reading, range));
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

const kindsOf = ({ mentions, amounts, dates, country }: Understood): ReadonlySet<string> =>
  new Set([
    ...mentions.map(({ kind }) => kind),
    ...amounts.map(({ unit }) => (unit === "count" ? "points" : unit)),
    ...(dates.length > 0 ? ["date"] : []),
    ...(country === undefined ? [] : ["country"]),
  ]);

function fitOf({ topic, likes, needs }: Label, kinds: ReadonlySet<string>): number {
  if (isChat(topic)) return kinds.size > 0 ? FIT.stray : 1;
  const need =
    needs.length === 0 ? 1 : needs.every((kind) => kinds.has(kind)) ? FIT.needed : FIT.missing;
  const isLiked = likes.some((kind) => kinds.has(kind));
  const like = likes.length === 0 ? 1 : isLiked ? FIT.liked : FIT.notLiked;
  return need * like * (kinds.size > 0 && !isLiked ? FIT.stray : 1);
}

/** Topics that are about one sort of benefit. */
const SORTS: Readonly<Record<string, readonly BenefitSort[]>> = {
  protection: ["cover"],
  lounges: ["lounge"],
  credits: ["credit", "night"],
  certificates: ["credit", "night"],
};

function fitOfBenefits({ topic }: Label, sorts: readonly BenefitSort[]): number {
  // Elite status comes with a card; nobody pays with it.
  if (topic === "purchase" && sorts.includes("status")) return FIT.otherBenefit;
  const own = SORTS[topic];
  if (own === undefined || sorts.length === 0) return 1;
  return sorts.some((sort) => own.includes(sort)) ? FIT.ownBenefit : FIT.otherBenefit;
}

/** "hyatt" is a card and a program: one reading of the question per kind. */
function readingsOf(asked: Understood): readonly Understood[] {
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

/* Ranks the labels for a follow-up message. */

/** Fitted to conversations. */
const WEIGHTS = {
  alone: 0.76,
  /** Another question of the same topic. */
  near: 1.14,
  /** Thanks and the like. */
  talk: -0.86,
  stays: 5.3,
  going: 0.37,
  bare: 1.24,
  opens: 0.73,
  corrects: 0.21,
  words: -0.18,
  ones: 0.11,
  next: 0.29,
  /** The message is clear by itself. */
  clear: -0.22,
} as const;
type Signs = Record<keyof typeof WEIGHTS, number>;

const CLEAR = 0.9;
const SUREST = 0.98;

export function rankInTalk(
  asked: Understood,
  alone: readonly Ranked[],
  before: Before,
  lore: Lore,
): readonly Ranked[] {
  const staying = signsOfStaying(asked, lore, alone[0]?.score ?? 0);
  const scored = alone.map((one) => ({
    ...one,
    score: Math.exp(weigh(WEIGHTS, signsOf(one, before, staying))),
  }));
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map((one) => ({ ...one, score: one.score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

const signsOf = (
  { id, label, score }: Ranked,
  before: Before,
  staying: Partial<Signs>,
): Partial<Signs> => ({
  alone: Math.log(Math.max(score, LEAST)),
  talk: Number(isChat(label.topic)),
  ...(id === before.label.id ? staying : { near: label.topic === before.label.topic ? 1 : 0 }),
});

/** Signs that a message asks the same as the one before. */
const signsOfStaying = (asked: Understood, lore: Lore, own: number): Partial<Signs> => ({
  clear: Number(own >= CLEAR),
  stays: 1,
  going: logit(toStaying(asked, lore)),
  bare: Number(isBare(asked)),
  opens: Number(opensAsMore(asked.tokens)),
  corrects: Number(isCorrection(asked.tokens)),
  ones: Number(standsIn(asked.tokens)),
  next: Number(asksNext(asked.tokens)),
  words: Math.log(asked.tokens.length),
});

/** The probability that a message stays with the question before it. */
const toStaying = (asked: Understood, { goings }: Lore): number =>
  Math.max(
    ...readingsOf(asked).map(
      (one) =>
        goings(delexicalise(one)).find((guess) => guess.label === "stays")?.probability ?? 0.5,
    ),
  );

/** Log odds, after undoing the sharpening of the classifier's probabilities. */
function logit(probability: number): number {
  const calm = 1 / (1 + Math.sqrt((1 - probability) / Math.max(probability, LEAST)));
  const bound = Math.min(SUREST, Math.max(1 - SUREST, calm));
  return Math.log(bound / (1 - bound));
}

/** A weighted sum of signs. */
export const weigh = (
  weights: Readonly<Record<string, number>>,
  signs: Readonly<Record<string, number>>,
): number =>
  Object.entries(weights).reduce((sum, [key, weight]) => sum + weight * (signs[key] ?? 0), 0);
