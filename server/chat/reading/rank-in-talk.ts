import { delexicalise } from "../language/delexicalise.ts";
import type { Understood } from "../language/understood.ts";
import type { Lore } from "../learning/lore.ts";
import type { Before } from "../talks/chosen.ts";
import { asksNext, isBare, isCorrection, opensAsMore, standsIn } from "../talks/leaning.ts";
import { isChat } from "../topics/ids.ts";
import { type Ranked, readingsOf } from "./rank.ts";
import { weigh } from "./sureness.ts";

/* How likely each label is for a message that goes on from a question. */

/** What each tells of what is asked: fitted to talks. */
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
  /** What it asks by itself is clear. */
  clear: -0.22,
} as const;
type Signs = Record<keyof typeof WEIGHTS, number>;

const LEAST = 1e-4;
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

/** What tells that a message asks the same as the one before. */
const signsOfStaying = (asked: Understood, lore: Lore, own: number): Partial<Signs> => ({
  clear: Number(own >= CLEAR),
  stays: 1,
  going: logit(goingOf(asked, lore, "stays")),
  bare: Number(isBare(asked)),
  opens: Number(opensAsMore(asked.tokens)),
  corrects: Number(isCorrection(asked.tokens)),
  ones: Number(standsIn(asked.tokens)),
  next: Number(asksNext(asked.tokens)),
  words: Math.log(asked.tokens.length),
});

/** Whether a message that asks something else leans on the question before. */
export const isLeaning = (asked: Understood, lore: Lore): boolean =>
  goingOf(asked, lore, "turns") > goingOf(asked, lore, "parts");

const goingOf = (asked: Understood, { goings }: Lore, label: string): number =>
  Math.max(
    ...readingsOf(asked).map(
      (one) => goings(delexicalise(one)).find((guess) => guess.label === label)?.probability ?? 0.5,
    ),
  );

/** Log odds; the classifier's probabilities are sharpened, which is taken back. */
function logit(probability: number): number {
  const calm = 1 / (1 + Math.sqrt((1 - probability) / Math.max(probability, LEAST)));
  const bound = Math.min(SUREST, Math.max(1 - SUREST, calm));
  return Math.log(bound / (1 - bound));
}
