/*
 * Leaves out of an assignment problem what cannot change its best value, and takes it apart into
 * problems that share neither a cap nor a choice. Values stay exact.
 */

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
  /** How many options of a group may be picked. */
  readonly counts: ReadonlyMap<string, number>;
}

/** A way that is still of use; `cap` and `option` are absent where they bind no more. */
export interface LeanWay<W extends Way> {
  readonly way: W;
  readonly value: number;
  readonly cap: number | undefined;
  readonly option: string | undefined;
}

export interface LeanDemand<W extends Way> {
  /** The place in the problem. */
  readonly demand: number;
  readonly cents: number;
  /** The best way that is always open. */
  readonly plain: LeanWay<W> | undefined;
  /** Better ways, under a cap or a choice. */
  readonly special: readonly LeanWay<W>[];
}

/** The name of an option across groups. */
export const optionName = ({ group, option }: NonNullable<Way["option"]>): string =>
  `${group}\n${option}`;

/**
 * The demands with the ways that may be of use. A cap that all its spend fits under binds nothing,
 * nor does a group of no more options than may be picked; each that goes may make others go.
 */
export function pruneWays<W extends Way>(problem: AssignmentProblem<W>): readonly LeanDemand<W>[] {
  let demands = problem.demands.map(({ cents, ways }, demand) =>
    toLean({ demand, cents, plain: undefined, special: cents === 0 ? [] : ways.map(toLeanWay) }),
  );
  for (;;) {
    const slack = slackCaps(demands, problem.capacities);
    const free = freeGroups(demands, problem.counts);
    if (slack.size === 0 && free.size === 0) return demands;
    demands = demands.map((lean) => {
      const special = lean.special.map((way) => loosen(way, slack, free));
      return special.every((way, at) => way === lean.special[at])
        ? lean
        : toLean({ ...lean, special });
    });
  }
}

const toLeanWay = <W extends Way>(way: W): LeanWay<W> => ({
  way,
  value: way.value,
  cap: way.cap,
  option: way.option === undefined ? undefined : optionName(way.option),
});

function loosen<W extends Way>(
  way: LeanWay<W>,
  slack: ReadonlySet<number>,
  free: ReadonlySet<string>,
): LeanWay<W> {
  const isSlack = way.cap !== undefined && slack.has(way.cap);
  const isFree = way.option !== undefined && free.has(way.way.option?.group ?? "");
  if (!isSlack && !isFree) return way;
  return {
    ...way,
    ...(isSlack ? { cap: undefined } : {}),
    ...(isFree ? { option: undefined } : {}),
  };
}

/** Keeps the best of those always open, and what is better; of one cap and option the best. */
function toLean<W extends Way>(lean: LeanDemand<W>): LeanDemand<W> {
  let { plain } = lean;
  for (const way of lean.special) {
    const isOpen = way.cap === undefined && way.option === undefined;
    if (isOpen && way.value > (plain?.value ?? 0)) plain = way;
  }
  const least = plain?.value ?? 0;
  const better = lean.special.filter((way) => way.value > least);
  const special = better.filter(
    (way, at) => !better.some((other, place) => isWorse(way, other, place < at)),
  );
  return { ...lean, plain, special };
}

/** Whether one way can always go where another goes, for less; of equal ones the later. */
function isWorse<W extends Way>(way: LeanWay<W>, other: LeanWay<W>, isLater: boolean): boolean {
  const isAsWide =
    (other.cap === undefined || way.cap === other.cap) &&
    (other.option === undefined || way.option === other.option);
  if (!isAsWide || other === way || other.value < way.value) return false;
  return other.value > way.value || isLater || way.option !== other.option;
}

/** Caps under which all the spend fits that may go there. */
function slackCaps<W extends Way>(
  demands: readonly LeanDemand<W>[],
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

/** Groups of which no more options are of use than may be picked. */
function freeGroups<W extends Way>(
  demands: readonly LeanDemand<W>[],
  counts: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const options = new Map<string, Set<string>>();
  for (const { special } of demands) {
    for (const { option, way } of special) {
      if (option === undefined || way.option === undefined) continue;
      const known = options.get(way.option.group);
      if (known === undefined) options.set(way.option.group, new Set([option]));
      else known.add(option);
    }
  }
  return new Set(
    [...options].flatMap(([group, names]) =>
      names.size <= (counts.get(group) ?? 0) ? [group] : [],
    ),
  );
}

/** Demands that share a cap or a group, directly or through others, together. */
export function splitDemands<W extends Way>(
  demands: readonly LeanDemand<W>[],
): readonly (readonly LeanDemand<W>[])[] {
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
  const parts = new Map<number, LeanDemand<W>[]>();
  demands.forEach((demand, at) => {
    const root = rootOf(at);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [demand]);
    else part.push(demand);
  });
  return [...parts.values()];
}
