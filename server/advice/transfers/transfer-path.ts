import type { FundingProblem } from "../solver/funding-bounds.ts";
import { type OwnedPoints, sumOf, takeFrom } from "./pooling.ts";
import { bonusPercentOf, feeCents, isRefusal, quoteSend, received } from "./transfer-amounts.ts";
import { UNITS_PER_CENT } from "../solver/cover-bounds.ts";
import type { Funding } from "../solver/transfer-funding.ts";
import type { Channel, Network, Pool } from "./transfer-network.ts";
import type { Caveat } from "./transfer-terms.ts";

/** One transfer, or points that are there already and only spent. */
export interface Leg {
  readonly kind: "balance" | "transfer";
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly send: number;
  readonly receive: number;
  readonly bonus_percent: number;
  readonly fee_cents: number;
  readonly hours: number | undefined;
  readonly caveats: readonly Caveat[];
  readonly channel: Channel;
}

/** Points that a path takes out of a balance. */
export interface Spent {
  readonly owner: string;
  /** The owner of the balance sent from; someone else's when it is pooled first. */
  readonly sender: string;
  readonly program: string;
  /** The balances it is made of, where linked ones are joined. */
  readonly programs: readonly string[];
  readonly points: number;
  /** Points of the balance before. */
  readonly of: number;
  /** US cents per point; undefined if unknown. */
  readonly cpp: number | undefined;
}

/** A way to the points, or as near as it comes. */
export interface Path {
  readonly legs: readonly Leg[];
  readonly sends: readonly Spent[];
  /** Hours until the last points arrive, at most; undefined when no source says. */
  readonly hours: number | undefined;
  readonly received: number;
  readonly surplus: number;
  readonly shortfall: number;
  readonly fee_cents: number;
  /** The member's own value of the points sent, with fees, in whole cents, if known. */
  readonly value_given_up_cents: number | undefined;
  /** Programs whose points are used though nobody values them. */
  readonly unvalued: readonly string[];
  /** Two transfers in a row, which nearly always lose most of the value. */
  readonly is_poor: boolean;
  /** The owners whose points are used. */
  readonly owners: readonly string[];
  /** The owners of the accounts where points arrive or already are. */
  readonly receivers: readonly string[];
  /** False where not every combination of balances was tried, so that a better one may exist. */
  readonly is_exact: boolean;
}

/** More than a point can be worth, so that unvalued points are used last. */
const UNVALUED_CENTS = 100;

const hubOf = (pools: readonly Pool[], feed: Channel): number =>
  pools.findIndex(({ program, owner }) => program === feed.to && owner === feed.from.owner);

const feedsOf = (network: Network, pools: readonly Pool[]): readonly Channel[] =>
  network.feeds.filter((feed) => pools.includes(feed.from) && hubOf(pools, feed) >= 0);

/** The way on from where a feed leads. */
export const onwardOf = ({ direct }: Network, feed: Channel): Channel | undefined =>
  direct.find(({ from }) => from.program === feed.to && from.owner === feed.from.owner);

/** The funding problem for some pools. */
export function toProblem(network: Network, pools: readonly Pool[]): FundingProblem {
  return {
    pools: pools.map((pool) => ({
      points: pool.points,
      cost: Math.round((pool.cpp ?? UNVALUED_CENTS) * UNITS_PER_CENT),
      rule: network.direct.find(({ from }) => from === pool)?.rule,
    })),
    feeds: feedsOf(network, pools).map((feed) => ({
      from: pools.indexOf(feed.from),
      into: hubOf(pools, feed),
      rule: feed.rule,
    })),
  };
}

/** Turns a funding of some pools into transfers. */
export function toPath(
  network: Network,
  pools: readonly Pool[],
  funding: Funding & { readonly isExact: boolean },
  need: number,
): Path {
  const feeds = feedsOf(network, pools).flatMap((feed, at) => toLeg(feed, funding.fed[at] ?? 0));
  const ends = pools.flatMap((pool, at) => {
    const channel = network.direct.find(({ from }) => from === pool);
    return channel === undefined ? [] : toLeg(channel, funding.sends[at] ?? 0);
  });
  const legs = [...feeds, ...ends];
  const spent = pools.flatMap((pool) => toSpent(pool, feeds, legs));
  const unvalued = spent.filter(({ cpp }) => cpp === undefined).map(({ program }) => program);
  return {
    legs,
    sends: spent,
    hours: hoursOf(feeds, ends),
    received: funding.received,
    surplus: Math.max(0, funding.received - need),
    shortfall: Math.max(0, need - funding.received),
    fee_cents: legs.reduce((sum, leg) => sum + leg.fee_cents, 0),
    value_given_up_cents:
      unvalued.length > 0 ? undefined : Math.round(funding.cost / UNITS_PER_CENT),
    unvalued,
    is_poor: feeds.length > 0,
    owners: [...new Set([...legs, ...spent].map(({ owner }) => owner))],
    receivers: [...new Set(ends.map(({ owner }) => owner))],
    is_exact: funding.isExact,
  };
}

/** The points each balance itself gives to a pool, without those that only pass through. */
function toSpent(pool: Pool, feeds: readonly Leg[], legs: readonly Leg[]): readonly Spent[] {
  const { owner, program, programs, lenders, cpp } = pool;
  const isOwn = (leg: Leg): boolean => leg.owner === owner;
  const sent = legs.filter((leg) => isOwn(leg) && leg.from === program).map(({ send }) => send);
  const passed = feeds
    .filter((leg) => isOwn(leg) && leg.to === program)
    .map(({ receive }) => receive);
  const points = sum(sent) - sum(passed);
  const holders: readonly OwnedPoints[] = [
    { owner, points: pool.points - sumOf(lenders) },
    ...lenders,
  ];
  return takeFrom(holders, points).map((one) => ({
    ...one,
    sender: owner,
    program,
    programs,
    of: holders.find((holder) => holder.owner === one.owner)?.points ?? 0,
    cpp,
  }));
}

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** Transfers start at once; one out of a pool waits for those into it. */
function hoursOf(feeds: readonly Leg[], ends: readonly Leg[]): number | undefined {
  let most = 0;
  for (const leg of ends) {
    const before = feeds.filter((feed) => feed.owner === leg.owner && feed.to === leg.from);
    for (const feed of before.length === 0 ? [undefined] : before) {
      const first = feed === undefined ? 0 : feed.hours;
      if (first === undefined || leg.hours === undefined) return undefined;
      most = Math.max(most, first + leg.hours);
    }
  }
  return most;
}

function toLeg(channel: Channel, send: number): readonly Leg[] {
  if (send === 0) return [];
  const { from, to, rule, hours, terms, caveats } = channel;
  const quote = quoteSend(rule, send);
  return [
    {
      kind: terms === undefined ? "balance" : "transfer",
      owner: from.owner,
      from: from.program,
      to,
      send,
      receive: received(rule, send),
      bonus_percent: bonusPercentOf(rule, send),
      fee_cents: feeCents(rule, send),
      hours,
      caveats: [...caveats, ...(isRefusal(quote) ? [] : quote.caveats)],
      channel,
    },
  ];
}
