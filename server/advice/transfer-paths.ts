import type { FundingProblem } from "./funding-bounds.ts";
import { type CashOption, compareWithCash, type CashInput } from "./cash-options.ts";
import { poolingOf, type Pooling } from "./pooling.ts";
import type { PlainRow } from "./plain-row.ts";
import { feeCents, quoteSend, isRefusal, received } from "./transfer-amounts.ts";
import { UNITS_PER_CENT } from "./transfer-cover.ts";
import { cheapestFunding, type Funding, greatestFunding } from "./transfer-funding.ts";
import {
  type Blocked,
  type Channel,
  type Network,
  type NetworkInput,
  type Pool,
  toNetwork,
} from "./transfer-network.ts";
import type { Caveat } from "./transfer-terms.ts";

export interface PathInput extends NetworkInput, Pick<CashInput, "redemptions" | "cash_cents"> {
  /** Points needed in the destination. */
  readonly need: number;
  readonly programRules: readonly PlainRow<"programRules">[];
}

/** One transfer, or points that are there already and only spent. */
interface Leg {
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
}

/** A way to the points, or as near as it comes. */
export interface Path {
  readonly legs: readonly Leg[];
  readonly received: number;
  readonly surplus: number;
  /** Points still missing. */
  readonly shortfall: number;
  readonly fee_cents: number;
  /** What the member counts the points sent for, with fees, in whole cents; undefined when unknown. */
  readonly value_given_up_cents: number | undefined;
  /** Programs whose points are used though nobody values them. */
  readonly unvalued: readonly string[];
  /** Two transfers in a row, which nearly always lose most of the value. */
  readonly is_poor: boolean;
  readonly owners: readonly string[];
}

export interface PathComparison {
  /** Each balance by itself, best first. */
  readonly paths: readonly Path[];
  /** The least value given up, for each owner alone. */
  readonly best: readonly Path[];
  /** The same over all owners, when there are several; it needs the points to be pooled or booked apart. */
  readonly best_together: Path | undefined;
  /** Whether points of several owners can meet in the destination. */
  readonly pooling: Pooling;
  readonly blocked: readonly Blocked[];
  /** The same points against the cash price. */
  readonly cash_options: readonly CashOption[];
}

/** More than any point may be counted for: points that nobody values are used last. */
const UNVALUED_CENTS = 100;

/** All ways of the balances to the points needed, the best of them, and cash-like uses beside them. */
export function comparePaths(input: PathInput): PathComparison {
  const network = toNetwork(input);
  const { pools } = network;
  const owners = [...new Set(pools.map(({ owner }) => owner))];
  const fund = (chosen: readonly Pool[]): readonly Path[] => findPath(network, chosen, input.need);
  const paths = pools
    .filter(({ points }) => points > 0)
    .flatMap((pool) => [
      ...fund([pool]),
      ...network.feeds
        .filter(({ from }) => from === pool)
        .flatMap((feed) => throughHub(network, feed, input.need)),
    ]);
  return {
    paths: paths.toSorted(byWorth),
    best: owners.flatMap((owner) => fund(pools.filter((pool) => pool.owner === owner))),
    best_together: owners.length > 1 ? fund(pools)[0] : undefined,
    pooling: poolingOf(input.programRules, input.to),
    blocked: network.blocked,
    cash_options: compareWithCash(input),
  };
}

/** The cheapest path over some pools, or the one that comes nearest; none when nothing arrives. */
function findPath(network: Network, pools: readonly Pool[], need: number): readonly Path[] {
  const valued = pools.filter(({ cpp, points }) => cpp !== undefined || points === 0);
  const attempts = valued.length < pools.length ? [valued, pools] : [pools];
  for (const chosen of attempts) {
    const funding = cheapestFunding(toProblem(network, chosen), need);
    if (funding !== undefined) return [toPath(network, chosen, funding, need)];
  }
  const most = greatestFunding(toProblem(network, pools));
  return most.received > 0 ? [toPath(network, pools, most, need)] : [];
}

/** One balance through a program between, with none of the points that are there. */
function throughHub(network: Network, feed: Channel, need: number): readonly Path[] {
  const hub = network.pools.find(
    ({ program, owner }) => program === feed.to && owner === feed.from.owner,
  );
  if (hub === undefined) return [];
  const bare: Pool = { ...hub, points: 0 };
  const swap = (pool: Pool): Pool => (pool === hub ? bare : pool);
  const only: Network = {
    ...network,
    pools: [feed.from, bare],
    direct: network.direct
      .filter(({ from }) => from === hub)
      .map((channel) => ({ ...channel, from: swap(channel.from) })),
    feeds: [feed],
  };
  return findPath(only, only.pools, need);
}

const channelsOf = (channels: readonly Channel[], pools: readonly Pool[]): readonly Channel[] =>
  channels.filter(({ from }) => pools.includes(from));

const hubOf = (pools: readonly Pool[], feed: Channel): number =>
  pools.findIndex(({ program, owner }) => program === feed.to && owner === feed.from.owner);

const feedsOf = (network: Network, pools: readonly Pool[]): readonly Channel[] =>
  channelsOf(network.feeds, pools).filter((feed) => hubOf(pools, feed) >= 0);

function toProblem(network: Network, pools: readonly Pool[]): FundingProblem {
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

function toPath(network: Network, pools: readonly Pool[], funding: Funding, need: number): Path {
  const feeds = feedsOf(network, pools).flatMap((feed, at) => toLeg(feed, funding.fed[at] ?? 0));
  const ends = pools.flatMap((pool, at) => {
    const channel = network.direct.find(({ from }) => from === pool);
    return channel === undefined ? [] : toLeg(channel, funding.sends[at] ?? 0);
  });
  const legs = [...feeds, ...ends];
  const used = pools.filter((pool) => legs.some((leg) => isFrom(leg, pool)) && pool.points > 0);
  const unvalued = used.filter(({ cpp }) => cpp === undefined).map(({ program }) => program);
  return {
    legs,
    received: funding.received,
    surplus: Math.max(0, funding.received - need),
    shortfall: Math.max(0, need - funding.received),
    fee_cents: legs.reduce((sum, leg) => sum + leg.fee_cents, 0),
    value_given_up_cents:
      unvalued.length > 0 ? undefined : Math.round(funding.cost / UNITS_PER_CENT),
    unvalued,
    is_poor: feeds.length > 0,
    owners: [...new Set(legs.map(({ owner }) => owner))],
  };
}

const isFrom = (leg: Leg, pool: Pool): boolean =>
  leg.owner === pool.owner && leg.from === pool.program;

function toLeg(
  { from, to, rule, hours, bonus, terms, caveats }: Channel,
  send: number,
): readonly Leg[] {
  if (send === 0) return [];
  const quote = quoteSend(rule, send);
  return [
    {
      kind: terms === undefined ? "balance" : "transfer",
      owner: from.owner,
      from: from.program,
      to,
      send,
      receive: received(rule, send),
      bonus_percent: bonus?.percent ?? 0,
      fee_cents: feeCents(rule, send),
      hours,
      caveats: [...caveats, ...(isRefusal(quote) ? [] : quote.caveats)],
    },
  ];
}

/** Paths that reach the need first, by what they give up; then by what they lack. */
const byWorth = (a: Path, b: Path): number =>
  a.shortfall - b.shortfall ||
  (a.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) -
    (b.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) ||
  a.legs.length - b.legs.length;
