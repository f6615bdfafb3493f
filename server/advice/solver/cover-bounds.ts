import {
  feeCents,
  greatestSend,
  leastSend,
  mostPerPoint,
  received,
  type TransferRule,
} from "../transfers/transfer-amounts.ts";

/* The sources of a covering, and the bounds that cut the search of cover-branch-and-bound.ts. */

/** Units of cost in a cent: values keep four decimals of a cent and sums stay whole. */
export const UNITS_PER_CENT = 10_000;

/** Points that a source can send, with the least cost of each, in units. */
interface Supply {
  readonly points: number;
  readonly cost: number;
}

/** A source of points and its way to the destination. */
export interface Source {
  readonly rule: TransferRule;
  /** Most points it can send, steps apart. */
  readonly points: number;
  /** Supplies, cheapest first: filling up in this order is a lower bound on the cost. */
  readonly supplies: readonly Supply[];
  /** Units that an amount costs without the rule's fee; infinite if it is unavailable. */
  readonly costOf: (send: number) => number;
}

/** One balance and its way to the destination. */
export interface Arc {
  readonly rule: TransferRule;
  /** Points that cost `cost` units each when sent. */
  readonly own: number;
  readonly cost: number;
  /** Points already paid for, sent first. */
  readonly paid: number;
}

/** A source with fractional rates for its bound: cost never too high, yield never too low. */
export interface Ranked extends Source {
  readonly at: number;
  readonly greatest: number;
  /** Most points received for a point sent. */
  readonly yields: number;
  /** Least units of fee for a point sent. */
  readonly fee: number;
  /** Points received, as segments with the cheapest first. */
  readonly segments: readonly Segment[];
  /** Units of every point alike; undefined when they differ. */
  readonly pointCost: number | undefined;
}

interface Segment {
  readonly points: number;
  readonly price: number;
}

/** Bounds on the remaining sources, from one on: the most they bring and the least they cost. */
export interface Rest {
  readonly capacity: number;
  readonly segments: readonly Segment[];
}

export const NO_REST: Rest = { capacity: 0, segments: [] };

export function toRanked(arc: Arc | Source, at: number, need: number): Ranked {
  const source = "supplies" in arc ? arc : toSource(arc);
  const { rule, supplies } = source;
  // Never send more than would meet the need alone.
  const greatest = greatestSend(rule, Math.min(source.points, leastSend(rule, need)));
  const yields = mostPerPoint(reachableRule(rule, greatest));
  const fee = leastFee(rule, greatest);
  let left = greatest;
  const segments = supplies.map(({ points, cost }) => {
    const sent = Math.min(points, Math.max(0, left));
    left -= points;
    return { points: sent * yields, price: (cost + fee) / yields };
  });
  const pointCost = "supplies" in arc || arc.paid > 0 ? undefined : arc.cost;
  return { ...source, at, greatest, yields, fee, segments, pointCost };
}

/** The rule without bonuses and extras out of a balance's reach, which keeps bounds tight. */
export const reachableRule = (rule: TransferRule, greatest: number): TransferRule => ({
  ...rule,
  extra_every: greatest < rule.extra_every ? 0 : rule.extra_every,
  bonuses: rule.bonuses.filter(({ from_points: from }) => from <= greatest),
});

/** A capped fee is cheapest per point at the greatest amount; one cent less allows for rounding. */
export const leastFee = (rule: TransferRule, greatest: number): number =>
  greatest === 0 ? 0 : (Math.max(0, feeCents(rule, greatest) - 1) * UNITS_PER_CENT) / greatest;

const toSource = ({ rule, own, cost, paid }: Arc): Source => ({
  rule,
  points: own + paid,
  supplies: [
    { points: paid, cost: 0 },
    { points: own, cost },
  ],
  costOf: (send) => Math.max(0, send - paid) * cost,
});

export const toRest = (arcs: readonly Ranked[]): Rest => ({
  capacity: arcs.reduce((sum, arc) => sum + received(arc.rule, arc.greatest), 0),
  segments: arcs.flatMap(({ segments }) => segments).toSorted((a, b) => a.price - b.price),
});

/** The amount that the fractional relaxation sends: cheaper parts of the rest go first. */
export function idealSend(arc: Ranked, rest: Rest, need: number): number {
  let own = 0;
  for (const { points, price } of arc.segments) {
    const cheaper = rest.segments.reduce(
      (total, part) => (part.price < price ? total + part.points : total),
      0,
    );
    const left = need - cheaper - own;
    if (left < points) return (own + Math.max(0, left)) / arc.yields;
    own += points;
  }
  return own / arc.yields;
}

/** Units that an amount costs at least: filled up from the cheapest supplies. */
export function leastCostOf({ supplies, fee }: Ranked, send: number): number {
  let left = send;
  let cost = send * fee;
  for (const supply of supplies) {
    if (left <= 0) break;
    cost += Math.min(left, supply.points) * supply.cost;
    left -= supply.points;
  }
  return cost;
}

/** Units that the need costs at least; fractional, infinite when it cannot be met. */
export function leastCost({ segments }: Pick<Rest, "segments">, need: number): number {
  let left = need;
  let cost = 0;
  for (const { points, price } of segments) {
    if (left <= 0) break;
    const used = Math.min(left, points);
    cost += used * price;
    left -= used;
  }
  // Floating-point arithmetic may miss the last point by a hair.
  return left > ROUNDING ? Number.POSITIVE_INFINITY : cost;
}

const ROUNDING = 1e-3;
