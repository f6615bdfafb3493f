import { type CashInput, type CashOption, compareWithCash } from "./cash-options.ts";
import { bestYield } from "../solver/funding-bounds.ts";
import type { PlainRow } from "../plain-row.ts";
import { lendersTo, poolingOf, type Pooling } from "./pooling.ts";
import { gatherPools } from "./source-pooling.ts";
import { cheapestFunding, type Funding, greatestFunding } from "../solver/transfer-funding.ts";
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
  /** Owners whose accounts points may be sent from, with or without points of their own. */
  readonly owners: readonly string[];
  readonly programRules: readonly PlainRow<"programRules">[];
}

export interface PathComparison {
  /** Each balance by itself, best first. */
  readonly paths: readonly Path[];
  /** The least value given up, for each owner alone. */
  readonly best: readonly Path[];
  /** The same over all owners, if there are several; the points must be pooled or booked apart. */
  readonly best_together: Path | undefined;
  /** Ways that pool others' points first: where they go furthest, and with each owner. */
  readonly pooled_first: readonly Path[];
  /** Tells if points of several owners can be combined in the destination. */
  readonly pooling: Pooling;
  readonly blocked: readonly Blocked[];
  /** The same points against the cash price. */
  readonly cash_options: readonly CashOption[];
  /** False where not every combination of balances was tried, so that a better one may exist. */
  readonly is_exact: boolean;
}

/**
 * All ways to fund the points from the balances, the best of them, and cash-like alternatives.
 * Yields between the searches.
 */
export function* comparePaths(input: PathInput): Generator<undefined, PathComparison> {
  const network = toNetwork(input);
  const { pools } = network;
  const owners = [...new Set(pools.map(({ owner }) => owner))];
  const fund = (chosen: readonly Pool[]): readonly Path[] => findPath(network, chosen, input.need);
  const collectors = toCollectors(input, pools);
  const gathered = collectors.size === 0 ? network : gatherAtBest(input, pools, collectors);
  const paths = pools
    .filter(({ points }) => points > 0)
    .flatMap((pool) => [
      ...fund([pool]),
      ...network.feeds
        .filter(({ from }) => from === pool)
        .flatMap((feed) => throughHub(network, feed, input.need)),
    ]);
  const best: Path[] = [];
  for (const owner of owners) {
    yield;
    best.push(...fund(pools.filter((pool) => pool.owner === owner)));
  }
  yield;
  const [together] = owners.length > 1 ? fund(pools) : [];
  const pooled = yield* poolFirst(input, gathered, pools, collectors);
  const found = [...paths, ...best, ...pooled, ...(together === undefined ? [] : [together])];
  return {
    paths: paths.toSorted(byWorth),
    best,
    best_together: together,
    pooled_first: pooled,
    is_exact: found.every((path) => path.is_exact),
    pooling: poolingOf(input.programRules, input.to),
    blocked: gathered.blocked,
    cash_options: compareWithCash({
      ...input,
      unlocks: input.tables.unlocks,
      balances: pools.filter(({ points }) => points > 0),
    }),
  };
}

/** Ways with points of others pooled into the sender's. */
function* poolFirst(
  input: PathInput,
  gathered: Network,
  pools: readonly Pool[],
  collectors: Collectors,
): Generator<undefined, readonly Path[]> {
  if (collectors.size === 0) return [];
  const found = [...findPath(gathered, gathered.pools, input.need)];
  for (const owner of new Set([...collectors.values()].flat())) {
    yield;
    found.push(...pooledTo(input, owner, pools, collectors));
  }
  return found.filter(({ sends }) => sends.some(({ owner, sender }) => owner !== sender));
}

/** Tens of times what the awards of households take; a few hundredths of a second. */
const MAX_TRIES = 300_000;

/** The cheapest path over some pools, or the one that comes nearest; none when nothing arrives. */
export function findPath(network: Network, pools: readonly Pool[], need: number): readonly Path[] {
  const useful = pools.filter((pool) => isOnAWay(network, pool));
  const tries = { left: MAX_TRIES };
  const toFound = (chosen: readonly Pool[], funding: Funding): readonly Path[] =>
    funding.received === 0
      ? []
      : [toPath(network, chosen, { ...funding, isExact: tries.left > 0 }, need)];
  const most = greatestFunding(toProblem(network, useful), tries);
  // Searching for the cheapest way is slow if there is none.
  if (most.received < need) return toFound(useful, most);
  const valued = useful.filter(({ cpp, points }) => cpp !== undefined || points === 0);
  for (const chosen of valued.length < useful.length ? [valued, useful] : [useful]) {
    const funding = cheapestFunding(toProblem(network, chosen), need, tries);
    if (funding !== undefined) return toFound(chosen, funding);
  }
  return toFound(useful, most);
}

const isOnAWay = ({ direct, feeds }: Network, pool: Pool): boolean =>
  direct.some(({ from }) => from === pool) || feeds.some(({ from }) => from === pool);

/** By program: the owners into whose accounts others may pool, and who get the most points out. */
type Collectors = ReadonlyMap<string, readonly string[]>;

/** Pools all points where they go furthest: with an owner whose cards get the most out of them. */
const gatherAtBest = (input: PathInput, pools: readonly Pool[], collectors: Collectors): Network =>
  toNetwork(
    input,
    gatherPools(input.programRules, pools, (program) => collectors.get(program)?.[0]),
  );

/** The most one owner can send, with all that others may pool into it without loss. */
function pooledTo(
  input: PathInput,
  owner: string,
  pools: readonly Pool[],
  collectors: Collectors,
): readonly Path[] {
  const gathered = gatherPools(input.programRules, pools, (program) =>
    collectors.get(program)?.find((one) => one === owner),
  );
  const own = toNetwork(
    input,
    gathered.filter((pool) => pool.owner === owner),
  );
  return findPath(own, own.pools, input.need);
}

const toCollectors = (input: PathInput, pools: readonly Pool[]): Collectors =>
  new Map(
    [...new Set(pools.map(({ program }) => program))].flatMap((program) => {
      const found = collectorsOf(input, program, pools);
      return found.length === 0 ? [] : [[program, found]];
    }),
  );

function collectorsOf(
  input: PathInput,
  program: string,
  pools: readonly Pool[],
): readonly string[] {
  if (program === input.to) return [];
  const pooling = poolingOf(input.programRules, program);
  const same = pools.filter((pool) => pool.program === program);
  const able = input.owners
    .filter((owner) => lendersTo(pooling, owner, same).length > 0)
    .map((owner) => ({ owner, yields: yieldFor(input, program, owner) }));
  const most = Math.max(0, ...able.map(({ yields }) => yields));
  return most === 0 ? [] : able.filter(({ yields }) => yields === most).map(({ owner }) => owner);
}

/** Most points in the destination for one that an owner has in a program; 0 when it cannot go. */
export function yieldFor(input: NetworkInput, program: string, owner: string): number {
  const point: Pool = { program, owner, points: 1, cpp: undefined, programs: [], lenders: [] };
  const network = toNetwork(input, [point]);
  return bestYield(toProblem(network, network.pools), 0, 0);
}

/** One balance through an intermediate program, without the points already there. */
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
