import type { Understood } from "../language/understood.ts";
import { delexicalise } from "../language/delexicalised/delexicalise.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { likelihoods, type Ranked, readingsOf } from "./rank.ts";

/* How likely each label is for a message that goes on from a question. */

/** What each tells of what is asked: fitted to follow-ups of writers left out. */
const WEIGHTS = { alone: 0.65, stays: 4.85, leaning: 1.06, near: 0.5 } as const;
const LEAST = 1e-4;
const SUREST = 0.98;

export function rankInTalk(asked: Understood, before: Label, lore: Lore): readonly Ranked[] {
  const stays = logit(goingOf(asked, lore, "stays"));
  const scored = [...likelihoods(asked, lore.predict)].flatMap(([id, likelihood]) => {
    const label = lore.labels.get(id);
    if (label === undefined) return [];
    const near = label.topic === before.topic ? WEIGHTS.near : 0;
    const stay = id === before.id ? WEIGHTS.stays + WEIGHTS.leaning * stays : near;
    const own = WEIGHTS.alone * Math.log(Math.max(likelihood, LEAST));
    return [{ id, label, score: Math.exp(own + stay) }];
  });
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map((one) => ({ ...one, score: one.score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

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
