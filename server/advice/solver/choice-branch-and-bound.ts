import type { Effort } from "./effort.ts";
import { minCostFlow } from "./min-cost-flow.ts";
import {
  type AssignmentProblem,
  type UsefulDemand,
  type UsefulWay,
  optionsOf,
  pruneWays,
  splitDemands,
  type Way,
} from "./way-pruning.ts";

export interface Assigned<W extends Way> {
  readonly demand: number;
  readonly way: W;
  readonly cents: number;
}

export interface Assignment<W extends Way> {
  readonly flows: readonly Assigned<W>[];
  readonly value: bigint;
  /** No assignment is worth more; equal to `value` unless the search was cut short. */
  readonly bound: bigint;
}

/** A wallet with one or two choices needs a few steps; one of many choices may be cut short. */
const MAX_STEPS = 2000;
/** Over all steps of a search; a step visits every way that uses an option or a cap. */
const MAX_WAYS_LOOKED_AT = 40_000;
/** The same limit in visits to arcs: hundreds of small caps need thousands of times more. */
const MAX_LOOKS = 2_000_000;

/**
 * The best assignment of all spend, with the best options picked.
 *
 * Own code because it solves each of 2,000 years (`npm run bench -- --only solvers`) to the
 * optimum, in 10 ms at most. yalps misses 28 and takes up to 233 ms, HiGHS misses two, takes up to
 * 199 ms and adds 22 MiB of memory; neither proves its optimum in integers.
 */
export function assignBest<W extends Way>(
  problem: AssignmentProblem<W>,
  maxWays = MAX_WAYS_LOOKED_AT,
): Assignment<W> {
  const looks = { left: MAX_LOOKS };
  const parts = splitDemands(pruneWays(problem)).map((demands) =>
    searchPart(demands, problem, { maxWays, looks }),
  );
  return {
    flows: parts.flatMap(({ flows }) => flows).toSorted((a, b) => a.demand - b.demand),
    value: parts.reduce((sum, { value }) => sum + value, 0n),
    bound: parts.reduce((sum, { bound }) => sum + bound, 0n),
  };
}

interface Flow<W extends Way> {
  readonly demand: number;
  readonly useful: UsefulWay<W>;
  readonly cents: number;
}

interface Solved<W extends Way> {
  readonly flows: readonly Flow<W>[];
  readonly value: bigint;
}

/** A part solved with some options picked and others ruled out. */
interface Branch<W extends Way> {
  readonly picked: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  readonly solved: Solved<W>;
}

/**
 * Best-first branch and bound over one part. The relaxation of a branch uses every open option, so
 * it bounds the branch; it is optimal when it uses no more options of a group than may be picked.
 * Else the branch splits on its most used option, picked or ruled out.
 */
function searchPart<W extends Way>(
  demands: readonly UsefulDemand<W>[],
  { capacities, counts }: AssignmentProblem<W>,
  { maxWays, looks }: { readonly maxWays: number; readonly looks: Effort },
): Assignment<W> {
  const options = optionsOf(demands);
  const toBranch = (picked: ReadonlySet<string>, closed: ReadonlySet<string>): Branch<W> => ({
    picked,
    closed,
    solved: solveOpen(demands, capacities, closed, looks),
  });
  /** Sorted by bound, highest last; among equals the newest, and so deepest, is last. */
  const queue = [toBranch(new Set(), new Set())];
  const ways = demands.reduce((count, { special }) => count + special.length, 0);
  const limit = Math.min(MAX_STEPS, Math.ceil(maxWays / Math.max(1, ways)));
  const finish = ({ solved, closed }: Branch<W>): Solved<W> => {
    const more = unusedOf(solved.flows, counts, options);
    const shut = new Set([...closed, ...more]);
    return more.length === 0
      ? solved
      : finish({
          picked: new Set(),
          closed: shut,
          solved: solveOpen(demands, capacities, shut, looks),
        });
  };
  for (let steps = 1; ; steps += 1) {
    const branch = queue.pop();
    if (branch === undefined) return { flows: [], value: 0n, bound: 0n };
    const { picked, closed, solved } = branch;
    const open = findOverused(solved.flows, counts, picked);
    if (open === undefined) return toAssignment(solved, solved.value);
    const nowPicked = new Set([...picked, open.option]);
    const nowClosed = closeRest(options, counts, open.group, nowPicked, closed);
    const isSame = nowClosed === closed;
    const first = isSame ? { picked: nowPicked, closed, solved } : toBranch(nowPicked, nowClosed);
    // Out of steps: finish this branch at once, with its value as the bound of all.
    if (steps >= limit || looks.left <= 0) return toAssignment(finish(branch), solved.value);
    enqueue(queue, toBranch(picked, new Set([...closed, open.option])));
    enqueue(queue, first);
  }
}

const toAssignment = <W extends Way>(
  { flows, value }: Solved<W>,
  bound: bigint,
): Assignment<W> => ({
  flows: flows.map(({ demand, useful, cents }) => ({ demand, way: useful.way, cents })),
  value,
  bound: bound > value ? bound : value,
});

function enqueue<W extends Way>(queue: Branch<W>[], branch: Branch<W>): void {
  const { value } = branch.solved;
  const after = queue.findLastIndex(({ solved }) => solved.value <= value);
  queue.splice(after + 1, 0, branch);
}

/** The best assignment when every option that is not closed may be used. */
function solveOpen<W extends Way>(
  demands: readonly UsefulDemand<W>[],
  capacities: readonly number[],
  closed: ReadonlySet<string>,
  looks: Effort,
): Solved<W> {
  const open = demands.map((useful) => openWays(useful, closed));
  const capFlows = minCostFlow(
    open.map(({ plain, capped }, at) => ({
      cents: demands[at]?.cents ?? 0,
      gains: capped.map(({ cap = 0, value }) => ({ cap, gain: value - (plain?.value ?? 0) })),
    })),
    capacities,
    looks,
  );
  const rest = demands.map(({ cents }) => cents);
  const flows: Flow<W>[] = [];
  const add = (at: number, useful: UsefulWay<W> | undefined, cents: number) => {
    if (useful !== undefined && cents > 0) {
      flows.push({ demand: demands[at]?.demand ?? 0, useful, cents });
    }
  };
  for (const { demand, gain, cents } of capFlows) {
    add(demand, open[demand]?.capped[gain], cents);
    rest[demand] = (rest[demand] ?? 0) - cents;
  }
  open.forEach(({ plain }, at) => add(at, plain, rest[at] ?? 0));
  return { flows, value: valueOf(flows) };
}

/** For each demand, the best open way without a cap, and per cap the best that beats it. */
function openWays<W extends Way>({ plain, special }: UsefulDemand<W>, closed: ReadonlySet<string>) {
  const open = special.filter(({ option }) => option === undefined || !closed.has(option));
  let best = plain;
  for (const way of open) {
    if (way.cap === undefined && way.value > (best?.value ?? 0)) best = way;
  }
  const capped: UsefulWay<W>[] = [];
  for (const way of open) {
    if (way.cap === undefined || way.value <= (best?.value ?? 0)) continue;
    const at = capped.findIndex(({ cap }) => cap === way.cap);
    const same = capped[at];
    if (same === undefined) capped.push(way);
    else if (way.value > same.value) capped[at] = way;
  }
  return { plain: best, capped };
}

const valueOf = (flows: readonly Flow<Way>[]): bigint =>
  flows.reduce((sum, { useful, cents }) => sum + BigInt(useful.value) * BigInt(cents), 0n);

/** The most used unpicked option of a group that uses more options than may be picked. */
function findOverused<W extends Way>(
  flows: readonly Flow<W>[],
  counts: ReadonlyMap<string, number>,
  picked: ReadonlySet<string>,
): { readonly group: string; readonly option: string } | undefined {
  const used = new Map<string, { readonly group: string; cents: number }>();
  for (const { useful, cents } of flows) {
    const { option, way } = useful;
    if (option === undefined || way.option === undefined) continue;
    const entry = used.get(option);
    if (entry === undefined) used.set(option, { group: way.option.group, cents });
    else entry.cents += cents;
  }
  const wanted = new Map<string, Set<string>>();
  for (const [option, { group }] of used) {
    wanted.set(group, (wanted.get(group) ?? pickedOf(picked, group)).add(option));
  }
  let most: { readonly group: string; readonly option: string; readonly cents: number } | undefined;
  for (const [option, { group, cents }] of used) {
    const isOver = (wanted.get(group)?.size ?? 0) > (counts.get(group) ?? 0);
    if (!picked.has(option) && isOver && cents > (most?.cents ?? 0)) {
      most = { group, option, cents };
    }
  }
  return most;
}

/** In each group that uses too many options, all but the most used ones. */
function unusedOf<W extends Way>(
  flows: readonly Flow<W>[],
  counts: ReadonlyMap<string, number>,
  options: ReturnType<typeof optionsOf>,
): readonly string[] {
  const used = new Map<string, Map<string, number>>();
  for (const { useful, cents } of flows) {
    const { option, way } = useful;
    if (option === undefined || way.option === undefined) continue;
    const group = used.get(way.option.group) ?? new Map<string, number>();
    used.set(way.option.group, group.set(option, (group.get(option) ?? 0) + cents));
  }
  return [...used].flatMap(([group, cents]) => {
    const most = counts.get(group) ?? 0;
    if (cents.size <= most) return [];
    const byCents = [...cents.keys()].toSorted((a, b) => (cents.get(b) ?? 0) - (cents.get(a) ?? 0));
    const kept = new Set(byCents.slice(0, most));
    return [...(options.get(group) ?? [])].filter((option) => !kept.has(option));
  });
}

const pickedOf = (picked: ReadonlySet<string>, group: string): Set<string> =>
  new Set([...picked].filter((option) => option.startsWith(`${group}\n`)));

/** Closes the other options of a group once as many are picked as may be. */
function closeRest(
  options: ReturnType<typeof optionsOf>,
  counts: ReadonlyMap<string, number>,
  group: string,
  picked: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): ReadonlySet<string> {
  if (pickedOf(picked, group).size < (counts.get(group) ?? 0)) return closed;
  const others = [...(options.get(group) ?? [])].filter((option) => !picked.has(option));
  return new Set([...closed, ...others]);
}
