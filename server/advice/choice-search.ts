import { fillCaps } from "./cap-flow.ts";

/** One way in which a cent of a demand may earn. */
export interface Way {
  /** The place of the card in the wallet. */
  readonly card: number;
  /** What a cent earns there, a whole number; ways of no value are left out. */
  readonly value: number;
  /** The place of the cap it counts against. */
  readonly cap?: number;
  /** Open only when this option of the group is one of those picked. */
  readonly option?: PickedOption;
}

export interface PickedOption {
  readonly group: string;
  readonly option: string;
}

export interface Demand<W extends Way> {
  readonly cents: number;
  readonly ways: readonly W[];
}

export interface AssignmentProblem<W extends Way> {
  readonly demands: readonly Demand<W>[];
  /** Cents under each cap. */
  readonly capacities: readonly number[];
  /** How many options of a group may be picked. */
  readonly counts: ReadonlyMap<string, number>;
}

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
const MOST_STEPS = 2000;

/**
 * The best assignment of all spend, with the best options picked. Every step solves the assignment
 * with all options that are still open; when it uses no more of a group than may be picked it is
 * the best of its branch, else the most used option is first picked, then ruled out.
 */
export function assignBest<W extends Way>(whole: AssignmentProblem<W>): Assignment<W> {
  const problem = { ...whole, demands: whole.demands.map(dropWorseWays) };
  let best: Assignment<W> | undefined;
  let cutBound = 0n;
  let steps = 0;
  const search = (picked: ReadonlySet<string>, closed: ReadonlySet<string>): void => {
    steps += 1;
    const relaxed = assignOpen(problem, closed);
    if (best !== undefined && relaxed.value <= best.value) return;
    const open = findOverused(problem, relaxed.flows, picked);
    if (open === undefined) {
      best = relaxed;
      return;
    }
    if (steps > MOST_STEPS && best !== undefined) {
      if (relaxed.value > cutBound) cutBound = relaxed.value;
      return;
    }
    const { group, name } = open;
    const nowPicked = new Set([...picked, name]);
    search(nowPicked, closeRest(problem, group, nowPicked, closed));
    search(picked, new Set([...closed, name]));
  };
  search(new Set(), new Set());
  const found = best ?? { flows: [], value: 0n, bound: 0n };
  return { ...found, bound: cutBound > found.value ? cutBound : found.value };
}

/** Leaves out what can never beat the best way without cap and choice; places stay as they are. */
function dropWorseWays<W extends Way>({ cents, ways }: Demand<W>): Demand<W> {
  if (cents === 0) return { cents, ways: [] };
  const free = bestOf(ways.filter(({ cap, option }) => cap === undefined && option === undefined));
  const least = free?.value ?? 0;
  return { cents, ways: ways.filter((way) => way === free || way.value > least) };
}

/** The name of an option across groups. */
export const optionName = ({ group, option }: PickedOption) => `${group}\n${option}`;

/** The best assignment when every option that is not closed may be used. */
function assignOpen<W extends Way>(
  { demands, capacities }: AssignmentProblem<W>,
  closed: ReadonlySet<string>,
): Assignment<W> {
  const open = demands.map(({ cents, ways }) => {
    const usable = ways.filter(({ option }) => !option || !closed.has(optionName(option)));
    const plain = bestOf(usable.filter(({ cap }) => cap === undefined));
    return { cents, plain, capped: cappedWays(usable, plain?.value ?? 0) };
  });
  const capFlows = fillCaps(
    open.map(({ cents, plain, capped }) => ({
      cents,
      gains: capped.map(({ way, cap }) => ({ cap, gain: way.value - (plain?.value ?? 0) })),
    })),
    capacities,
  );
  const rest = open.map(({ cents }) => cents);
  const flows: Assigned<W>[] = [];
  for (const { demand, gain, cents } of capFlows) {
    const way = open[demand]?.capped[gain]?.way;
    if (way === undefined) continue;
    flows.push({ demand, way, cents });
    rest[demand] = (rest[demand] ?? 0) - cents;
  }
  open.forEach(({ plain }, demand) => {
    const cents = rest[demand] ?? 0;
    if (plain !== undefined && cents > 0) flows.push({ demand, way: plain, cents });
  });
  const value = valueOf(flows);
  return { flows, value, bound: value };
}

export const valueOf = (flows: readonly Assigned<Way>[]): bigint =>
  flows.reduce((sum, { way, cents }) => sum + BigInt(way.value) * BigInt(cents), 0n);

/** Of each cap the best way that beats the plain one. */
function cappedWays<W extends Way>(ways: readonly W[], least: number) {
  const caps = new Map<number, W[]>();
  for (const way of ways) {
    if (way.cap === undefined || way.value <= least) continue;
    caps.set(way.cap, [...(caps.get(way.cap) ?? []), way]);
  }
  return [...caps].flatMap(([cap, same]) => {
    const way = bestOf(same);
    return way === undefined ? [] : [{ cap, way }];
  });
}

/** The first of the best; of equal ones those that need no pick. */
function bestOf<W extends Way>(ways: readonly W[]): W | undefined {
  let best: W | undefined;
  for (const way of ways) {
    const isBetter = best === undefined || way.value > best.value;
    const isFreer = way.value === best?.value && best.option !== undefined && !way.option;
    if (isBetter || isFreer) best = way;
  }
  return best;
}

/** The option used most, not picked yet, of a group of which more are used than may be. */
function findOverused<W extends Way>(
  { counts }: AssignmentProblem<W>,
  flows: readonly Assigned<W>[],
  picked: ReadonlySet<string>,
) {
  const used = new Map<string, { readonly group: string; readonly name: string; cents: number }>();
  for (const { way, cents } of flows) {
    if (way.option === undefined) continue;
    const name = optionName(way.option);
    const entry = used.get(name) ?? { group: way.option.group, name, cents: 0 };
    entry.cents += cents;
    used.set(name, entry);
  }
  const options = [...used.values()];
  return options
    .filter(({ group, name }) => {
      const wanted = new Set([
        ...options.filter((other) => other.group === group).map((other) => other.name),
        ...[...picked].filter((other) => other.startsWith(`${group}\n`)),
      ]);
      return !picked.has(name) && wanted.size > (counts.get(group) ?? 0);
    })
    .toSorted((a, b) => b.cents - a.cents)[0];
}

/** When as many are picked as may be, the other options of the group are closed. */
function closeRest<W extends Way>(
  { demands, counts }: AssignmentProblem<W>,
  group: string,
  picked: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): ReadonlySet<string> {
  const count = [...picked].filter((name) => name.startsWith(`${group}\n`)).length;
  if (count < (counts.get(group) ?? 0)) return closed;
  const names = demands.flatMap(({ ways }) =>
    ways.flatMap(({ option }) => (option?.group === group ? [optionName(option)] : [])),
  );
  return new Set([...closed, ...names.filter((name) => !picked.has(name))]);
}
