/*
 * Drops the dominated options of an assignment problem and splits it into parts that share neither
 * a cap nor a choice. The best value stays the same.
 */

/** One way in which a cent of a demand may earn. */
export interface Way {
  /** The place of the card in the wallet. */
  readonly card: number;
  /** Value per cent of spend, a whole number; ways without value are left out. */
  readonly value: number;
  /** The place of the cap it counts against. */
  readonly cap?: number;
  /** Open only when this option of the group is one of those picked. */
  readonly option?: PickedOption;
}

interface PickedOption {
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
  /** The number of options of a group that may be picked. */
  readonly counts: ReadonlyMap<string, number>;
}

/** An undominated way; `cap` and `option` are undefined where they no longer bind. */
export interface UsefulWay<W extends Way> {
  readonly way: W;
  readonly value: number;
  readonly cap: number | undefined;
  readonly option: string | undefined;
}

export interface UsefulDemand<W extends Way> {
  /** The place in the problem. */
  readonly demand: number;
  readonly cents: number;
  /** The best way that is always open. */
  readonly plain: UsefulWay<W> | undefined;
  /** Better ways, under a cap or a choice. */
  readonly special: readonly UsefulWay<W>[];
}

/** The name of an option across groups. */
export const optionName = ({ group, option }: NonNullable<Way["option"]>): string =>
  `${group}\n${option}`;

/** The demands with their undominated ways. Dropping a slack cap or group may free others. */
export function pruneWays<W extends Way>(
  problem: AssignmentProblem<W>,
): readonly UsefulDemand<W>[] {
  let demands = problem.demands.map(({ cents, ways }, demand) =>
    dropDominated({
      demand,
      cents,
      plain: undefined,
      special: cents === 0 ? [] : ways.map(toUsefulWay),
    }),
  );
  for (;;) {
    const slack = slackCaps(demands, problem.capacities);
    const free = freeGroups(demands, problem.counts);
    if (slack.size === 0 && free.size === 0) return demands;
    demands = demands.map((useful) => {
      const special = useful.special.map((way) => loosen(way, slack, free));
      return special.every((way, at) => way === useful.special[at])
        ? useful
        : dropDominated({ ...useful, special });
    });
  }
}

const toUsefulWay = <W extends Way>(way: W): UsefulWay<W> => ({
  way,
  value: way.value,
  cap: way.cap,
  option: way.option === undefined ? undefined : optionName(way.option),
});

function loosen<W extends Way>(
  way: UsefulWay<W>,
  slack: ReadonlySet<number>,
  free: ReadonlySet<string>,
): UsefulWay<W> {
  const isSlack = way.cap !== undefined && slack.has(way.cap);
  const isFree = way.option !== undefined && free.has(way.way.option?.group ?? "");
  if (!isSlack && !isFree) return way;
  return {
    ...way,
    cap: isSlack ? undefined : way.cap,
    option: isFree ? undefined : way.option,
  };
}

/** Keeps the best way that is always open, and of those above it the undominated ones. */
function dropDominated<W extends Way>(useful: UsefulDemand<W>): UsefulDemand<W> {
  let { plain } = useful;
  for (const way of useful.special) {
    const isOpen = way.cap === undefined && way.option === undefined;
    if (isOpen && way.value > (plain?.value ?? 0)) plain = way;
  }
  const least = plain?.value ?? 0;
  const better = useful.special.filter((way) => way.value > least);
  const special = better.filter(
    (way, at) => !better.some((other, place) => isDominated(way, other, place < at)),
  );
  return { ...useful, plain, special };
}

/** True if the other way is always open too and earns as much; among equals, true for the later. */
function isDominated<W extends Way>(
  way: UsefulWay<W>,
  other: UsefulWay<W>,
  isLater: boolean,
): boolean {
  const isAsWide =
    (other.cap === undefined || way.cap === other.cap) &&
    (other.option === undefined || way.option === other.option);
  if (!isAsWide || other === way || other.value < way.value) return false;
  return other.value > way.value || isLater || way.option !== other.option;
}

/** Caps with room for all spend that may count against them. */
function slackCaps<W extends Way>(
  demands: readonly UsefulDemand<W>[],
  capacities: readonly number[],
): ReadonlySet<number> {
  const wanted = new Map<number, number>();
  for (const { cents, special } of demands) {
    for (const cap of new Set(special.map((way) => way.cap))) {
      if (cap !== undefined) wanted.set(cap, (wanted.get(cap) ?? 0) + cents);
    }
  }
  return new Set(
    [...wanted].flatMap(([cap, cents]) => (cents <= (capacities[cap] ?? 0) ? [cap] : [])),
  );
}

/** Groups with no more useful options than may be picked. */
const freeGroups = <W extends Way>(
  demands: readonly UsefulDemand<W>[],
  counts: ReadonlyMap<string, number>,
): ReadonlySet<string> =>
  new Set(
    [...optionsOf(demands)].flatMap(([group, names]) =>
      names.size <= (counts.get(group) ?? 0) ? [group] : [],
    ),
  );

/** The useful options by group. */
export function optionsOf<W extends Way>(
  demands: readonly UsefulDemand<W>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const options = new Map<string, Set<string>>();
  for (const { special } of demands) {
    for (const { option, way } of special) {
      if (option === undefined || way.option === undefined) continue;
      const { group } = way.option;
      options.set(group, (options.get(group) ?? new Set()).add(option));
    }
  }
  return options;
}

/** Connected components: demands that share a cap or a group, directly or through others. */
export function splitDemands<W extends Way>(
  demands: readonly UsefulDemand<W>[],
): readonly (readonly UsefulDemand<W>[])[] {
  const owners = new Map<number | string, number>();
  const parents = demands.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== undefined && parents[root] !== root) root = parents[root] ?? root;
    parents[at] = root;
    return root;
  };
  demands.forEach(({ special }, at) => {
    for (const { cap, option, way } of special) {
      const keys = [cap, option === undefined ? undefined : way.option?.group];
      for (const key of keys) {
        if (key === undefined) continue;
        const first = owners.get(key);
        if (first === undefined) owners.set(key, at);
        else parents[rootOf(at)] = rootOf(first);
      }
    }
  });
  const parts = new Map<number, UsefulDemand<W>[]>();
  demands.forEach((demand, at) => {
    const root = rootOf(at);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [demand]);
    else part.push(demand);
  });
  return [...parts.values()];
}
