/** A place where what is to be assigned is worth something, with so much room in all. */
export interface Option {
  readonly place: string;
  readonly room: number;
  readonly worth: number;
}

interface Supply {
  readonly amount: number;
  readonly options: readonly Option[];
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly worth: number;
  room: number;
  readonly back: () => Edge;
}

const START = "start";
const END = "end";

/** The most that supplies are worth together: each time the best way is taken, moving others aside. */
export function mostWorth(supplies: readonly Supply[]): number {
  const edges = toEdges(supplies);
  let total = 0;
  for (let path = bestPath(edges); path !== undefined; path = bestPath(edges)) {
    const amount = Math.min(...path.map(({ room }) => room));
    for (const edge of path) {
      edge.room -= amount;
      edge.back().room += amount;
      total += amount * edge.worth;
    }
  }
  return total;
}

function toEdges(supplies: readonly Supply[]): readonly Edge[] {
  const edges: Edge[] = [];
  const join = (from: string, to: string, room: number, worth: number): void => {
    const there: Edge = { from, to, room, worth, back: () => back };
    const back: Edge = { from: to, to: from, room: 0, worth: -worth, back: () => there };
    edges.push(there, back);
  };
  const rooms = new Map<string, number>();
  for (const [at, { amount, options }] of supplies.entries()) {
    join(START, `supply ${at}`, amount, 0);
    for (const { place, room, worth } of options) {
      join(`supply ${at}`, place, amount, worth);
      rooms.set(place, room);
    }
  }
  for (const [place, room] of rooms) join(place, END, room, 0);
  return edges;
}

/** The way from start to end with room that is worth most (Bellman and Ford). */
function bestPath(edges: readonly Edge[]): readonly Edge[] | undefined {
  const best = new Map<string, { readonly worth: number; readonly path: readonly Edge[] }>([
    [START, { worth: 0, path: [] }],
  ]);
  for (let changed = true; changed;) {
    changed = false;
    for (const edge of edges) {
      const reached = best.get(edge.from);
      if (reached === undefined || edge.room === 0) continue;
      const worth = reached.worth + edge.worth;
      if (worth <= (best.get(edge.to)?.worth ?? -Infinity)) continue;
      best.set(edge.to, { worth, path: [...reached.path, edge] });
      changed = true;
    }
  }
  return best.get(END)?.path;
}
