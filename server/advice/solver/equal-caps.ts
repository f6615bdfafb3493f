/** Spend that may be put under one or more caps, each with what a cent gains there. */
export interface CappedDemand {
  readonly cents: number;
  /** `gain` a cent is a positive whole number; `cap` is a place in the list of capacities. */
  readonly gains: readonly { readonly cap: number; readonly gain: number }[];
}

/** Cents of a demand under one of its gains. */
export interface CapFlow {
  readonly demand: number;
  readonly gain: number;
  readonly cents: number;
}

/** A problem of `minCostFlow` in which caps that gain the same everywhere are one. */
export interface MergedCaps {
  readonly demands: readonly CappedDemand[];
  readonly capacities: readonly number[];
  /** Splits merged flows over the original caps, filling each before the next. */
  readonly split: (flows: readonly CapFlow[]) => readonly CapFlow[];
}

/** Makes many cards of one kind as cheap to solve as one. The best gain stays the same. */
export function mergeEqualCaps(
  demands: readonly CappedDemand[],
  capacities: readonly number[],
): MergedCaps {
  const classes = toClasses(demands, capacities.length);
  const placeOf = new Map(
    classes.flatMap(([first], at) => (first === undefined ? [] : [[first, at]])),
  );
  return {
    demands: demands.map(({ cents, gains }) => ({
      cents,
      gains: gains.flatMap(({ cap, gain }) => {
        const place = placeOf.get(cap);
        return place === undefined ? [] : [{ cap: place, gain }];
      }),
    })),
    capacities: classes.map((caps) => caps.reduce((sum, cap) => sum + (capacities[cap] ?? 0), 0)),
    split: (flows) => {
      const room = [...capacities];
      return flows.flatMap(({ demand, gain, cents }) => {
        const { gains = [] } = demands[demand] ?? {};
        const first = gains.filter(({ cap }) => placeOf.has(cap))[gain];
        const caps = classes[placeOf.get(first?.cap ?? 0) ?? 0] ?? [];
        return fill(caps, room, cents).map(([one, part]) => ({
          demand,
          gain: gains.findIndex(({ cap }) => cap === one),
          cents: part,
        }));
      });
    },
  };
}

/** The places of caps by what every demand gains under them; caps of no use are left out. */
function toClasses(demands: readonly CappedDemand[], caps: number): readonly (readonly number[])[] {
  const classOf = new Int32Array(caps);
  let last = 0;
  // Caps stay in one class as long as each demand gains the same under them.
  for (const { gains } of demands) {
    const split = new Map<number, Map<number, number>>();
    for (const { cap, gain } of gains) {
      const before = classOf[cap] ?? 0;
      const known = split.get(gain) ?? new Map<number, number>();
      const found = known.get(before) ?? (last += 1);
      split.set(gain, known.set(before, found));
      classOf[cap] = found;
    }
  }
  const classes = new Map<number, number[]>();
  for (const [cap, one] of classOf.entries()) {
    if (one === 0) continue;
    const same = classes.get(one);
    if (same === undefined) classes.set(one, [cap]);
    else same.push(cap);
  }
  return [...classes.values()];
}

/** Takes room away from the caps in turn. */
function fill(caps: readonly number[], room: number[], cents: number) {
  const parts: (readonly [cap: number, cents: number])[] = [];
  let rest = cents;
  for (const cap of caps) {
    const part = Math.min(rest, room[cap] ?? 0);
    if (part <= 0) continue;
    parts.push([cap, part]);
    room[cap] = (room[cap] ?? 0) - part;
    rest -= part;
    if (rest === 0) break;
  }
  return parts;
}
