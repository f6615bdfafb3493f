import type { Ranked } from "./cover-bounds.ts";
import { bonusPercentOf, received, type TransferRule } from "../transfers/transfer-amounts.ts";

/*
 * Covering a need from balances that all bring the same for each step, and balances that go point by
 * point. Both fill up the cheapest first, so the cost is convex in the number of steps, and the best
 * number is found by halving.
 */

/** A balance of points at one cost each. */
interface Even extends Ranked {
  readonly evenCost: number;
}

/** Balances whose need is worked out without a search. */
export interface Tail {
  /** Points that a step of the stepped ones sends and brings. */
  readonly step: number;
  readonly gain: number;
  readonly stepped: readonly Even[];
  readonly smooth: readonly Even[];
  /** Their places among all. */
  readonly members: ReadonlySet<number>;
}

export interface TailCover {
  readonly cost: number;
  readonly sends: readonly (readonly [at: number, send: number])[];
}

/** A searched source this much finer than the steps of the tail would be tried too often. */
const MOST_FINER = 20;

/**
 * Of all sources those that go point by point, and of the finest steps above that the ones that bring
 * what most of these bring.
 */
export function toTail(all: readonly Ranked[]): Tail {
  const even = all.filter((one): one is Even => isEven(one));
  const smooth = even.filter(({ rule }) => isSmooth(rule));
  const coarse = even.filter(({ rule }) => !isSmooth(rule));
  const step = Math.min(...coarse.map(({ rule }) => rule.step));
  const finest = coarse.filter(({ rule }) => rule.step === step);
  const gain = mostFrequent(finest.map(({ rule }) => received(rule, step)));
  const alike = finest.filter(({ rule }) => received(rule, step) === gain);
  const isTooFine = all.some(
    (one) => one.rule.step * MOST_FINER < step && !smooth.some(({ at }) => at === one.at),
  );
  const stepped = isTooFine ? [] : alike;
  return {
    step: stepped.length === 0 ? 1 : step,
    gain: stepped.length === 0 ? 1 : gain,
    stepped: stepped.toSorted((a, b) => a.evenCost - b.evenCost),
    smooth: smooth.toSorted((a, b) => a.evenCost - b.evenCost),
    members: new Set([...stepped, ...smooth].map(({ at }) => at)),
  };
}

/** Whether every point costs the same and every step brings the same, for no fee. */
function isEven({ rule, evenCost }: Ranked): boolean {
  const { step, ratio_in: ratioIn, ratio_out: ratioOut } = rule;
  return (
    evenCost !== undefined &&
    rule.minimum <= step &&
    rule.fee_nanos === 0 &&
    rule.extra_every === 0 &&
    (step * ratioOut) % ratioIn === 0 &&
    rule.bonuses.every(({ from_points: from }) => from <= step) &&
    (((step * ratioOut) / ratioIn) * bonusPercentOf(rule, step)) % 100 === 0
  );
}

/** Whether points go one by one, each for one. */
const isSmooth = (rule: TransferRule): boolean => rule.step === 1 && received(rule, 1) === 1;

function mostFrequent(gains: readonly number[]): number {
  const times = (gain: number): number => gains.filter((one) => one === gain).length;
  return gains.toSorted((a, b) => times(b) - times(a))[0] ?? 1;
}

/** The cheapest sends that bring at least `need`; undefined when it is out of reach. */
export function coverTail(tail: Tail, need: number): TailCover | undefined {
  const { step, gain, stepped, smooth } = tail;
  const most = stepped.reduce((sum, { greatest }) => sum + Math.floor(greatest / step), 0);
  const rest = smooth.reduce((sum, { greatest }) => sum + greatest, 0);
  let low = Math.max(0, Math.ceil((need - rest) / gain));
  let high = Math.min(most, Math.ceil(need / gain));
  if (low > high) return undefined;
  const costAt = (steps: number): number =>
    fill(stepped, steps * step, step) + fill(smooth, need - steps * gain, 1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (costAt(middle + 1) >= costAt(middle)) high = middle;
    else low = middle + 1;
  }
  const sends: [number, number][] = [];
  const cost = fill(stepped, low * step, step, sends) + fill(smooth, need - low * gain, 1, sends);
  return { cost, sends };
}

/** What points cost, the cheapest first; notes the sends where it is told to. */
function fill(all: readonly Even[], points: number, step: number, sends?: [number, number][]) {
  let left = points;
  let cost = 0;
  for (const one of all) {
    if (left <= 0) break;
    const send = Math.min(left, one.greatest - (one.greatest % step));
    cost += send * one.evenCost;
    left -= send;
    sends?.push([one.at, send]);
  }
  return cost;
}
