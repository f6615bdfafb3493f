import { leastCost } from "./cover-bounds.ts";
import { greatestSend, mostPerPoint, type TransferRule } from "../transfers/transfer-amounts.ts";

/* The problem that transfer-funding.ts solves, the state of its search, and its bounds. */

interface FundingPool {
  readonly points: number;
  /** A point's value in units of a ten-thousandth of a cent; whole. */
  readonly cost: number;
  /** The way to the destination; undefined without one. */
  readonly rule: TransferRule | undefined;
}

/** A way from one pool, by its place, into another. */
export interface Feed {
  readonly from: number;
  readonly into: number;
  readonly rule: TransferRule;
}

export interface FundingProblem {
  readonly pools: readonly FundingPool[];
  readonly feeds: readonly Feed[];
}

/** Where a search stands: points fed so far, and what they cost. */
export interface State {
  readonly spent: readonly number[];
  readonly gained: readonly number[];
  readonly fed: readonly number[];
  readonly cost: number;
}

/** The points a pool has left of its own. */
export const leftIn = (problem: FundingProblem, state: State, at: number): number =>
  (problem.pools[at]?.points ?? 0) - (state.spent[at] ?? 0);

/** Identifies the state of a walk: points gained, and points spent where more could be. */
export function keyOf({ pools, feeds }: FundingProblem, state: State, next: number): string {
  const spent = state.spent.map((points, at) =>
    pools[at]?.rule !== undefined || feeds.some(({ from }, place) => place >= next && from === at)
      ? points
      : 0,
  );
  return [next, ...spent, ...state.gained].join();
}

/** The most points received for a point that goes on a feed and on from there. */
export function yieldThrough({ pools }: FundingProblem, { into, rule }: Feed): number {
  const onward = pools[into]?.rule;
  return onward === undefined ? 0 : mostPerPoint(rule) * mostPerPoint(onward);
}

/** The best points received for a point of a pool, by any way still open. */
export function bestYield(problem: FundingProblem, at: number, next: number): number {
  const rule = problem.pools[at]?.rule;
  const direct = rule === undefined ? 0 : mostPerPoint(rule);
  const onward = problem.feeds.map((feed, place) =>
    place < next || feed.from !== at ? 0 : yieldThrough(problem, feed),
  );
  return Math.max(direct, ...onward);
}

/** Points already fed, at the best rate of the way on. */
const yieldOfGains = ({ pools }: FundingProblem, state: State): number =>
  pools.reduce(
    (sum, { rule }, at) =>
      sum + (rule === undefined ? 0 : (state.gained[at] ?? 0) * mostPerPoint(rule)),
    0,
  );

/** The best yields of the pools, by the first feed that is still open and by pool. */
export type BestYields = readonly (readonly number[])[];

/** Worked out once for a search, which asks for them at every state. */
export const toBestYields = (problem: FundingProblem): BestYields =>
  [...problem.feeds, undefined].map((_, next) =>
    problem.pools.map((_pool, at) => bestYield(problem, at, next)),
  );

/** Points that can still arrive at most with the best yields of the pools; real. */
export const highestYield = (
  problem: FundingProblem,
  state: State,
  yields: readonly number[],
): number =>
  yields.reduce(
    (sum, best, at) => sum + leftIn(problem, state, at) * best,
    yieldOfGains(problem, state),
  );

/** Least units for the rest of the need, by fractional filling; infinite when out of reach. */
export function lowestCost(
  problem: FundingProblem,
  state: State,
  best: readonly number[],
  need: number,
): number {
  const segments = problem.pools
    .map(({ cost }, at) => {
      const yields = best[at] ?? 0;
      return { points: leftIn(problem, state, at) * yields, price: yields > 0 ? cost / yields : 0 };
    })
    .toSorted((a, b) => a.price - b.price);
  return state.cost + leastCost({ segments }, need - yieldOfGains(problem, state));
}

/** The most points of each pool that may go directly, and on each feed. */
export interface Caps {
  readonly straight: readonly number[];
  readonly fed: readonly number[];
}

/**
 * Units that the need costs at least where no pool feeds two others: every point counts once, in
 * the better use of its pool as far as the caps let it. Infinite when the need is out of reach.
 */
export function lowestCostWithin(problem: FundingProblem, caps: Caps, need: number): number {
  const segments = problem.pools.flatMap(({ points, cost }, at) => {
    const uses = usesOf(problem, caps, at);
    let left = points - (points % commonStep(uses.map(({ step }) => step)));
    return uses.map(({ most, yields }) => {
      const used = Math.min(left, most);
      left -= used;
      return { points: used * yields, price: yields > 0 ? cost / yields : 0 };
    });
  });
  return leastCost({ segments: segments.toSorted((a, b) => a.price - b.price) }, need);
}

/** A step that all of these are multiples of. */
function commonStep(steps: readonly number[]): number {
  const least = Math.min(...steps);
  return steps.length > 0 && steps.every((step) => step % least === 0) ? least : 1;
}

/** The ways of a pool to the destination, direct and through another, the better one first. */
function usesOf(problem: FundingProblem, { straight, fed }: Caps, at: number) {
  const { pools, feeds } = problem;
  const rule = pools[at]?.rule;
  const isIntermediate = feeds.some(({ into }) => into === at);
  const own = straight[at] ?? 0;
  // An intermediate sends its own points together with those that are fed into it.
  const [step, most] =
    rule === undefined || isIntermediate ? [1, own] : [rule.step, greatestSend(rule, own)];
  const direct = rule === undefined ? [] : [{ step, most, yields: mostPerPoint(rule) }];
  const through = feeds.flatMap((feed, place) =>
    feed.from === at
      ? [
          {
            step: feed.rule.step,
            most: greatestSend(feed.rule, fed[place] ?? 0),
            yields: yieldThrough(problem, feed),
          },
        ]
      : [],
  );
  return [...direct, ...through].toSorted((a, b) => b.yields - a.yields);
}

/** Pools that feeds join, by their places, with the places of those feeds. */
interface Group {
  readonly members: readonly number[];
  readonly places: readonly number[];
}

/** The pools in groups that no feed leaves. */
export function toGroups({ pools, feeds }: FundingProblem): readonly Group[] {
  const groupOf = pools.map((_, at) => at);
  for (const { from, into } of feeds) {
    const [kept, joined] = [groupOf[from], groupOf[into]];
    for (const [at, group] of groupOf.entries()) if (group === joined) groupOf[at] = kept ?? group;
  }
  return [...new Set(groupOf)].map((group) => ({
    members: pools.flatMap((_, at) => (groupOf[at] === group ? [at] : [])),
    places: feeds.flatMap(({ from }, place) => (groupOf[from] === group ? [place] : [])),
  }));
}

/** The problem of some pools alone, with the feeds at `places`. */
export function toPart(
  { pools, feeds }: FundingProblem,
  members: readonly number[],
  places: readonly number[],
): FundingProblem {
  return {
    pools: members.flatMap((at) => pools[at] ?? []),
    feeds: places
      .flatMap((place) => feeds[place] ?? [])
      .map(({ from, into, rule }) => ({
        from: members.indexOf(from),
        into: members.indexOf(into),
        rule,
      })),
  };
}
