import type { Holdings } from "./holdings.ts";
import { rowsOf } from "./table.ts";
import { amounts, feeCents, pointsOf, received, type Terms, termsFor } from "./transfer.ts";
import { worthOf } from "./worth.ts";

export interface Wanted {
  readonly owner: string;
  readonly to: string;
  readonly need: number;
  readonly day: string;
}

export interface Funding {
  readonly shortfall: number;
  /** Value and fees given up. */
  readonly cents: number;
}

interface Source {
  readonly points: number;
  readonly worth: number;
  readonly straight: Terms | undefined;
  readonly toHub: Terms | undefined;
}

/** Points that arrived at the destination and at the hub so far, and thousandths of a cent given up. */
interface State {
  readonly arrived: number;
  readonly fed: number;
  readonly cost: number;
}

/** The one program that takes points of others and passes them on. */
export const HUB = "marriott_bonvoy";

const THOUSANDTHS = 1000;

/** Nothing, and every amount that may be sent: what arrives of it, and its fee. */
function* sends(terms: Terms | undefined, most: number) {
  yield { send: 0, arrives: 0, fee: 0 };
  if (terms === undefined) return;
  for (const send of amounts(terms, most)) {
    yield { send, arrives: received(terms, send), fee: feeCents(terms, send) * THOUSANDTHS };
  }
}

/** Every split of a source between the destination and the hub. */
function* splits({ points, worth, straight, toHub }: Source): Generator<State> {
  for (const feed of sends(toHub, points)) {
    for (const { send, arrives, fee } of sends(straight, points - feed.send)) {
      const cost = (feed.send + send) * worth + feed.fee + fee;
      yield { arrived: arrives, fed: feed.arrives, cost };
    }
  }
}

/** All that two can bring together, the cheapest of each. */
function together(some: readonly State[], others: readonly State[]): readonly State[] {
  const cheapest = new Map<string, State>();
  for (const one of some) {
    for (const other of others) {
      const arrived = one.arrived + other.arrived;
      const fed = one.fed + other.fed;
      const cost = one.cost + other.cost;
      const key = `${arrived} ${fed}`;
      if (cost < (cheapest.get(key)?.cost ?? Infinity)) cheapest.set(key, { arrived, fed, cost });
    }
  }
  return [...cheapest.values()];
}

/** The least value that brings `need` points, of all ways there are; the most points where none does. */
export function cheapestFunding(wallet: Holdings, { owner, to, need, day }: Wanted): Funding {
  const points = (program: string) => pointsOf(wallet, owner, program, day);
  const worth = (program: string) => worthOf(wallet, owner, program, day) ?? 0;
  const terms = (from: string, dest: string) => termsFor(wallet, owner, [from, dest], day);
  const fromHub = terms(HUB, to);
  const sources = sourcesOf(wallet, owner, [to, HUB]).map((from) => ({
    points: points(from),
    worth: worth(from),
    straight: terms(from, to),
    toHub: fromHub && terms(from, HUB),
  }));
  const own = { points: points(to), worth: worth(to) };
  const hub = { points: points(HUB), worth: worth(HUB) };
  let best: Funding = { shortfall: Infinity, cents: Infinity };
  const start: readonly State[] = [{ arrived: 0, fed: 0, cost: 0 }];
  for (const state of sources.map((one) => [...splits(one)]).reduce(together, start)) {
    for (const { send, arrives, fee } of sends(fromHub, hub.points + state.fed)) {
      const missing = Math.max(0, need - state.arrived - arrives);
      const used = Math.min(own.points, missing);
      // Points fed to the hub cost the same whether or not they go on.
      const ofHub = Math.max(0, send - state.fed) * hub.worth;
      const cents = (state.cost + ofHub + fee + used * own.worth) / THOUSANDTHS;
      const found = { shortfall: missing - used, cents };
      if (isBetter(found, best)) best = found;
    }
  }
  return best;
}

const isBetter = (one: Funding, other: Funding): boolean =>
  one.shortfall < other.shortfall || (one.shortfall === other.shortfall && one.cents < other.cents);

/** The programs whose points the owner has, those of cash-back cards by the program they open to. */
function sourcesOf(wallet: Holdings, owner: string, except: readonly string[]): readonly string[] {
  const opensTo = (program: string) =>
    rowsOf("programs").find((row) => row("key") === program)?.("opens_to") || program;
  const held = wallet.balances.filter((one) => one.owner === owner);
  return [...new Set(held.map(({ program }) => opensTo(program)))].filter(
    (program) => !except.includes(program),
  );
}
