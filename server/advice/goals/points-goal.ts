import { arrange, type LockedSource, type SourceInput } from "./goal-sources.ts";
import { chooseTransfers, type GoalTransfer, timingOf, toAlternatives } from "./goal-transfers.ts";
import {
  lendersTo,
  type OwnedPoints,
  type Pooling,
  poolingOf,
  sumOf,
  takeFrom,
} from "../transfers/pooling.ts";
import { type PointBalance, type Pool, toPools } from "../transfers/transfer-network.ts";

/*
 * Funds one goal after another from the balances: first the owner's own points in the program, then
 * those that others can pool with them, then the transfers that give up least, those in time before
 * others. Points that fund one goal are gone for the next.
 */

interface PointsGoal {
  readonly program: string;
  readonly need: number;
  /** The local day by which they must be there, if any. */
  readonly by_date?: string | undefined;
}

export interface GoalInput extends SourceInput {
  /** In the order in which they take points. */
  readonly goals: readonly PointsGoal[];
  readonly balances: readonly PointBalance[];
}

export interface GoalPlan {
  readonly goal: PointsGoal;
  /** The owner of the account that will hold the points. */
  readonly owner: string;
  /** The owner's points in the program that the goal takes. */
  readonly own: number;
  readonly pooled: readonly OwnedPoints[];
  /** The transfers that close the gap, in time if any do, at least cost; or bring most. */
  readonly transfers: readonly GoalTransfer[];
  /** False if not every combination of balances was tried: cheaper transfers may exist. */
  readonly is_exact: boolean;
  /** Transfers that would each close the whole gap by themselves, other than the one chosen. */
  readonly alternatives: readonly GoalTransfer[];
  /** Points still missing after all of it. */
  readonly missing: number;
  /** Points that arrive only after the goal's day, as far as days are known. */
  readonly late: number;
  readonly pooling: Pooling;
  /** Others' points in the program that do not count: they cannot be pooled, or no source says. */
  readonly apart: readonly OwnedPoints[];
  /** Balances that a card not held would unlock for the goal. */
  readonly locked: readonly LockedSource[];
  /** The balances left for the next goal. */
  readonly left: readonly Pool[];
}

/** The plan of each goal, in steps. */
export function* planGoals(input: GoalInput): Generator<undefined, readonly GoalPlan[]> {
  const plans: GoalPlan[] = [];
  let left = toPools({ ...input, to: "" });
  for (const goal of input.goals) {
    yield;
    const plan = planGoal(input, goal, left);
    plans.push(plan);
    ({ left } = plan);
  }
  return plans;
}

function planGoal(input: GoalInput, goal: PointsGoal, pools: readonly Pool[]): GoalPlan {
  const { owner, programRules } = input;
  const inProgram = pools.filter(({ program }) => program === goal.program);
  const own = Math.min(goal.need, inProgram.find((pool) => pool.owner === owner)?.points ?? 0);
  const pooling = poolingOf(programRules, goal.program);
  const others = inProgram.filter((pool) => pool.owner !== owner);
  const members = lendersTo(pooling, owner, inProgram);
  const pooled = takeFrom(members, goal.need - own);
  const gap = goal.need - own - sumOf(pooled);
  const sources = gap > 0 ? arrange(input, goal.program, pools, pooling) : undefined;
  const timing = { today: input.day, byDate: goal.by_date };
  const { transfers, spent, is_exact } =
    sources === undefined
      ? { transfers: [], spent: [], is_exact: true }
      : chooseTransfers(sources.network, gap, timing);
  const arrived = receivedOf(transfers);
  const isLate = (day: string | undefined): boolean => timingOf(day, goal.by_date) === "late";
  return {
    goal,
    owner,
    own,
    pooled,
    transfers,
    is_exact,
    alternatives:
      sources === undefined ? [] : toAlternatives(sources.network, gap, transfers, input.day),
    missing: Math.max(0, gap - arrived),
    late:
      receivedOf(transfers.filter((one) => isLate(one.arrives_on))) +
      (isLate(input.day) ? sumOf(pooled) : 0),
    pooling,
    apart: others.filter((pool) => !members.includes(pool)),
    locked: sources?.locked ?? [],
    left: spend(pools, [
      { program: goal.program, owner, points: own },
      ...pooled.map((one) => ({ ...one, program: goal.program })),
      ...spent,
    ]),
  };
}

export const receivedOf = (transfers: readonly GoalTransfer[]): number =>
  transfers.reduce((sum, { receive }) => sum + receive, 0);

interface Taken extends OwnedPoints {
  readonly program: string;
}

const spend = (pools: readonly Pool[], taken: readonly Taken[]): readonly Pool[] =>
  pools.map((pool) => {
    const own = taken.filter(
      ({ program, owner }) => program === pool.program && owner === pool.owner,
    );
    return { ...pool, points: pool.points - sumOf(own) };
  });

/** Whole months of even earning until there are enough points; undefined if none are earned. */
export const monthsToEarn = (need: number, pointsAYear: number): number | undefined =>
  pointsAYear > 0 ? Math.ceil((Math.max(0, need) * 12) / pointsAYear) : undefined;
