import { type Caps, type Feed, type FundingProblem, lowestCostWithin } from "./funding-bounds.ts";
import {
  greatestSend,
  mostPerPoint,
  received,
  STAY,
  type TransferRule,
} from "../transfers/transfer-amounts.ts";
import { type Arc, leastFee, type Source } from "./cover-bounds.ts";
import type { Effort } from "./effort.ts";
import { cheapestCover, type Cover, prepareCovers } from "./cover-branch-and-bound.ts";

/*
 * Funding with intermediate programs that feed nothing themselves, where a pool feeds one of them
 * at most. Gathering points in an intermediate is a covering of its own, so the whole is a covering
 * of coverings. A pool with two uses, direct and through its intermediate, first counts for both;
 * where a solution spends it twice, the search branches on how much goes through the intermediate.
 */

/** Amounts sent from each pool and on each feed. */
export interface IntermediateFunding {
  readonly sends: readonly number[];
  readonly fed: readonly number[];
  readonly cost: number;
}

/** True if no intermediate feeds another and no pool feeds two. */
export const hasSimpleIntermediates = ({ feeds }: FundingProblem): boolean =>
  feeds.every(
    (feed) =>
      feeds.every((other) => other === feed || other.from !== feed.from) &&
      feeds.every((other) => other.from !== feed.into),
  );

/** True if every point sent is a point received. */
const isLossless = (rule: TransferRule): boolean =>
  rule.step === 1 &&
  rule.minimum <= 1 &&
  rule.ratio_in === rule.ratio_out &&
  rule.extra_every === 0 &&
  rule.bonuses.length === 0 &&
  rule.fee_nanos === 0;

/** The funding that gives up least for at least `need` points; undefined when it cannot be met. */
export function cheapestIntermediateFunding(
  problem: FundingProblem,
  need: number,
  tries: Effort,
): IntermediateFunding | undefined {
  const { pools, feeds } = problem;
  const intermediates = new Map<string, Intermediate>();
  let best: IntermediateFunding | undefined;
  const search = (caps: Caps): void => {
    const limit = best?.cost ?? Number.POSITIVE_INFINITY;
    const bound = lowestCostWithin(problem, caps, need);
    tries.left -= 1;
    if (bound === Number.POSITIVE_INFINITY || bound > limit - 0.5 || tries.left <= 0) return;
    const found = solve(problem, { caps, intermediates, tries }, need, limit);
    if (found === undefined) return;
    const at = feeds.findIndex(
      ({ from }, place) =>
        (found.fed[place] ?? 0) + (found.sends[from] ?? 0) > (pools[from]?.points ?? 0),
    );
    const feed = feeds[at];
    if (feed === undefined) {
      best = found;
      return;
    }
    const points = pools[feed.from]?.points ?? 0;
    const free = points - (found.sends[feed.from] ?? 0);
    const { step } = feed.rule;
    const middle = Math.floor((free + (found.fed[at] ?? 0)) / 2 / step) * step;
    search({ ...caps, fed: caps.fed.with(at, middle) });
    search({ ...caps, straight: caps.straight.with(feed.from, points - middle - step) });
  };
  search({
    straight: pools.map(({ points }) => points),
    fed: feeds.map(({ from }) => pools[from]?.points ?? 0),
  });
  return best;
}

interface Stand {
  readonly caps: Caps;
  /** By pool and the caps of its feeds: coverings are worth keeping between branches. */
  readonly intermediates: Map<string, Intermediate>;
  readonly tries: Effort;
}

/** A pool with the feeds into it, as one source. */
interface Intermediate {
  readonly source: Source;
  /** Places of its feeds among all. */
  readonly places: readonly number[];
  readonly gather: (send: number) => Cover | undefined;
}

/** The relaxation: pools with two uses count for each. */
function solve(
  problem: FundingProblem,
  stand: Stand,
  need: number,
  limit: number,
): IntermediateFunding | undefined {
  const { pools, feeds } = problem;
  const sources = pools.flatMap((_, at) => toSource(problem, stand, at));
  const cover = cheapestCover(
    sources.map(({ arc }) => arc),
    need,
    limit,
    stand.tries,
  );
  if (cover === undefined) return undefined;
  const sends = pools.map(() => 0);
  const fed = feeds.map(() => 0);
  for (const [place, { at, arc, intermediate, feed }] of sources.entries()) {
    const send = cover.sends[place] ?? 0;
    if (intermediate !== undefined) spread(intermediate, send, fed);
    if (feed !== undefined) fed[feed] = send;
    sends[at] = (sends[at] ?? 0) + (feed === undefined ? send : received(arc.rule, send));
  }
  return { sends: withoutSurplus(problem, sends, need), fed, cost: cover.cost };
}

interface Placed {
  readonly at: number;
  readonly arc: Arc | Source;
  readonly intermediate?: Intermediate;
  /** Place of the feed, if it goes through a lossless intermediate and so is its own source. */
  readonly feed?: number;
}

/** A pool and its feeds as a source of the need; none if it has no way to the destination. */
function toSource(problem: FundingProblem, stand: Stand, at: number): readonly Placed[] {
  const pool = problem.pools[at];
  if (pool?.rule === undefined) return [];
  const { rule, cost } = pool;
  const places = problem.feeds.flatMap(({ into }, place) => (into === at ? [place] : []));
  if (places.length > 0 && !isLossless(rule)) {
    const intermediate = toIntermediate(problem, stand, at, { rule, places });
    return [{ at, arc: intermediate.source, intermediate }];
  }
  const own = stand.caps.straight[at] ?? 0;
  return [
    ...(own > 0 ? [{ at, arc: { rule, own, cost, paid: 0 } }] : []),
    ...places.flatMap((feed) =>
      toFeedArc(problem.pools, problem.feeds[feed], stand.caps.fed[feed]).map((arc) => ({
        at,
        arc,
        feed,
      })),
    ),
  ];
}

/** Points beyond the need stay in the lossless intermediate. */
function withoutSurplus(
  { pools, feeds }: FundingProblem,
  sends: readonly number[],
  need: number,
): readonly number[] {
  let surplus = sends.reduce((sum, send, at) => {
    const rule = pools[at]?.rule;
    return rule === undefined ? sum : sum + received(rule, send);
  }, -need);
  return sends.map((send, at) => {
    const rule = pools[at]?.rule;
    const isIntermediate = feeds.some(({ into }) => into === at);
    if (!isIntermediate || rule === undefined || !isLossless(rule)) return send;
    const cut = Math.max(0, Math.min(surplus, send));
    surplus -= cut;
    return send - cut;
  });
}

/** Writes what must be fed into an intermediate for the amount it sends. */
function spread({ places, gather }: Intermediate, send: number, fed: number[]): void {
  const gathered = send === 0 ? undefined : gather(send);
  for (const [at, place] of places.entries()) fed[place] = gathered?.sends[at + 1] ?? 0;
}

function toIntermediate(
  { pools, feeds }: FundingProblem,
  { caps, intermediates, tries }: Stand,
  at: number,
  { rule, places }: { readonly rule: TransferRule; readonly places: readonly number[] },
): Intermediate {
  const key = [at, ...places.map((place) => caps.fed[place])].join();
  const known = intermediates.get(key);
  if (known !== undefined) return known;
  const own = { rule: STAY, own: pools[at]?.points ?? 0, cost: pools[at]?.cost ?? 0, paid: 0 };
  const arcs = [own, ...places.flatMap((place) => toFeedArc(pools, feeds[place], caps.fed[place]))];
  const points = arcs.reduce(
    (sum, arc) => sum + received(arc.rule, greatestSend(arc.rule, arc.own)),
    0,
  );
  const cover = prepareCovers(arcs, points, tries);
  const gathered = new Map<number, Cover | undefined>();
  const gather = (send: number): Cover | undefined => {
    if (!gathered.has(send)) gathered.set(send, cover(send));
    return gathered.get(send);
  };
  const intermediate: Intermediate = {
    places,
    gather,
    source: {
      rule,
      points,
      supplies: arcs.map((arc) => toSupply(arc)).toSorted((a, b) => a.cost - b.cost),
      costOf: (send) => gather(send)?.cost ?? Number.POSITIVE_INFINITY,
    },
  };
  intermediates.set(key, intermediate);
  return intermediate;
}

function toFeedArc(
  pools: FundingProblem["pools"],
  feed: Feed | undefined,
  cap: number | undefined,
): readonly Arc[] {
  if (feed === undefined) return [];
  return [{ rule: feed.rule, own: cap ?? 0, cost: pools[feed.from]?.cost ?? 0, paid: 0 }];
}

/** The most that a feed brings, and the least that a point of it costs. */
function toSupply({ rule, own, cost }: Arc) {
  const greatest = greatestSend(rule, own);
  const yields = mostPerPoint(rule);
  const fee = leastFee(rule, greatest);
  return { points: greatest * yields, cost: (cost + fee) / yields };
}
