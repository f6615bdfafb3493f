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

interface Arc {
  readonly demand: number;
  readonly at: number;
  readonly cap: number;
  readonly gain: number;
  cents: number;
}

/**
 * Puts spend under caps so that the gain is as high as it can be: a min-cost flow in whole cents,
 * by best augmenting paths. Each path is the best that is left, so the first without gain ends it.
 */
export function fillCaps(
  demands: readonly CappedDemand[],
  capacities: readonly number[],
): readonly CapFlow[] {
  const arcs: Arc[] = demands.flatMap(({ gains }, demand) =>
    gains.map(({ cap, gain }, at) => ({ demand, at, cap, gain, cents: 0 })),
  );
  const rest = demands.map(({ cents }) => cents);
  const room = [...capacities];
  for (;;) {
    const path = findBestPath(arcs, rest, room);
    if (path === undefined) break;
    push(path, rest, room);
  }
  return arcs.flatMap(({ demand, at, cents }) => (cents > 0 ? [{ demand, gain: at, cents }] : []));
}

/** Arcs from a demand with spend left to a cap with room; every second one is walked backwards. */
type Path = readonly Arc[];

function findBestPath(
  arcs: readonly Arc[],
  rest: readonly number[],
  room: readonly number[],
): Path | undefined {
  const toDemand = rest.map((cents) => (cents > 0 ? 0 : -Infinity));
  const toCap = room.map(() => -Infinity);
  const intoDemand = new Map<number, Arc>();
  const intoCap = new Map<number, Arc>();
  let changed = true;
  while (changed) {
    changed = false;
    for (const arc of arcs) {
      const there = at(toDemand, arc.demand) + arc.gain;
      if (there > at(toCap, arc.cap)) {
        toCap[arc.cap] = there;
        intoCap.set(arc.cap, arc);
        changed = true;
      }
      const back = at(toCap, arc.cap) - arc.gain;
      if (arc.cents > 0 && back > at(toDemand, arc.demand)) {
        toDemand[arc.demand] = back;
        intoDemand.set(arc.demand, arc);
        changed = true;
      }
    }
  }
  const open = toCap.map((gain, cap) => (at(room, cap) > 0 ? gain : -Infinity));
  const best = Math.max(-Infinity, ...open);
  return best > 0 ? trace(open.indexOf(best), intoCap, intoDemand) : undefined;
}

function trace(
  cap: number,
  intoCap: ReadonlyMap<number, Arc>,
  intoDemand: ReadonlyMap<number, Arc>,
): Path {
  const path: Arc[] = [];
  let forward = intoCap.get(cap);
  while (forward !== undefined) {
    path.unshift(forward);
    const back = intoDemand.get(forward.demand);
    if (back !== undefined) path.unshift(back);
    forward = back === undefined ? undefined : intoCap.get(back.cap);
  }
  return path;
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

const at = (list: readonly number[], place: number): number => list[place] ?? 0;
