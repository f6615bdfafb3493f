import { arrange, type LockedSource, type Source, type SourceInput } from "./goal-sources.ts";
import {
  lendersTo,
  type OwnedPoints,
  type Pooling,
  poolingOf,
  sumOf,
  takeFrom,
} from "../transfers/pooling.ts";
import { feeCents, greatestSend, leastSend, received } from "../transfers/transfer-amounts.ts";
import { cheapestCover, UNITS_PER_CENT } from "../solver/transfer-cover.ts";
import { type PointBalance, type Pool, toPools } from "../transfers/transfer-network.ts";

/*
 * What balances do for one goal after another: first the owner's own points in the program, then
 * those that others can pool with them, then the transfers that give up least, those in time before
 * others. What one goal takes is not there for the next.
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

/** A transfer towards a goal. */
export interface GoalTransfer {
  readonly source: Source;
  readonly send: number;
  readonly receive: number;
  readonly fee_cents: number;
  /** Points of others that are pooled into the source first. */
  readonly lent: readonly OwnedPoints[];
}

export interface GoalPlan {
  readonly goal: PointsGoal;
  /** The owner's points in the program that the goal takes. */
  readonly own: number;
  readonly pooled: readonly OwnedPoints[];
  /** The transfers that close the gap, in time if any do, at least cost; or bring most. */
  readonly transfers: readonly GoalTransfer[];
  /** Transfers that would each close the whole gap by themselves, other than the one chosen. */
  readonly alternatives: readonly GoalTransfer[];
  /** Points still missing after all of it. */
  readonly missing: number;
  /** Points of all of it that come only after the goal's day, as far as days are known. */
  readonly late: number;
  readonly pooling: Pooling;
  /** Points of others in the program that do not count: they cannot be pooled, or nobody says. */
  readonly apart: readonly OwnedPoints[];
  /** Balances that a card not held would let go there. */
  readonly locked: readonly LockedSource[];
  /** What is left of all balances for the next goal. */
  readonly left: readonly Pool[];
}

/** More than any point may be counted for: points that nobody values are used last. */
const UNVALUED_CENTS = 100;

export function planGoals(input: GoalInput): readonly GoalPlan[] {
  const plans: GoalPlan[] = [];
  let left = toPools({ ...input, to: "" });
  for (const goal of input.goals) {
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
  const transfers = chooseTransfers(toTiers(sources?.open ?? [], goal.by_date), gap);
  const arrived = receivedOf(transfers);
  const isLate = (day: string | undefined): boolean => timingOf(day, goal.by_date) === "late";
  return {
    goal,
    own,
    pooled,
    transfers,
    alternatives: transfers.length === 0 ? [] : toAlternatives(sources?.open ?? [], gap, transfers),
    missing: Math.max(0, gap - arrived),
    late:
      receivedOf(transfers.filter(({ source }) => isLate(source.arrives_on))) +
      (isLate(input.day) ? sumOf(pooled) : 0),
    pooling,
    apart: others.filter((pool) => !members.includes(pool)),
    locked: sources?.locked ?? [],
    left: spend(pools, [
      { program: goal.program, owner, points: own },
      ...pooled.map((one) => ({ ...one, program: goal.program })),
      ...transfers.flatMap(toSpent),
    ]),
  };
}

const receivedOf = (transfers: readonly GoalTransfer[]): number =>
  transfers.reduce((sum, { receive }) => sum + receive, 0);

const TIMINGS = ["in_time", "unknown", "late"] as const;

/** Whether what arrives on a day is in time; without a day to keep everything is. */
function timingOf(day: string | undefined, byDate: string | undefined): (typeof TIMINGS)[number] {
  if (byDate === undefined) return "in_time";
  if (day === undefined) return "unknown";
  return day <= byDate ? "in_time" : "late";
}

/** The sources in the order in which a goal with a day turns to them. */
const toTiers = (
  sources: readonly Source[],
  byDate: string | undefined,
): readonly (readonly Source[])[] =>
  TIMINGS.map((timing) =>
    sources.filter(({ arrives_on: day }) => timingOf(day, byDate) === timing),
  );

/** The cheapest transfers that close the gap, of the first tier that can after all of those before. */
function chooseTransfers(
  tiers: readonly (readonly Source[])[],
  gap: number,
): readonly GoalTransfer[] {
  const [tier, ...others] = tiers;
  if (gap <= 0 || tier === undefined) return [];
  const transfers = chooseOf(tier, gap);
  return [...transfers, ...chooseTransfers(others, gap - receivedOf(transfers))];
}

/** The cheapest transfers that close the gap; when none do, everything that can be sent. */
function chooseOf(sources: readonly Source[], gap: number): readonly GoalTransfer[] {
  const arcs = sources.map(({ rule, points, cpp }) => ({
    rule,
    own: points,
    cost: Math.round((cpp ?? UNVALUED_CENTS) * UNITS_PER_CENT),
    paid: 0,
  }));
  const sends =
    cheapestCover(arcs, gap)?.sends ??
    sources.map(({ rule, points }) => greatestSend(rule, points));
  return sources.flatMap((source, at) => toTransfer(source, sends[at] ?? 0));
}

function toTransfer(source: Source, send: number): readonly GoalTransfer[] {
  if (send === 0) return [];
  const { rule, points, lenders } = source;
  const own = points - sumOf(lenders);
  return [
    {
      source,
      send,
      receive: received(rule, send),
      fee_cents: feeCents(rule, send),
      lent: takeFrom(lenders, send - own),
    },
  ];
}

function toAlternatives(
  sources: readonly Source[],
  gap: number,
  chosen: readonly GoalTransfer[],
): readonly GoalTransfer[] {
  return sources.flatMap((source) => {
    const send = leastSend(source.rule, gap);
    const isChosen = chosen.length === 1 && chosen[0]?.source === source;
    return isChosen || send > source.points ? [] : toTransfer(source, send);
  });
}

interface Spent extends OwnedPoints {
  readonly program: string;
}

/** Whose points a transfer takes: the source's own first, then what was lent. */
const toSpent = ({ source, send, lent }: GoalTransfer): readonly Spent[] => [
  { program: source.program, owner: source.owner, points: send - sumOf(lent) },
  ...lent.map((one) => ({ ...one, program: source.program })),
];

const spend = (pools: readonly Pool[], spent: readonly Spent[]): readonly Pool[] =>
  pools.map((pool) => {
    const taken = spent.filter(
      ({ program, owner }) => program === pool.program && owner === pool.owner,
    );
    return { ...pool, points: pool.points - sumOf(taken) };
  });

/** Whole months of even earning until points are there; undefined when none are earned. */
export const monthsToEarn = (need: number, pointsAYear: number): number | undefined =>
  pointsAYear > 0 ? Math.ceil((Math.max(0, need) * 12) / pointsAYear) : undefined;
