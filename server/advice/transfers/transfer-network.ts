import { isUsable } from "../plain-row.ts";
import type { OwnedPoints } from "./pooling.ts";
import type { BonusChoice } from "./transfer-bonus.ts";
import { findBonus, type RouteBonus, toTiers } from "./transfer-bonus.ts";
import { mostPerPoint, STAY, toTransferRule, type TransferRule } from "./transfer-amounts.ts";
import { familyOf, toTransferProgram } from "./program-links.ts";
import { routesInto, type TransferTables, unlocksOf } from "./transfer-index.ts";
import {
  type Caveat,
  findTerms,
  isWithin,
  type OpeningCard,
  type RouteTerms,
} from "./transfer-terms.ts";

/** Points of one owner in one program, with what the member counts a point for. */
export interface PointBalance {
  readonly program: string;
  readonly owner: string;
  readonly points: number;
  /** US cents per point; undefined if unknown. */
  readonly cpp: number | undefined;
}

/** Decides which routes are open. */
export interface NetworkInput {
  readonly tables: TransferTables;
  readonly balances: readonly PointBalance[];
  /** The open cards of an owner, by id. */
  readonly cardsOf: (owner: string) => ReadonlySet<string>;
  readonly to: string;
  /** The member's local day of the transfer. */
  readonly day: string;
  readonly bonus?: BonusChoice;
}

/** Points of one owner that move as one: linked programs are added up. */
export interface Pool {
  readonly program: string;
  readonly owner: string;
  readonly points: number;
  readonly cpp: number | undefined;
  /** The balances it is made of, by program. */
  readonly programs: readonly string[];
  /** Others' points that are pooled into these first; `points` includes them. */
  readonly lenders: readonly OwnedPoints[];
}

/** A way from one program to another for one owner. */
export interface Channel {
  readonly from: Pool;
  readonly to: string;
  readonly rule: TransferRule;
  /** Hours a transfer takes at most; undefined when no source says. 0 for points already there. */
  readonly hours: number | undefined;
  /** undefined for points that are there already. */
  readonly bonus: RouteBonus | undefined;
  readonly terms: Extract<RouteTerms, { state: "usable" }> | undefined;
  readonly caveats: readonly Caveat[];
}

/** A balance that cannot transfer, and what would let it. */
export interface Blocked {
  readonly program: string;
  readonly owner: string;
  readonly state: "locked" | "ended";
  readonly since: string | undefined;
  readonly unlock_cards: readonly OpeningCard[];
}

export interface Network {
  /** Balances and the programs between them and the destination. */
  readonly pools: readonly Pool[];
  readonly direct: readonly Channel[];
  /** First legs of two: from a balance into a pool that goes on. */
  readonly feeds: readonly Channel[];
  readonly blocked: readonly Blocked[];
}

/** Every way of the balances, or of other pools, to the destination in one transfer or two. */
export function toNetwork(input: NetworkInput, held: readonly Pool[] = toPools(input)): Network {
  const hubs = toHubs(input, held);
  const pools = [...held, ...hubs];
  const answers = pools.map((pool) => ({ pool, answer: toChannel(input, pool, input.to) }));
  const direct = answers.flatMap(({ answer }) => ("rule" in answer ? [answer] : []));
  const all = pools.flatMap((hub) =>
    hub.program === input.to || !direct.some(({ from }) => from === hub)
      ? []
      : held.flatMap((pool) => toFeed(input, pool, hub)),
  );
  const feeds = all.filter((feed) => isOfUse(input, feed, all, direct));
  const blocked = answers.flatMap(({ pool, answer }) => toBlocked(pool, answer));
  return { pools, direct, feeds, blocked };
}

/** The network with its pools replaced. */
export function mapPools(network: Network, map: (pool: Pool) => Pool): Network {
  const pools = new Map(network.pools.map((pool) => [pool, map(pool)]));
  const swap = (channel: Channel): Channel => ({
    ...channel,
    from: pools.get(channel.from) ?? channel.from,
  });
  return {
    ...network,
    pools: [...pools.values()],
    direct: network.direct.map(swap),
    feeds: network.feeds.map(swap),
  };
}

/**
 * Within the destination's own family, only the best way counts, and only if it brings more than
 * the direct way; then a pool needs no other intermediate program.
 */
function isOfUse(
  { tables, to }: NetworkInput,
  feed: Channel,
  feeds: readonly Channel[],
  direct: readonly Channel[],
): boolean {
  const family = familyOf(tables, to);
  const isFamily = ({ to: hub }: Channel): boolean => family.some(({ key }) => key === hub);
  if (family.length === 0) return true;
  const straight = direct.find(({ from }) => from === feed.from);
  const least = straight === undefined ? 0 : mostPerPoint(straight.rule);
  const [best] = feeds
    .filter((other) => other.from === feed.from && isFamily(other))
    .filter(({ rule }) => mostPerPoint(rule) > least)
    .toSorted((a, b) => mostPerPoint(b.rule) - mostPerPoint(a.rule));
  return best === undefined ? !isFamily(feed) : feed === best;
}

/** The owners' balances, linked ones together when a card of the owner joins them. */
export function toPools({ balances, tables, cardsOf, day }: NetworkInput): readonly Pool[] {
  const pools = new Map<string, Pool>();
  for (const { program, owner, points, cpp } of balances) {
    if (points <= 0) continue;
    const joined = toTransferProgram(tables, program);
    const opens = unlocksOf(tables, joined).some(
      (row) =>
        row.unlocks !== "portal_rate" &&
        isUsable(row) &&
        isWithin(row, day) &&
        cardsOf(owner).has(row.card_id),
    );
    const name = opens ? joined : program;
    const key = JSON.stringify([name, owner]);
    const known = pools.get(key);
    pools.set(key, {
      program: name,
      owner,
      points: points + (known?.points ?? 0),
      // Joined points are worth what the better of them are.
      cpp:
        known?.cpp !== undefined && cpp !== undefined
          ? Math.max(known.cpp, cpp)
          : (cpp ?? known?.cpp),
      programs: [...(known?.programs ?? []), program],
      lenders: [],
    });
  }
  return [...pools.values()];
}

/** Empty pools of programs on the way, of owners who have points but none there. */
function toHubs({ tables, to }: NetworkInput, held: readonly Pool[]): readonly Pool[] {
  const onward = new Set(routesInto(tables, to).map(({ source }) => source));
  for (const { key } of familyOf(tables, to)) onward.add(key);
  const hubs = [...onward].filter((program) => routesInto(tables, program).length > 0);
  const owners = [...new Set(held.map(({ owner }) => owner))];
  return owners.flatMap((owner) =>
    hubs
      .filter((program) => program !== to)
      .filter((program) => !held.some((pool) => pool.owner === owner && pool.program === program))
      .map((program) => ({ program, owner, points: 0, cpp: undefined, programs: [], lenders: [] })),
  );
}

function toFeed(input: NetworkInput, from: Pool, hub: Pool): readonly Channel[] {
  if (from.owner !== hub.owner || from.program === hub.program || from.program === input.to)
    return [];
  const channel = toChannel(input, from, hub.program);
  return "rule" in channel ? [channel] : [];
}

function toChannel(input: NetworkInput, from: Pool, to: string): Channel | RouteTerms {
  if (from.program === to) {
    return { from, to, rule: STAY, hours: 0, bonus: undefined, terms: undefined, caveats: [] };
  }
  const { tables, day } = input;
  const terms = findTerms(tables, from.program, to, input.cardsOf(from.owner), day);
  if (terms.state !== "usable") return terms;
  const bonus = findBonus(tables, from.program, to, day, input.bonus);
  return {
    from,
    to,
    rule: toTransferRule(terms.terms, toTiers(bonus)),
    hours: terms.terms.hours,
    bonus,
    terms,
    caveats: [...terms.caveats, ...bonus.caveats],
  };
}

function toBlocked(pool: Pool, answer: Channel | RouteTerms): readonly Blocked[] {
  if ("rule" in answer || pool.points === 0) return [];
  if (answer.state !== "locked" && answer.state !== "ended") return [];
  return [
    {
      program: pool.program,
      owner: pool.owner,
      state: answer.state,
      since: answer.state === "ended" ? answer.since : undefined,
      unlock_cards: answer.state === "locked" ? answer.unlock_cards : [],
    },
  ];
}
