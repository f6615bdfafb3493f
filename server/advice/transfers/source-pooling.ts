import type { PlainRow } from "../plain-row.ts";
import { lendersTo, poolingOf, sumOf } from "./pooling.ts";
import type { Pool } from "./transfer-network.ts";

/* Pools several people's points in one account of the source program. */

type ProgramRules = readonly PlainRow<"programRules">[];

/** An owner's points in a program with those others may pool into them; undefined if none. */
export function gatherAt(
  rules: ProgramRules,
  program: string,
  owner: string,
  pools: readonly Pool[],
): Pool | undefined {
  const same = pools.filter((pool) => pool.program === program);
  const own = same.find((pool) => pool.owner === owner);
  const lenders = lendersTo(poolingOf(rules, program), owner, same);
  const parts = own === undefined ? lenders : [own, ...lenders];
  const [first] = parts;
  if (first === undefined) return undefined;
  return {
    ...first,
    owner,
    points: sumOf(parts),
    lenders: lenders.map((pool) => ({ owner: pool.owner, points: pool.points })),
  };
}

/** The pools, with a program's points pooled at its collector if others can pool theirs there. */
export function gatherPools(
  rules: ProgramRules,
  pools: readonly Pool[],
  collectorOf: (program: string) => string | undefined,
): readonly Pool[] {
  return [...new Set(pools.map(({ program }) => program))].flatMap((program) => {
    const same = pools.filter((pool) => pool.program === program);
    const owner = collectorOf(program);
    const gathered = owner === undefined ? undefined : gatherAt(rules, program, owner, same);
    if (gathered === undefined || gathered.lenders.length === 0) return same;
    const inIt = new Set([gathered, ...gathered.lenders].map((one) => one.owner));
    return [gathered, ...same.filter((pool) => !inIt.has(pool.owner))];
  });
}
