import type { Judgement } from "./judge.ts";
import type { Reason } from "./score.ts";

/** The outcome of one case. */
export interface Outcome extends Judgement {
  readonly id: string;
  readonly group: string;
  readonly author: string;
  /** Asked back where an answer was due. */
  readonly isNeedless: boolean;
  /** Asked back with at most two options, one of which leads to the right answer. */
  readonly isOffered: boolean;
  /** Words of an answer to "which" or "how much". */
  readonly words: number | undefined;
  readonly confidence: number | undefined;
  readonly reasons: readonly Reason[];
}

/** A share with its Wilson 95 % interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Tally {
  readonly name: string;
  readonly cases: number;
  /** Committed answers, of all; an answer that begins by saying it is not sure is not committed. */
  readonly committed: Share;
  /** Right, of all. */
  readonly coverage: Share;
  /** Right, of those that commit themselves. */
  readonly precision: Share;
  /** Harmful answers, of all. */
  readonly harm: Share;
  readonly needless: Share;
  readonly offered: number;
  /** RS(10): right 1, committed and wrong -10, else 0; the mean times 100. */
  readonly reliability: number;
}

const Z = 1.959964;
const PENALTY = 10;

/** Wilson's interval for a share, 95 %. */
export function wilson(passed: number, cases: number): { low: number; high: number } {
  if (cases === 0) return { low: 0, high: 1 };
  const share = passed / cases;
  const scale = 1 + Z ** 2 / cases;
  const middle = share + Z ** 2 / (2 * cases);
  const half = Z * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

const isWrong = ({ isCommitted, isRight }: Outcome): boolean => isCommitted && !isRight;

export function tally(name: string, outcomes: readonly Outcome[]): Tally {
  const cases = outcomes.length;
  const right = outcomes.filter(({ isRight }) => isRight).length;
  const committed = outcomes.filter(({ isCommitted }) => isCommitted);
  const wrong = committed.filter(isWrong).length;
  return {
    name,
    cases,
    committed: toShare(committed.length, cases),
    coverage: toShare(right, cases),
    precision: toShare(committed.length - wrong, committed.length),
    harm: toShare(outcomes.filter(({ isHarm }) => isHarm).length, cases),
    needless: toShare(outcomes.filter(({ isNeedless }) => isNeedless).length, cases),
    offered: outcomes.filter(({ isOffered }) => isOffered).length,
    reliability: cases === 0 ? 0 : ((right - PENALTY * wrong) / cases) * 100,
  };
}

/** The share that is right, or that offers the right answer among two. */
export const keptOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isRight, isOffered }) => isRight || isOffered).length /
  Math.max(1, outcomes.length);

const toShare = (count: number, of: number): Share => ({
  count,
  share: of === 0 ? 0 : count / of,
  ...wilson(count, of),
});

/** One tally a group or author, in the order of their names. */
export function tallyBy(key: "group" | "author", outcomes: readonly Outcome[]): readonly Tally[] {
  const names = [...new Set(outcomes.map((one) => one[key]))];
  return names
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) =>
      tally(
        name,
        outcomes.filter((one) => one[key] === name),
      ),
    );
}

/** Wrong answers when only the most confident are answered; shares of all questions. */
export interface Cut {
  readonly right: number;
  readonly wrong: number;
}

/** The risk-coverage curve over the answers' confidence, the most coverage first. */
export function riskCoverage(outcomes: readonly Outcome[]): readonly Cut[] {
  const surest = committedBySureness(outcomes);
  const ends = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((part) => Math.round(part * surest.length));
  return ends.map((end) => {
    const wrong = surest.slice(0, end).filter(isWrong).length;
    return { right: (end - wrong) / outcomes.length, wrong: wrong / outcomes.length };
  });
}

/** The probability that a right answer has more confidence than a wrong one (AUC); 0.5 is chance. */
export function sureness(outcomes: readonly Outcome[]): number {
  const surest = committedBySureness(outcomes);
  const wrong = surest.filter(isWrong);
  const right = surest.filter((one) => !isWrong(one));
  const ahead = right.map((one) => wrong.filter((other) => sure(one) > sure(other)).length);
  const even = right.map((one) => wrong.filter((other) => sure(one) === sure(other)).length);
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  return (sum(ahead) + sum(even) / 2) / (right.length * wrong.length);
}

const sure = ({ confidence = 1 }: Outcome): number => confidence;

const committedBySureness = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ isCommitted }) => isCommitted).toSorted((a, b) => sure(b) - sure(a));

export function medianWords(outcomes: readonly Outcome[]): number {
  const counts = outcomes.flatMap(({ words }) => words ?? []).toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** Why cases failed, the most frequent first; a case counts once for each reason. */
export function missCounts(outcomes: readonly Outcome[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  const found = outcomes.flatMap(({ reasons }) => [...new Set(reasons.map(({ miss }) => miss))]);
  for (const miss of found) counts.set(miss, (counts.get(miss) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
