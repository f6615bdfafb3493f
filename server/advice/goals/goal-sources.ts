import type { PlainRow } from "../plain-row.ts";
import { canPool, othersIn, type OwnedPoints, type Pooling } from "../transfers/pooling.ts";
import { gatherAt } from "../transfers/source-pooling.ts";
import {
  type Network,
  type NetworkInput,
  type Pool,
  toNetwork,
} from "../transfers/transfer-network.ts";
import { yieldFor } from "../transfers/transfer-paths.ts";
import type { OpeningCard } from "../transfers/transfer-terms.ts";

/** Decides which points can go to a program for an owner. */
export interface SourceInput extends Pick<NetworkInput, "tables" | "cardsOf" | "day" | "bonus"> {
  /** The owner of the account that will hold the points. */
  readonly owner: string;
  readonly programRules: readonly PlainRow<"programRules">[];
}

export interface LockedSource extends OwnedPoints {
  readonly program: string;
  readonly unlock_cards: readonly OpeningCard[];
}

interface Sources {
  readonly network: Network;
  readonly locked: readonly LockedSource[];
}

/**
 * Points that can reach a program for an owner: the owner's own, those others may pool into them
 * and, if the program pools, those that others can send themselves.
 */
export function arrange(
  input: SourceInput,
  to: string,
  pools: readonly Pool[],
  pooling: Pooling,
): Sources {
  const reach = { ...input, to, balances: [] };
  const held = pools.filter(({ program, points }) => program !== to && points > 0);
  const own = [...new Set(held.map(({ program }) => program))].flatMap((program) => {
    const plain = held.filter((pool) => pool.program === program && pool.owner === input.owner);
    const gathered = gatherAt(input.programRules, program, input.owner, held);
    const isLent = gathered !== undefined && gathered.lenders.length > 0;
    return isLent && yieldFor(reach, program, input.owner) > 0 ? gathered : plain;
  });
  const lent = new Set(
    own.flatMap(({ program, lenders }) => lenders.map((one) => keyOf(program, one))),
  );
  const members = membersOf(pooling, to, pools, input.owner);
  const others =
    canPool(pooling) === true
      ? held.filter((pool) => members.has(pool.owner) && !lent.has(keyOf(pool.program, pool)))
      : [];
  const network = toNetwork(reach, [...own, ...others]);
  const locked = network.blocked.flatMap(({ program, owner, state, unlock_cards: cards }) => {
    const pool = held.find((one) => one.program === program && one.owner === owner);
    if (owner !== input.owner || state !== "locked" || pool === undefined) return [];
    return [{ program, owner, points: pool.points, unlock_cards: cards }];
  });
  return { network, locked };
}

const keyOf = (program: string, { owner }: OwnedPoints): string => JSON.stringify([program, owner]);

/** The people who fit into a program's pool besides its owner, those with points there first. */
function membersOf(
  pooling: Pooling,
  to: string,
  pools: readonly Pool[],
  owner: string,
): ReadonlySet<string> {
  const there = new Map(
    pools.filter(({ program }) => program === to).map((pool) => [pool.owner, pool.points]),
  );
  const others = [...new Set(pools.map((pool) => pool.owner))]
    .filter((one) => one !== owner)
    .map((one) => ({ owner: one, points: there.get(one) ?? 0 }));
  return new Set(othersIn(pooling, others).map((one) => one.owner));
}
