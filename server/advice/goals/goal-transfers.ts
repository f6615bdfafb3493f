import { addDays, type Day } from "../days.ts";
import type { OwnedPoints } from "../transfers/pooling.ts";
import { leastSend } from "../transfers/transfer-amounts.ts";
import { type Channel, mapPools, type Network, type Pool } from "../transfers/transfer-network.ts";
import { type Leg, onwardOf, type Path, type Spent } from "../transfers/transfer-path.ts";
import { findPath } from "../transfers/transfer-paths.ts";

/* The transfers that close a goal's gap: those in time before others, the cheapest of each. */

/** Points that reach a goal's program in one transfer, or in two. */
export interface GoalTransfer {
  /** The program sent from; where several feed one, the program they feed. */
  readonly program: string;
  readonly owner: string;
  readonly send: number;
  readonly receive: number;
  readonly fee_cents: number;
  /** In their order; the last one leads to the goal's program. */
  readonly legs: readonly Leg[];
  /** Points of each program that are given up. */
  readonly spent: readonly { readonly program: string; readonly points: number }[];
  /** Points of others that are pooled into the source first. */
  readonly lent: readonly OwnedPoints[];
  /** The day by which a transfer of today has arrived; undefined when no source says. */
  readonly arrives_on: Day | undefined;
}

export interface ChosenTransfers {
  readonly transfers: readonly GoalTransfer[];
  readonly spent: readonly Spent[];
  /** False where not every combination of balances was tried. */
  readonly is_exact: boolean;
}

const TIMINGS = ["in_time", "unknown", "late"] as const;

/** Tells if points that arrive on a day are in time; without a deadline everything is. */
export function timingOf(day: Day | undefined, byDate: Day | undefined): (typeof TIMINGS)[number] {
  if (byDate === undefined) return "in_time";
  if (day === undefined) return "unknown";
  return day <= byDate ? "in_time" : "late";
}

const arrival = (today: Day, hours: number | undefined): Day | undefined =>
  hours === undefined ? undefined : addDays(today, Math.ceil(hours / 24));

/** The cheapest transfers that close the gap, or all that can be sent; in time if possible. */
export function chooseTransfers(
  network: Network,
  gap: number,
  { today, byDate }: { readonly today: Day; readonly byDate: Day | undefined },
): ChosenTransfers {
  const chosen: Path[] = [];
  let left = gap;
  let rest = network;
  for (const at of TIMINGS.keys()) {
    const isSoon = (hours: number | undefined): boolean =>
      TIMINGS.indexOf(timingOf(arrival(today, hours), byDate)) <= at;
    const part = within(rest, isSoon);
    const [path] = left > 0 ? findPath(part, part.pools, left) : [];
    if (path === undefined) continue;
    chosen.push(path);
    left -= path.received;
    rest = mapPools(rest, (pool) => without(pool, path.sends));
  }
  return {
    transfers: chosen.flatMap((path) => toTransfers(path, today)),
    spent: chosen.flatMap(({ sends }) => sends),
    is_exact: chosen.every((path) => path.is_exact),
  };
}

/** The network, limited to ways that are fast enough. */
function within(network: Network, isSoon: (hours: number | undefined) => boolean): Network {
  const takes = (feed: Channel): number | undefined => {
    const onward = onwardOf(network, feed);
    return feed.hours === undefined || onward?.hours === undefined
      ? undefined
      : feed.hours + onward.hours;
  };
  return {
    ...network,
    direct: network.direct.filter(({ hours }) => isSoon(hours)),
    feeds: network.feeds.filter((feed) => isSoon(takes(feed))),
  };
}

/** A pool after spending from it; lenders' shares are reduced separately. */
function without(pool: Pool, spent: readonly Spent[]): Pool {
  const own = spent.filter((one) => one.program === pool.program && one.sender === pool.owner);
  const of = (owner: string): number =>
    own.reduce((sum, one) => (one.owner === owner ? sum + one.points : sum), 0);
  return {
    ...pool,
    points: pool.points - own.reduce((sum, { points }) => sum + points, 0),
    lenders: pool.lenders.map((one) => ({ ...one, points: one.points - of(one.owner) })),
  };
}

/** The transfers of a path, each with those that feed it. */
function toTransfers({ legs, sends }: Path, today: Day): readonly GoalTransfer[] {
  const feeds = legs.filter((leg) => legs.some((next) => isInto(leg, next)));
  let lent = sends.filter(({ owner, sender }) => owner !== sender);
  return legs
    .filter((leg) => !feeds.includes(leg))
    .map((end) => {
      const before = feeds.filter((feed) => isInto(feed, end));
      const chain = [...before, end];
      const first = lent.filter((one) =>
        chain.some(({ owner, from }) => owner === one.sender && from === one.program),
      );
      lent = lent.filter((one) => !first.includes(one));
      const passed = before.reduce((sum, { receive }) => sum + receive, 0);
      const spent = [
        ...before.map(({ from, send }) => ({ program: from, points: send })),
        { program: end.from, points: Math.max(0, end.send - passed) },
      ].filter(({ points }) => points > 0);
      const [only, ...others] = spent;
      const hours = hoursOf(before, end);
      return {
        owner: end.owner,
        ...(only !== undefined && others.length === 0
          ? { program: only.program, send: only.points }
          : { program: end.from, send: end.send }),
        receive: end.receive,
        fee_cents: chain.reduce((sum, leg) => sum + leg.fee_cents, 0),
        legs: chain,
        spent,
        lent: first,
        arrives_on: arrival(today, hours),
      };
    });
}

const isInto = (leg: Leg, next: Leg): boolean => leg.owner === next.owner && leg.to === next.from;

function hoursOf(before: readonly Leg[], end: Leg): number | undefined {
  const first = before.map(({ hours }) => hours);
  if (end.hours === undefined || first.includes(undefined)) return undefined;
  return end.hours + Math.max(0, ...first.map((hours = 0) => hours));
}

/** Transfers that would each close the whole gap from one balance, other than the chosen one. */
export function toAlternatives(
  { direct, ...network }: Network,
  gap: number,
  transfers: readonly GoalTransfer[],
  today: Day,
): readonly GoalTransfer[] {
  if (transfers.length === 0) return [];
  return direct
    .filter(({ from, rule }) => from.points > 0 && leastSend(rule, gap) <= from.points)
    .flatMap(({ from }) => findPath({ ...network, direct, feeds: [] }, [from], gap))
    .flatMap((path) => toTransfers(path, today))
    .filter((one) => transfers.length > 1 || !isSame(one, transfers[0]));
}

const isSame = (one: GoalTransfer, other: GoalTransfer | undefined): boolean =>
  one.program === other?.program && one.owner === other.owner && other.legs.length === 1;
