import {
  type Arc,
  idealSend,
  leastCost,
  leastCostOf,
  NO_REST,
  type Ranked,
  type Rest,
  type Source,
  toRanked,
  toRest,
  UNITS_PER_CENT,
} from "./cover-bounds.ts";
import { type Effort, unlimited } from "./effort.ts";
import { coverLinearly, type LinearSources, toLinearSources } from "./linear-sources.ts";
import { feeCents, leastSend, received } from "../transfers/transfer-amounts.ts";

/*
 * The cheapest way to cover a need from several sources, each sent once and by one rule: a covering
 * knapsack of whole steps with minimums, roundings and extras. Exact branch and bound; the bound is
 * the fractional filling at each rule's best rate. Linear sources come last and need no search.
 */

export interface Cover {
  readonly cost: number;
  /** Points to send on each arc, in their order. */
  readonly sends: readonly number[];
}

interface Search {
  readonly ranked: readonly Ranked[];
  readonly rests: readonly Rest[];
  readonly linear: LinearSources;
  /** The least cost at which a remaining need was reached, by arc. */
  readonly reached: readonly Map<number, number>[];
  readonly sends: number[];
  readonly tries: Effort;
  best: number;
  found: Cover | undefined;
}

/** The cheapest sends that bring at least `need` for less than `limit` units, if any. */
export function cheapestCover(
  arcs: readonly (Arc | Source)[],
  need: number,
  limit = Number.POSITIVE_INFINITY,
  tries = unlimited(),
): Cover | undefined {
  const all = arcs.map((arc, at) => toRanked(arc, at, need));
  const linear = toLinearSources(all);
  const ranked = all
    .filter(({ at }) => !linear.members.has(at))
    .toSorted((a, b) => b.rule.step - a.rule.step || priceOf(a) - priceOf(b));
  const last = all.filter(({ at }) => linear.members.has(at));
  const search: Search = {
    ranked,
    rests: [...ranked, undefined].map((_, at) => toRest([...ranked.slice(at), ...last])),
    linear,
    reached: ranked.map(() => new Map()),
    sends: arcs.map(() => 0),
    tries,
    best: limit,
    found: undefined,
  };
  visit(search, 0, need, 0);
  return search.found;
}

/** Coverings of many needs, up to `most`, from the same arcs; linear ones are prepared once. */
export function prepareCovers(
  arcs: readonly Arc[],
  most: number,
  tries = unlimited(),
): (need: number) => Cover | undefined {
  const linear = toLinearSources(arcs.map((arc, at) => toRanked(arc, at, most)));
  if (linear.members.size < arcs.length)
    return (need) => cheapestCover(arcs, need, undefined, tries);
  return (need) => {
    const found = coverLinearly(linear, need);
    if (found === undefined) return undefined;
    const sends = arcs.map(() => 0);
    for (const [at, send] of found.sends) sends[at] = send;
    return { cost: found.cost, sends };
  };
}

/** The highest price of a source: among sources with one step, the cheap ones are tried first. */
const priceOf = ({ segments }: Ranked): number => segments.at(-1)?.price ?? 0;

/** The cost of sending an amount, in units. */
const fullCost = (arc: Source, send: number): number =>
  send === 0 ? 0 : arc.costOf(send) + feeCents(arc.rule, send) * UNITS_PER_CENT;

function visit(search: Search, at: number, need: number, cost: number): void {
  if (need <= 0) {
    record(search, cost);
    return;
  }
  const rest = search.rests[at];
  if (rest === undefined || need > rest.capacity) return;
  if (isNoBetter(search, cost + leastCost(rest, need))) return;
  const arc = search.ranked[at];
  if (arc === undefined) {
    finish(search, need, cost);
    return;
  }
  const reached = search.reached[at];
  if ((reached?.get(need) ?? Number.POSITIVE_INFINITY) <= cost) return;
  reached?.set(need, cost);
  const next = search.rests[at + 1] ?? NO_REST;
  for (const send of toSends(search, arc, at, need, cost)) {
    search.tries.left -= 1;
    if (search.tries.left <= 0) break;
    const left = need - received(arc.rule, send);
    // The bound with what truly arrives, before the exact cost, which may take a search of its own.
    if (isNoBetter(search, cost + leastCostOf(arc, send) + leastCost(next, left))) continue;
    search.sends[arc.at] = send;
    visit(search, at + 1, left, cost + fullCost(arc, send));
  }
  search.sends[arc.at] = 0;
}

/**
 * The amounts worth trying: from the one the fractional filling chooses, down to nothing and up to
 * what meets the need alone. The bound is convex in the amount, so each way ends at the first
 * amount that cannot be better.
 */
function* toSends(search: Search, arc: Ranked, at: number, need: number, cost: number) {
  const { step, minimum } = arc.rule;
  const most = Math.min(arc.greatest, leastSend(arc.rule, need));
  const rest = search.rests[at + 1] ?? NO_REST;
  const isBeaten = (send: number): boolean =>
    isNoBetter(search, cost + leastCostOf(arc, send) + leastCost(rest, need - send * arc.yields));
  const ideal = Math.min(most, Math.floor(idealSend(arc, rest, need) / step) * step);
  let send = ideal;
  for (; send >= minimum && send > 0 && !isBeaten(send); send -= step) yield send;
  if (send < minimum || send <= 0) yield 0;
  for (send = Math.max(ideal + step, minimum); send <= most && !isBeaten(send); send += step) {
    yield send;
  }
}

/** Covers the rest of the need from the linear sources. */
function finish(search: Search, need: number, cost: number): void {
  const found = coverLinearly(search.linear, need);
  if (found === undefined || cost + found.cost >= search.best) return;
  for (const [at, send] of found.sends) search.sends[at] = send;
  record(search, cost + found.cost);
  for (const [at] of found.sends) search.sends[at] = 0;
}

function record(search: Search, cost: number): void {
  if (cost >= search.best) return;
  search.best = cost;
  search.found = { cost, sends: [...search.sends] };
}

/** Costs are whole, so a bound within half a unit of the best cannot be beaten. */
const isNoBetter = (search: Search, bound: number): boolean => bound > search.best - 0.5;
