import { BUCKETS, createFeaturizer, type Features } from "./features.ts";
import type { Model } from "./models.ts";
import { hashOf, inRound } from "./seeded.ts";

/** Delexicalised sentences with nearly the same words, and their label. */
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

/** A training sentence as weighted rows, with its label. */
interface Exercise {
  readonly features: Features;
  /** The index of its label. */
  readonly place: number;
  /** A phrasing has weight 1, shared by all its sentences. */
  readonly share: number;
  /** A hash of its text, which decides its place in each round. */
  readonly seed: number;
}

const ROUNDS = 3;
/**
 * In the last round the weights are sampled this many times, and their mean is kept: then late
 * examples count no more than early ones.
 */
const PARTS = 6;
const STEP = 0.4;
/** Start of AdaGrad's sums of squared gradients: larger means smaller first steps. */
const ADAGRAD_START = 0.001;
/** A sentence with an error this small needs no further step in a round. */
const MASTERED = 0.1;
/** Smaller errors change nothing noticeable. */
const MIN_ERROR = 0.01;
/** Features of fewer phrasings are dropped. */
const MIN_LINES = 3;
/** Sharpens the probabilities to match their accuracy on held-out phrasings. */
const TEMPERATURE = 0.5;

/**
 * Trains a linear model by logistic regression over all labels, with AdaGrad's shrinking steps. The
 * same lessons give the same weights.
 */
export function train(lessons: readonly Lesson[]): Model {
  const labels = [...new Set(lessons.map(({ label }) => label))];
  const places = new Map(labels.map((label, place) => [label, place]));
  const toFeatures = createFeaturizer();
  const seen = lessons.map(({ sentences }) => sentences.map(toFeatures));
  const rows = rowsOf(seen);
  const exercises: Exercise[] = [];
  for (const [line, found] of seen.entries()) {
    const { label = "", sentences = [] } = lessons[line] ?? {};
    const place = places.get(label) ?? 0;
    for (const [at, features] of found.entries()) {
      const seed = hashOf(`${label} ${sentences[at] ?? ""}`);
      exercises.push({ features: onRows(features, rows), place, share: 1 / found.length, seed });
    }
  }
  const weights = new Float32Array(rows.buckets.length * labels.length);
  const moved = new Float32Array(weights.length).fill(ADAGRAD_START);
  const sum = new Float32Array(weights.length);
  let taken = 0;
  const part = Math.max(1, Math.ceil(exercises.length / PARTS));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, exercise] of inRound(exercises, round).entries()) {
      practise({ weights, moved, labels: labels.length }, exercise);
      if (round > 1 && at % part === part - 1) {
        addTo(sum, weights);
        taken += 1;
      }
    }
  }
  return toModel(
    labels,
    rows,
    sum.map((one) => one / taken),
  );
}

function addTo(sum: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0);
}

/** Weighted buckets, with their rows and feature weights. */
interface Rows {
  readonly buckets: Uint32Array;
  readonly tells: Float32Array;
  /** The row plus one of each bucket; 0 when it has none. */
  readonly of: Uint32Array;
}

function rowsOf(seen: readonly (readonly Features[])[]): Rows {
  const lines = new Uint32Array(BUCKETS);
  for (const features of seen) {
    const inLine = new Set(features.flatMap(({ buckets }) => [...buckets]));
    for (const bucket of inLine) lines[bucket] = (lines[bucket] ?? 0) + 1;
  }
  const buckets = Uint32Array.from(lines.keys()).filter(
    (bucket) => (lines[bucket] ?? 0) >= MIN_LINES,
  );
  // Inverse document frequency: rare features say more.
  const tells = Float32Array.from(
    buckets,
    (bucket) => 1 + Math.log((1 + seen.length) / (1 + (lines[bucket] ?? 0))),
  );
  return { buckets, tells, of: byBucket(buckets) };
}

function byBucket(buckets: Uint32Array): Uint32Array {
  const of = new Uint32Array(BUCKETS);
  for (const [row, bucket] of buckets.entries()) of[bucket] = row + 1;
  return of;
}

/** The known features as rows, weighted by `tells` and scaled back to unit length. */
function onRows({ buckets, weights }: Features, { of, tells }: Rows): Features {
  const rows = new Uint32Array(buckets.length);
  const weighed = new Float32Array(buckets.length);
  let known = 0;
  let squares = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    const row = (of[buckets[at] ?? 0] ?? 0) - 1;
    if (row < 0) continue;
    rows[known] = row;
    weighed[known] = (weights[at] ?? 0) * (tells[row] ?? 0);
    squares += (weighed[known] ?? 0) ** 2;
    known += 1;
  }
  const length = Math.sqrt(squares) || 1;
  return {
    buckets: rows.subarray(0, known),
    weights: weighed.subarray(0, known).map((one) => one / length),
  };
}

interface Weights {
  /** Row by row, a weight for each label. */
  readonly weights: Float32Array;
  readonly moved: Float32Array;
  readonly labels: number;
}

/** One gradient step for one sentence. */
function practise({ weights, moved, labels }: Weights, { features, place, share }: Exercise): void {
  const errors = new Float32Array(labels);
  score(weights, features, errors);
  soften(errors, 1);
  const right = errors[place] ?? 0;
  if (1 - right < MASTERED) return;
  errors[place] = right - 1;
  // Most labels have almost no error; skip them.
  const wrong = Uint32Array.from(errors.keys()).filter(
    (label) => Math.abs(errors[label] ?? 0) * share >= MIN_ERROR,
  );
  for (let at = 0; at < features.buckets.length; at += 1) {
    const start = (features.buckets[at] ?? 0) * labels;
    const weight = (features.weights[at] ?? 0) * share;
    for (let one = 0; one < wrong.length; one += 1) {
      const label = wrong[one] ?? 0;
      const slope = weight * (errors[label] ?? 0);
      const cell = start + label;
      const way = (moved[cell] ?? 0) + slope * slope;
      moved[cell] = way;
      weights[cell] = (weights[cell] ?? 0) - (STEP * slope) / Math.sqrt(way);
    }
  }
}

/** Writes the score of each label into `scores`. */
function score(weights: Float32Array, features: Features, scores: Float32Array): void {
  const labels = scores.length;
  scores.fill(0);
  for (let at = 0; at < features.buckets.length; at += 1) {
    const start = (features.buckets[at] ?? 0) * labels;
    const weight = features.weights[at] ?? 0;
    for (let label = 0; label < labels; label += 1) {
      scores[label] = (scores[label] ?? 0) + weight * (weights[start + label] ?? 0);
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

/** Quantises the weights to a byte each, scaled by the largest of their row. */
function toModel(labels: readonly string[], rows: Rows, weights: Float32Array): Model {
  const { buckets, tells } = rows;
  const scales = new Float32Array(buckets.length);
  const values = new Int8Array(weights.length);
  for (let row = 0; row < buckets.length; row += 1) {
    const start = row * labels.length;
    const own = weights.subarray(start, start + labels.length);
    const most = own.reduce((top, one) => Math.max(top, Math.abs(one)), 0) || 1;
    scales[row] = most / MAX_OF_BYTE;
    for (const [label, one] of own.entries()) {
      values[start + label] = Math.round((one / most) * MAX_OF_BYTE);
    }
  }
  return { labels, buckets, tells, scales, values };
}

const MAX_OF_BYTE = 127;

/** Puts a model to use. */
export function toClassifier({ labels, buckets, tells, scales, values }: Model): Classifier {
  const toFeatures = createFeaturizer();
  const rows: Rows = { buckets, tells, of: byBucket(buckets) };
  return {
    predict: (text) => {
      const scores = new Float32Array(labels.length);
      const features = onRows(toFeatures(text), rows);
      const most = labels.length;
      for (let at = 0; at < features.buckets.length; at += 1) {
        const row = features.buckets[at] ?? 0;
        const start = row * most;
        const weight = (features.weights[at] ?? 0) * (scales[row] ?? 0);
        for (let label = 0; label < most; label += 1) {
          scores[label] = (scores[label] ?? 0) + weight * (values[start + label] ?? 0);
        }
      }
      soften(scores, TEMPERATURE);
      return labels
        .map((label, place) => ({ label, probability: scores[place] ?? 0 }))
        .toSorted((a, b) => b.probability - a.probability);
    },
  };
}
