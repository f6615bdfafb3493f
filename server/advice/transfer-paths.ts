import { type CashInput, type CashOption, compareWithCash } from "./cash-options.ts";
import type { PlainRow } from "./plain-row.ts";
import { poolingOf, type Pooling } from "./pooling.ts";
import { cheapestFunding, greatestFunding } from "./transfer-funding.ts";
import {
  type Blocked,
  type Channel,
  type Network,
  type NetworkInput,
  type Pool,
  toNetwork,
} from "./transfer-network.ts";
import { type Path, toPath, toProblem } from "./transfer-path.ts";

export interface PathInput extends NetworkInput, Pick<CashInput, "redemptions" | "cash_cents"> {
  /** Points needed in the destination. */
  readonly need: number;
  readonly programRules: readonly PlainRow<"programRules">[];
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
    cash_options: compareWithCash({
      ...input,
      unlocks: input.tables.unlocks,
      balances: pools.filter(({ points }) => points > 0),
    }),
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

/** Paths that reach the need first, by what they give up; then by what they lack. */
export const byWorth = (a: Path, b: Path): number =>
  a.shortfall - b.shortfall ||
  (a.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) -
    (b.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) ||
  a.legs.length - b.legs.length;
