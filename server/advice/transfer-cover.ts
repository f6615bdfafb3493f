import {
  feeCents,
  greatestSend,
  leastSend,
  mostPerPoint,
  received,
  type TransferRule,
} from "./transfer-amounts.ts";

/*
 * The cheapest way to cover a need from several balances, each sent once and by one rule: a knapsack
 * of whole steps with minimums, roundings and extras. Branch and bound, exact: what is cut off is cut
 * by a bound that no solution beats, the fractional filling at the best rate of each rule.
 */

/** Units of cost in a cent: values keep four decimals of a cent and sums stay whole. */
export const UNITS_PER_CENT = 10_000;

/** One balance and its way to the destination. */
export interface Arc {
  readonly rule: TransferRule;
  /** Points that cost `cost` units each when sent. */
  readonly own: number;
  readonly cost: number;
  /** Points already paid for, sent first. */
  readonly paid: number;
}

export interface Cover {
  readonly cost: number;
  /** Points to send on each arc, in their order. */
  readonly sends: readonly number[];
}

/** An arc with what its bound needs: real rates, never below the true cost or above the true yield. */
interface Ranked extends Arc {
  readonly at: number;
  readonly greatest: number;
  /** Most points received for a point sent. */
  readonly yields: number;
  /** Least units of fee for a point sent. */
  readonly fee: number;
  /** Least units for a point received, of the own points. */
  readonly price: number;
}

interface Segment {
  readonly points: number;
  readonly price: number;
}

/** What the rest of the arcs, from one on, can do at most and at best. */
interface Rest {
  readonly capacity: number;
  readonly segments: readonly Segment[];
}

/** What sending an amount costs, in units. */
const costOf = (arc: Arc, send: number): number =>
  Math.max(0, send - arc.paid) * arc.cost + feeCents(arc.rule, send) * UNITS_PER_CENT;

/** The cheapest sends that bring at least `need` for less than `limit` units; undefined if none do. */
export function cheapestCover(
  arcs: readonly Arc[],
  need: number,
  limit = Number.POSITIVE_INFINITY,
): Cover | undefined {
  const ranked = arcs
    .map((arc, at) => toRanked(arc, at))
    .toSorted((a, b) => b.rule.step - a.rule.step || a.price - b.price);
  const rests = ranked.map((_, at) => toRest(ranked.slice(at)));
  rests.push({ capacity: 0, segments: [] });
  const search: Search = {
    ranked,
    rests,
    reached: ranked.map(() => new Map()),
    sends: arcs.map(() => 0),
    best: limit,
    found: undefined,
  };
  visit(search, 0, need, 0);
  return search.found;
}

interface Search {
  readonly ranked: readonly Ranked[];
  readonly rests: readonly Rest[];
  /** The least cost at which a remaining need was reached, by arc. */
  readonly reached: readonly Map<number, number>[];
  readonly sends: number[];
  best: number;
  found: Cover | undefined;
}

function visit(search: Search, at: number, need: number, cost: number): void {
  if (need <= 0) {
    record(search, cost);
    return;
  }
  const arc = search.ranked[at];
  const rest = search.rests[at];
  if (arc === undefined || rest === undefined || need > rest.capacity) return;
  if (isNoBetter(search, cost + leastCost(rest, need))) return;
  const reached = search.reached[at];
  if ((reached?.get(need) ?? Number.POSITIVE_INFINITY) <= cost) return;
  reached?.set(need, cost);
  for (const send of toSends(search, arc, at, need, cost)) {
    search.sends[arc.at] = send;
    visit(search, at + 1, need - received(arc.rule, send), cost + costOf(arc, send));
  }
  search.sends[arc.at] = 0;
}

/**
 * The amounts worth trying: from the one the fractional filling chooses, down to nothing and up to
 * what meets the need alone. The bound is convex in the amount, so each way ends at the first amount
 * that cannot be better.
 */
function* toSends(search: Search, arc: Ranked, at: number, need: number, cost: number) {
  const { step, minimum } = arc.rule;
  const most = Math.min(arc.greatest, leastSend(arc.rule, need));
  const rest = search.rests[at + 1] ?? { capacity: 0, segments: [] };
  const isBeaten = (send: number): boolean => {
    const own = Math.max(0, send - arc.paid) * arc.cost + send * arc.fee;
    return isNoBetter(search, cost + own + leastCost(rest, need - send * arc.yields));
  };
  const ideal = Math.min(most, Math.floor(idealSend(arc, rest, need) / step) * step);
  let send = ideal;
  for (; send >= minimum && send > 0 && !isBeaten(send); send -= step) yield send;
  if (send < minimum || send <= 0) yield 0;
  for (send = Math.max(ideal + step, minimum); send <= most && !isBeaten(send); send += step) {
    yield send;
  }
}

/** What the fractional filling sends: each part of the arc after all of the rest that is cheaper. */
function idealSend(arc: Ranked, rest: Rest, need: number): number {
  const after = (price: number): number =>
    rest.segments.reduce((left, part) => (part.price < price ? left - part.points : left), need);
  const paid = Math.min(arc.paid, Math.max(0, after(arc.fee / arc.yields) / arc.yields));
  if (paid < arc.paid) return paid;
  return paid + Math.max(0, after(arc.price) / arc.yields - paid);
}

function record(search: Search, cost: number): void {
  if (cost >= search.best) return;
  search.best = cost;
  search.found = { cost, sends: [...search.sends] };
}

/** Costs are whole, so a bound within half a unit of the best cannot be beaten. */
const isNoBetter = (search: Search, bound: number): boolean => bound > search.best - 0.5;

function toRanked(arc: Arc, at: number): Ranked {
  const greatest = greatestSend(arc.rule, arc.own + arc.paid);
  const yields = mostPerPoint(arc.rule);
  // A fee with a most is cheapest a point at the greatest amount; a cent less allows for rounding.
  const cents = Math.max(0, feeCents(arc.rule, greatest) - 1);
  const fee = greatest === 0 ? 0 : (cents * UNITS_PER_CENT) / greatest;
  return { ...arc, at, greatest, yields, fee, price: (arc.cost + fee) / yields };
}

function toRest(arcs: readonly Ranked[]): Rest {
  const segments = arcs.flatMap((arc) => {
    const paid = Math.min(arc.paid, arc.greatest);
    return [
      { points: paid * arc.yields, price: arc.fee / arc.yields },
      { points: (arc.greatest - paid) * arc.yields, price: arc.price },
    ];
  });
  return {
    capacity: arcs.reduce((sum, arc) => sum + received(arc.rule, arc.greatest), 0),
    segments: segments.toSorted((a, b) => a.price - b.price),
  };
}

/** Units that the need costs at least; fractional, infinite when it cannot be met. */
function leastCost(rest: Rest, need: number): number {
  let left = need;
  let cost = 0;
  for (const { points, price } of rest.segments) {
    if (left <= 0) break;
    const used = Math.min(left, points);
    cost += used * price;
    left -= used;
  }
  // Real arithmetic may miss the last point by a hair.
  return left > ROUNDING ? Number.POSITIVE_INFINITY : cost;
}

const ROUNDING = 1e-3;
