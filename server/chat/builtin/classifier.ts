import { BUCKETS, createFeaturizer, type Features } from "./features.ts";
import { type Random, seededBy, shuffled } from "./seeded.ts";

/** Sentences that say the same in nearly the same words, delexicalised, and what they ask. */
export interface Lesson {
  readonly label: string;
  readonly sentences: readonly string[];
}

export interface Guess {
  readonly label: string;
  /** Between 0 and 1; those of all labels sum up to 1. */
  readonly probability: number;
}

export interface Classifier {
  /** All labels, likeliest first. */
  readonly predict: (text: string) => readonly Guess[];
}

interface Weights {
  readonly labels: readonly string[];
  /** Bucket by bucket, a weight for each label. */
  readonly values: Float32Array;
}

interface Exercise {
  readonly features: Features;
  /** Of its label. */
  readonly place: number;
  /** The labels it could be taken for, its own first. */
  readonly rivals: Uint16Array;
}

const ROUNDS = 4;
const FIRST_STEP = 4;
/** How many labels a sentence is told apart from: those its first look takes it for, and others. */
const RIVALS = 12;
const OTHERS = 4;
/** A sentence whose error is this small needs no more practice. */
const MASTERED = 0.05;
/** What one sighting of a feature counts at first. */
const PRIOR = 1;
const SMOOTHING = 0.05;
/** Sharpens the probabilities to how often they are right on lines held back. */
const TEMPERATURE = 0.85;

/**
 * Learns a linear model: first from how much likelier each feature is with a label than without,
 * then by logistic regression among the labels that this confuses. The same lessons give the same
 * weights.
 */
export function train(lessons: readonly Lesson[]): Classifier {
  const steps = learnInSteps(lessons);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** How long learning may hold up whatever else the process does. */
const SLICE_MS = 8;

/** The same, letting others have their turn: `pause` resolves when they had it. */
export async function trainInSlices(
  lessons: readonly Lesson[],
  pause: () => Promise<void>,
): Promise<Classifier> {
  const steps = learnInSteps(lessons);
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    // Each slice follows the one before.
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    since = performance.now();
  }
}

/** Learning, a short step at a time. */
function* learnInSteps(lessons: readonly Lesson[]): Generator<void, Classifier> {
  const labels = [...new Set(lessons.map(({ label }) => label))];
  const weights: Weights = { labels, values: new Float32Array(BUCKETS * labels.length) };
  const toFeatures = createFeaturizer();
  const places = new Map(labels.map((label, place) => [label, place]));
  const learned: Learned[] = [];
  for (const { label, sentences } of lessons) {
    learned.push({ place: places.get(label) ?? 0, features: sentences.map(toFeatures) });
    yield;
  }
  yield* weigh(weights, learned);
  const random = seededBy("classifier");
  let left: Exercise[] = [];
  for (const { place, features } of learned) {
    const [first] = features;
    if (first === undefined) continue;
    const rivals = rivalsOf(weights, first, place, random);
    left.push(...features.map((one) => ({ features: one, place, rivals })));
    yield;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round);
    const unsure: Exercise[] = [];
    for (const one of shuffled(left, random)) {
      if (practise(weights, one, step) > MASTERED) unsure.push(one);
      yield;
    }
    left = unsure;
  }
  return { predict: (text) => predict(weights, toFeatures(text)) };
}

const CELLS_A_STEP = 1000;

interface Learned {
  readonly place: number;
  readonly features: readonly Features[];
}

/** Writes how much likelier each feature is with each label than overall. */
function* weigh({ labels, values }: Weights, learned: readonly Learned[]): Generator<void, void> {
  const ofBucket = new Float32Array(BUCKETS);
  const ofLabel = new Float32Array(labels.length);
  const cells: number[] = [];
  const sentences = learned.flatMap(({ place, features }) =>
    // A line counts as one, however many sentences it stands for.
    features.map((one) => ({ ...one, place, share: 1 / features.length })),
  );
  for (const { buckets, weights, place, share } of sentences) {
    for (let at = 0; at < buckets.length; at += 1) {
      const weight = (weights[at] ?? 0) * share;
      const bucket = buckets[at] ?? 0;
      const cell = bucket * labels.length + place;
      if (values[cell] === 0) cells.push(cell);
      values[cell] = (values[cell] ?? 0) + weight;
      ofBucket[bucket] = (ofBucket[bucket] ?? 0) + weight;
      ofLabel[place] = (ofLabel[place] ?? 0) + weight;
    }
    yield;
  }
  const all = ofLabel.reduce((sum, one) => sum + one, 0) || 1;
  for (const [at, cell] of cells.entries()) {
    if (at % CELLS_A_STEP === 0) yield;
    const total = ofBucket[Math.floor(cell / labels.length)] ?? 0;
    const expected = (total * (ofLabel[cell % labels.length] ?? 0)) / all;
    values[cell] = PRIOR * Math.log(1 + (values[cell] ?? 0) / (SMOOTHING + expected));
  }
}

function rivalsOf(
  weights: Weights,
  features: Features,
  place: number,
  random: Random,
): Uint16Array {
  const scores = new Float32Array(weights.labels.length);
  score(weights, features, scores);
  const ranked = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const others = shuffled(ranked.slice(RIVALS), random).slice(0, OTHERS);
  const rivals = [...ranked.slice(0, RIVALS), ...others].filter((label) => label !== place);
  return Uint16Array.from([place, ...rivals]);
}

/** Judges a sentence among its rivals, moves the weights against what was wrong, and tells how wrong. */
function practise({ labels, values }: Weights, exercise: Exercise, step: number): number {
  const { rivals, features } = exercise;
  const { buckets, weights } = features;
  const errors = new Float32Array(rivals.length);
  for (let at = 0; at < buckets.length; at += 1) {
    const start = (buckets[at] ?? 0) * labels.length;
    const weight = weights[at] ?? 0;
    for (let one = 0; one < errors.length; one += 1) {
      errors[one] = (errors[one] ?? 0) + weight * (values[start + (rivals[one] ?? 0)] ?? 0);
    }
  }
  soften(errors, 1);
  const error = 1 - (errors[0] ?? 0);
  errors[0] = -error;
  for (let at = 0; at < buckets.length; at += 1) {
    const start = (buckets[at] ?? 0) * labels.length;
    const move = step * (weights[at] ?? 0);
    for (let one = 0; one < errors.length; one += 1) {
      const cell = start + (rivals[one] ?? 0);
      values[cell] = (values[cell] ?? 0) - move * (errors[one] ?? 0);
    }
  }
  return error;
}

/** Writes the score of each label into `scores`. */
function score(
  { labels, values }: Weights,
  { buckets, weights }: Features,
  scores: Float32Array,
): void {
  scores.fill(0);
  for (let at = 0; at < buckets.length; at += 1) {
    const start = (buckets[at] ?? 0) * labels.length;
    const weight = weights[at] ?? 0;
    for (let label = 0; label < scores.length; label += 1) {
      scores[label] = (scores[label] ?? 0) + weight * (values[start + label] ?? 0);
    }
  }
}

/** Turns scores into probabilities, in place. */
function soften(scores: Float32Array, temperature: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const one of scores) top = Math.max(top, one);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const raised = Math.exp(((scores[at] ?? 0) - top) / temperature);
    scores[at] = raised;
    sum += raised;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

function predict(weights: Weights, features: Features): readonly Guess[] {
  const scores = new Float32Array(weights.labels.length);
  score(weights, features, scores);
  soften(scores, TEMPERATURE);
  return weights.labels
    .map((label, place) => ({ label, probability: scores[place] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}
