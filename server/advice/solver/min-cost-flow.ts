import { type CapFlow, type CappedDemand, mergeEqualCaps, type MergedCaps } from "./equal-caps.ts";
import { type Effort, unlimited } from "./effort.ts";

interface Arc {
  readonly demand: number;
  readonly at: number;
  readonly cap: number;
  readonly gain: number;
  cents: number;
}

/**
 * Assigns spend to caps for the highest gain: min-cost flow in whole cents by successive shortest
 * paths. The first path without gain ends it.
 */
export function minCostFlow(
  demands: readonly CappedDemand[],
  capacities: readonly number[],
  looks = unlimited(),
): readonly CapFlow[] {
  const merged = mergeEqualCaps(demands, capacities);
  return merged.split(flowOf(merged, looks));
}

function flowOf({ demands, capacities }: MergedCaps, looks: Effort): readonly CapFlow[] {
  const arcs: Arc[] = demands.flatMap(({ gains }, demand) =>
    gains.map(({ cap, gain }, at) => ({ demand, at, cap, gain, cents: 0 })),
  );
  if (arcs.length === 0) return [];
  const rest = demands.map(({ cents }) => cents);
  const room = [...capacities];
  const search = createSearch(arcs, rest, room, looks);
  for (;;) {
    const path = search();
    if (path === undefined) break;
    push(path, rest, room);
  }
  return arcs.flatMap(({ demand, at, cents }) => (cents > 0 ? [{ demand, gain: at, cents }] : []));
}

/** Arcs from a demand with spend left to a cap with room; every second one is walked backwards. */
type Path = readonly Arc[];

const NONE = -1;

/** Bellman-Ford on the residual graph; its arrays are allocated once. */
function createSearch(
  arcs: readonly Arc[],
  rest: readonly number[],
  room: readonly number[],
  looks: Effort,
) {
  const toDemand = new Float64Array(rest.length);
  const toCap = new Float64Array(room.length);
  const intoDemand = new Int32Array(rest.length);
  const intoCap = new Int32Array(room.length);
  /** One round over all arcs; true if any node improved. */
  const relax = (): boolean => {
    let changed = false;
    let place = 0;
    looks.left -= arcs.length;
    // The innermost loop of a year: no calls, no lists.
    for (const { demand, cap, gain, cents } of arcs) {
      const from = toDemand[demand] ?? 0;
      const into = toCap[cap] ?? 0;
      if (from + gain > into) {
        toCap[cap] = from + gain;
        intoCap[cap] = place;
        changed = true;
      } else if (cents > 0 && into - gain > from) {
        toDemand[demand] = into - gain;
        intoDemand[demand] = place;
        changed = true;
      }
      place += 1;
    }
    return changed;
  };
  return (): Path | undefined => {
    toCap.fill(-Infinity);
    intoCap.fill(NONE);
    intoDemand.fill(NONE);
    for (const [demand, cents] of rest.entries()) toDemand[demand] = cents > 0 ? 0 : -Infinity;
    while (relax());
    let best = NONE;
    let most = 0;
    for (const [cap, cents] of room.entries()) {
      const gain = toCap[cap] ?? 0;
      if (cents <= 0 || gain <= most) continue;
      best = cap;
      most = gain;
    }
    return best === NONE ? undefined : trace(arcs, best, intoCap, intoDemand);
  };
}

function trace(
  arcs: readonly Arc[],
  cap: number,
  intoCap: Int32Array,
  intoDemand: Int32Array,
): Path {
  const path: Arc[] = [];
  let forward = arcs[at(intoCap, cap)];
  while (forward !== undefined) {
    path.push(forward);
    const back = arcs[at(intoDemand, forward.demand)];
    if (back !== undefined) path.push(back);
    forward = back === undefined ? undefined : arcs[at(intoCap, back.cap)];
  }
  return path.toReversed();
}

function push(path: Path, rest: number[], room: number[]): void {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined) return;
  const backward = path.filter((_, place) => place % 2 === 1);
  const cents = Math.min(
    at(rest, first.demand),
    at(room, last.cap),
    ...backward.map((arc) => arc.cents),
  );
  path.forEach((arc, place) => {
    arc.cents += place % 2 === 0 ? cents : -cents;
  });
  rest[first.demand] = at(rest, first.demand) - cents;
  room[last.cap] = at(room, last.cap) - cents;
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
