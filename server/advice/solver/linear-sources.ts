import type { Ranked } from "./cover-bounds.ts";
import { bonusPercentOf, received, type TransferRule } from "../transfers/transfer-amounts.ts";

/*
 * Covers a need from fixed-step sources that all bring the same for each step, and divisible
 * sources that go point by point. Both fill up cheapest first, so the cost is convex in the number
 * of steps and bisection finds the best number.
 */

/** A source whose points all cost the same. */
interface LinearSource extends Ranked {
  readonly pointCost: number;
}

/** Sources that need no search. */
export interface LinearSources {
  /** Points that one step of a fixed-step source sends, and those it brings. */
  readonly step: number;
  readonly gain: number;
  readonly fixedStep: readonly LinearSource[];
  readonly divisible: readonly LinearSource[];
  /** Their places among all sources. */
  readonly members: ReadonlySet<number>;
}

export interface LinearCover {
  readonly cost: number;
  readonly sends: readonly (readonly [at: number, send: number])[];
}

/** A searched source with steps this much finer would solve the linear part too often. */
const MAX_FINER = 20;

/** The divisible sources, and of those with the finest step the ones with the most common gain. */
export function toLinearSources(all: readonly Ranked[]): LinearSources {
  const even = all.filter((one): one is LinearSource => isLinear(one));
  const divisible = even.filter(({ rule }) => isDivisible(rule));
  const coarse = even.filter(({ rule }) => !isDivisible(rule));
  const step = Math.min(...coarse.map(({ rule }) => rule.step));
  const finest = coarse.filter(({ rule }) => rule.step === step);
  const gain = mostFrequent(finest.map(({ rule }) => received(rule, step)));
  const alike = finest.filter(({ rule }) => received(rule, step) === gain);
  const isTooFine = all.some(
    (one) => one.rule.step * MAX_FINER < step && !divisible.some(({ at }) => at === one.at),
  );
  const fixedStep = isTooFine ? [] : alike;
  return {
    step: fixedStep.length === 0 ? 1 : step,
    gain: fixedStep.length === 0 ? 1 : gain,
    fixedStep: fixedStep.toSorted((a, b) => a.pointCost - b.pointCost),
    divisible: divisible.toSorted((a, b) => a.pointCost - b.pointCost),
    members: new Set([...fixedStep, ...divisible].map(({ at }) => at)),
  };
}

/** True if every point costs the same and every step brings the same, without a fee. */
function isLinear({ rule, pointCost }: Ranked): boolean {
  const { step, ratio_in: ratioIn, ratio_out: ratioOut } = rule;
  return (
    pointCost !== undefined &&
    rule.minimum <= step &&
    rule.fee_nanos === 0 &&
    rule.extra_every === 0 &&
    (step * ratioOut) % ratioIn === 0 &&
    rule.bonuses.every(({ from_points: from }) => from <= step) &&
    (((step * ratioOut) / ratioIn) * bonusPercentOf(rule, step)) % 100 === 0
  );
}

/** True if points go one by one, each for one. */
const isDivisible = (rule: TransferRule): boolean => rule.step === 1 && received(rule, 1) === 1;

function mostFrequent(gains: readonly number[]): number {
  const times = (gain: number): number => gains.filter((one) => one === gain).length;
  return gains.toSorted((a, b) => times(b) - times(a))[0] ?? 1;
}

/** The cheapest sends that bring at least `need`; undefined when it is out of reach. */
export function coverLinearly(linear: LinearSources, need: number): LinearCover | undefined {
  const { step, gain, fixedStep, divisible } = linear;
  const most = fixedStep.reduce((sum, { greatest }) => sum + Math.floor(greatest / step), 0);
  const rest = divisible.reduce((sum, { greatest }) => sum + greatest, 0);
  let low = Math.max(0, Math.ceil((need - rest) / gain));
  let high = Math.min(most, Math.ceil(need / gain));
  if (low > high) return undefined;
  const costAt = (steps: number): number =>
    fill(fixedStep, steps * step, step) + fill(divisible, need - steps * gain, 1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (costAt(middle + 1) >= costAt(middle)) high = middle;
    else low = middle + 1;
  }
  const sends: [number, number][] = [];
  const cost =
    fill(fixedStep, low * step, step, sends) + fill(divisible, need - low * gain, 1, sends);
  return { cost, sends };
}

/** The cost of points taken cheapest first; adds to `sends` if given. */
function fill(
  all: readonly LinearSource[],
  points: number,
  step: number,
  sends?: [number, number][],
) {
  let left = points;
  let cost = 0;
  for (const one of all) {
    if (left <= 0) break;
    const send = Math.min(left, one.greatest - (one.greatest % step));
    cost += send * one.pointCost;
    left -= send;
    sends?.push([one.at, send]);
  }
  return cost;
}
